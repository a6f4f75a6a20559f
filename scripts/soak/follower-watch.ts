import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** Between two checks, in ms. */
const rest = 100;

/** Checks, until aborted, whether the primary has another node that each commit waits for. */
export async function watchFollowers(
  url: string,
  ended: AbortSignal,
): Promise<{ looks: number; alone: number }> {
  const seen = { looks: 0, alone: 0 };
  while (!ended.aborted) {
    const names = await findFollowers(url);
    if (names !== undefined) seen.looks += 1;
    if (names === '') seen.alone += 1;
    await wait(rest);
  }
  return seen;
}

/** The nodes that may acknowledge the primary's commits; undefined: there is no primary. */
export async function findFollowers(url: string): Promise<string | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000, query_timeout: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ names: string; follows: boolean }>(
      `SELECT current_setting('synchronous_standby_names') AS names, pg_is_in_recovery() AS follows`,
    );
    return rows[0]?.follows === false ? rows[0].names : undefined;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
