import { setTimeout as wait } from 'node:timers/promises';
import type { ClientBase, Pool, PoolClient } from 'pg';
import { StorageError, type Tx } from '../../ports/storage.ts';
import { ClientTransaction } from './client-transaction.ts';
import { nameQueries } from './connection.ts';
import { countRetries, leavesUsable } from './failures.ts';
import type { Route } from './pool.ts';

/** The pause before a command runs again, in ms: a random part of a limit that doubles from first to longest. */
const retryPause = { first: 5, longest: 250 };

/** Runs work in a transaction of its own, and again from its start where PostgreSQL says so. */
export type RunInTransaction = <Outcome>(work: (tx: Tx) => Promise<Outcome>) => Promise<Outcome>;

/** Transactions over the connections of a pool. */
export function buildTransactions(pool: Pool, route: Route): RunInTransaction {
  const known = new WeakMap<ClientBase, ClientTransaction>();
  const toQuery = nameQueries(route);
  const over = (client: ClientBase) => {
    const transaction = known.get(client) ?? new ClientTransaction(client, route, toQuery);
    known.set(client, transaction);
    return transaction;
  };
  return (work) => runAgain(() => tryOnce(pool, over, work));
}

async function runAgain<Outcome>(tryIt: () => Promise<Outcome>): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryIt();
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

async function tryOnce<Outcome>(
  pool: Pool,
  over: (client: ClientBase) => ClientTransaction,
  work: (tx: Tx) => Promise<Outcome>,
): Promise<Outcome> {
  const client = await connect(pool);
  const transaction = over(client);
  let clean = false;
  try {
    transaction.begin();
    const outcome = await work(transaction.tx);
    await transaction.commit();
    clean = true;
    return outcome;
  } catch (raw) {
    // After a posted write has failed, PostgreSQL refuses whatever comes next with an error that says nothing.
    const error = (await transaction.findFailure()) ?? raw;
    clean = (leavesUsable(error) || !(error instanceof StorageError)) && (await transaction.rollBack());
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
