import type { SoakOptions } from './options.ts';
import { runTests } from './run-tests.ts';

/** Sign-in by e-mail and by code, on SQLite and on PostgreSQL. */
const servers = 4;

export function soakFuzz({ requests, seed }: SoakOptions): Promise<boolean> {
  console.log(`${requests} requests by the seed ${seed}`);
  const each = Math.ceil(requests / servers);
  return runTests(['tests/server/http/fuzz'], { FUZZ_REQUESTS: String(each), FUZZ_SEED: String(seed) });
}
