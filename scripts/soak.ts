/**
 * The long runs: kill -9 of the server and of PostgreSQL in the middle of saves, over and over.
 *
 * Usage: npm run soak -- [ROUNDS]        25 rounds of each kind unless said otherwise
 */
import { spawnSync } from 'node:child_process';
import { root } from './setup/files.mjs';
import { ensureBuilt } from './setup/build.mjs';
import { ensurePostgres } from './setup/postgres.mjs';
import { programPath } from './setup/program.mjs';

const rounds = process.argv[2] ?? '25';

if (/^[1-9]\d*$/.test(rounds)) {
  ensureBuilt(process.execPath);
  const env = { ...process.env, KILL_ROUNDS: rounds, POSTGRES_BIN: ensurePostgres() };
  const args = [
    'run',
    '--project',
    'node',
    '--project',
    'postgres',
    'tests/storage/kill',
    'tests/storage/postgres-kill',
  ];
  const { status } = spawnSync(process.execPath, [programPath('vitest'), ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else {
  console.error('Usage: npm run soak -- [ROUNDS]');
  process.exitCode = 1;
}
