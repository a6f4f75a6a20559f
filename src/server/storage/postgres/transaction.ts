import { setTimeout as wait } from 'node:timers/promises';
import type { ClientBase, Pool, PoolClient } from 'pg';
import { StorageError, type Tx } from '../../ports/storage.ts';
import { buildTx } from '../writes.ts';
import { buildQueries } from './connection.ts';
import { countRetries, toStorageError } from './failures.ts';

/** The pause before a command runs again, in ms: a random part of a limit that doubles from first to longest. */
const retryPause = { first: 5, longest: 250 };

/** Runs work in a transaction of its own, and again from its start where PostgreSQL says so. */
export async function runInTransaction<Outcome>(
  pool: Pool,
  work: (tx: Tx) => Promise<Outcome>,
): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryOnce(pool, work);
    } catch (error) {
      const retries = countRetries(error);
      if (retries === 0) throw error;
      if (attempt > retries) throw giveUp(error);
      const longest = Math.min(retryPause.first * 2 ** (attempt - 1), retryPause.longest);
      await wait(Math.random() * longest);
    }
  }
}

/** What keeps two commands apart may be over soon; a value that is there already stays there. */
function giveUp(error: unknown): unknown {
  return countRetries(error) > 2
    ? new StorageError('The database could not order the writes', { cause: error })
    : error;
}

async function tryOnce<Outcome>(pool: Pool, work: (tx: Tx) => Promise<Outcome>): Promise<Outcome> {
  const client = await connect(pool);
  let clean = false;
  try {
    // Commands hold the member before they read what they depend on, so each statement must see the latest commit.
    await send(client, 'BEGIN ISOLATION LEVEL READ COMMITTED');
    const outcome = await work(txOver(client));
    // PostgreSQL answers the COMMIT of a transaction that failed with ROLLBACK, which is no error by itself.
    if ((await send(client, 'COMMIT')) !== 'COMMIT')
      throw new Error('A failure in the command was swallowed');
    clean = true;
    return outcome;
  } catch (error) {
    clean = !(error instanceof StorageError) && (await rollBack(client));
    throw error;
  } finally {
    // A connection in an unknown state is closed, not used again.
    client.release(!clean);
  }
}

async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw new StorageError('No connection to the database', { cause: error });
  }
}

async function send(client: ClientBase, sql: string): Promise<string> {
  try {
    return (await client.query(sql)).command;
  } catch (error) {
    throw toStorageError(error);
  }
}

async function rollBack(client: ClientBase): Promise<boolean> {
  try {
    await client.query('ROLLBACK');
    return true;
  } catch {
    return false;
  }
}

const known = new WeakMap<ClientBase, Tx>();

function txOver(client: ClientBase): Tx {
  const found = known.get(client);
  if (found) return found;
  const tx = buildTx(
    buildQueries((query) => client.query(query)),
    { holdMembers: true },
  );
  known.set(client, tx);
  return tx;
}
