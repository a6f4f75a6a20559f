import { expect, it } from 'vitest';
import { readOptions } from '../../scripts/soak/options.ts';

const names = ['kill', 'bank'];

it('long runs take their parts by name, and how long each is', () => {
  expect(readOptions(['bank', '--minutes', '2', '--sockets', '500'], names)).toMatchObject({
    parts: ['bank'],
    options: { minutes: 2, rounds: 25, requests: 500_000, sockets: 500 },
  });
  expect(readOptions([], names)).toMatchObject({ parts: names, options: { sockets: 10_000 } });
});

it.each([
  [['banks']],
  [['--minutes', '0']],
  [['--minutes', 'x']],
  [['--sockets', '-1']],
  [['--hours', '1']],
  [['bank', '--minutes']],
])('%j is nothing that a long run understands', (args) => {
  expect(readOptions(args, names)).toBeUndefined();
});
