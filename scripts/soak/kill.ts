import type { SoakOptions } from './options.ts';
import { runTests } from './run-tests.ts';

/** kill -9 of the server, of PostgreSQL and of both in the middle of saves. */
export function soakKill({ rounds }: SoakOptions): Promise<boolean> {
  return runTests(['tests/storage/kill', 'tests/storage/postgres-kill'], { KILL_ROUNDS: String(rounds) });
}
