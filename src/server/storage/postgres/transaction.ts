import { setTimeout as wait } from 'node:timers/promises';
import type { ClientBase, Pool, PoolClient } from 'pg';
import type { Db } from '../../ports/database.ts';
import { StorageError } from '../../ports/storage.ts';
import { ClientTransaction } from './client-transaction.ts';
import { nameQueries } from './connection.ts';
import { countRetries, leavesUsable } from './failures.ts';
import type { Route } from './pool.ts';

/** Pause before a retry, in ms: a random part of a limit that doubles from first to longest. */
const retryPause = { first: 5, longest: 250 };

/** Retries the transaction from its start after a serialization failure or a deadlock. */
type RunInTransaction = <Outcome>(work: (tx: Db) => Promise<Outcome>) => Promise<Outcome>;

export function buildTransactions(pool: Pool, route: Route): RunInTransaction {
  const known = new WeakMap<ClientBase, ClientTransaction>();
  const toQuery = nameQueries(route);
  const transactionOf = (client: ClientBase) => {
    const transaction = known.get(client) ?? new ClientTransaction(client, route, toQuery);
    known.set(client, transaction);
    return transaction;
  };
  return (work) => retry(() => runOnce(pool, transactionOf, work));
}

async function retry<Outcome>(run: () => Promise<Outcome>): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const retries = countRetries(error);
      if (retries === 0) throw error;
      if (attempt > retries) throw toFinalError(error);
      const longest = Math.min(retryPause.first * 2 ** (attempt - 1), retryPause.longest);
      await wait(Math.random() * longest);
    }
  }
}

/** A conflict between writes may be over soon, so it is a StorageError; a duplicate value is not. */
function toFinalError(error: unknown): unknown {
  return countRetries(error) > 2
    ? new StorageError('The database could not order the writes', { cause: error })
    : error;
}

async function runOnce<Outcome>(
  pool: Pool,
  transactionOf: (client: ClientBase) => ClientTransaction,
  work: (tx: Db) => Promise<Outcome>,
): Promise<Outcome> {
  const client = await acquire(pool);
  const transaction = transactionOf(client);
  let isReusable = false;
  try {
    transaction.begin();
    const outcome = await work(transaction.tx);
    await transaction.commit();
    isReusable = true;
    return outcome;
  } catch (raw) {
    const error = transaction.failure ?? raw;
    const isUsable = leavesUsable(error) || !(error instanceof StorageError);
    isReusable = isUsable && (await transaction.rollBack());
    throw error;
  } finally {
    client.release(!isReusable);
  }
}

async function acquire(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw new StorageError('No connection to the database', { cause: error });
  }
}
