import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataDir } from '../../scripts/product/server.ts';
import { builtProgram } from '../../scripts/setup/built-programs.mjs';
import { runProgram } from '../helpers/run-program.ts';

const email = 'maya@studio.example';
const members = builtProgram('members');
const { path, remove } = makeDataDir();
const env = { DATA_DIR: path };

beforeAll(() => runProgram(members, ['add', email, '--until', '2030-12-31'], { env }));
afterAll(remove);

it.each([
  [members, 'list'],
  [members, 'audit'],
  [members, 'export', email],
  [builtProgram('database'), 'check'],
  ['scripts/schemas.ts', '--evidence'],
  ['scripts/schemas.ts', '--help'],
])('%s %s ends without an error if nobody reads its output', async (program, ...args) => {
  const closed = ['bash', '-c', 'set -o pipefail; "$@" | true', 'bash'];
  expect(await runProgram(program, args, { env, behind: closed })).toMatchObject({ code: 0, errors: '' });
});
