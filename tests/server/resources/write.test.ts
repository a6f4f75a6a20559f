import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listWrites, write } from '../../../src/server/resources/write.ts';
import { writes } from '../../../src/server/writes.ts';

const rename = () => write('rename', async () => null);

it('writes of resources are found by their names', () => {
  const one = rename();
  expect(listWrites([{ one, other: 'no write' }])).toEqual({ rename: one });
});

it('two writes with the same name stop the start', () => {
  expect(() => listWrites([{ one: rename() }, { one: rename() }])).toThrow('rename');
});

it('the writer thread finds every write that the server declares', () => {
  const declared = globSync('src/server/{resources,jobs}/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/= write(?:WithoutMember)?\(\s*'(\w+)'/g)].map(
      ([, name]) => name,
    ),
  );
  expect(new Set(declared)).toEqual(new Set(Object.keys(writes)));
});
