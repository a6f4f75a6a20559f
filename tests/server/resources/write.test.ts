import { expect, it } from 'vitest';
import { listWrites, write } from '../../../src/server/resources/write.ts';

const rename = () => write('rename', async () => null);

it('writes of resources are found by their names', () => {
  const one = rename();
  expect(listWrites([{ one, other: 'no write' }])).toEqual({ rename: one });
});

it('two writes with the same name stop the start', () => {
  expect(() => listWrites([{ one: rename() }, { one: rename() }])).toThrow('rename');
});
