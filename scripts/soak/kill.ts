import type { SoakOptions } from './options.ts';
import { runTests } from './run-tests.ts';

export function soakKill({ rounds }: SoakOptions): Promise<boolean> {
  return runTests(['tests/storage/kill', 'tests/storage/postgres-kill'], { KILL_ROUNDS: String(rounds) });
}
