import { isRecord } from '../../../lib/is-record.ts';
import { buildKeyedQueue, type KeyedQueue } from '../../../lib/keyed-queue.ts';
import type { Pool } from 'pg';
import { MemberBusyError, StorageError, type PoolState, type Storage } from '../../ports/storage.ts';
import { buildQueries, buildRetryingExecute, nameQueries } from './connection.ts';
import { buildPool, type PoolOptions } from './pool.ts';
import { prepareDatabase } from './prepare.ts';
import { buildTransactions } from './transaction.ts';

export interface PostgresOptions {
  /** For all uses, at least 2. */
  readonly connections?: number;
  readonly backlog?: number;
  /** In ms: of a request for a connection, and of a write for others of the same member. */
  readonly acquireTimeout?: number;
  /** Of a statement for a locked row, in ms. */
  readonly lockTimeout?: number;
  /** In ms. */
  readonly answerTimeout?: number;
  readonly onLost?: (error: unknown) => void;
}

const defaults = {
  connections: 16,
  backlog: 1024,
  acquireTimeout: 3000,
  lockTimeout: undefined,
  answerTimeout: undefined,
  onLost: () => undefined,
};

/** More writes of a member, or sign-ins of an e-mail, would wait for a locked row, each on a connection. */
const perKey = { writes: 2, signIns: 1 };

/**
 * Rejects with StorageRefusal if the database must not be used; later calls reject with StorageError while it is unreachable.
 */
export async function openPostgres<Given>(
  url: string,
  given: Given,
  options: PostgresOptions = {},
): Promise<Storage<Given>> {
  const { pooled } = await prepareDatabase(url);
  const { connections, backlog, acquireTimeout, ...timeouts } = { ...defaults, ...options };
  const route = { pooled, lockTimeout: timeouts.lockTimeout };
  const pools = openPools(url, { ...timeouts, pooled, acquireTimeout, connections });
  const runInTransaction = buildTransactions(pools.writing, route);
  const writesOfMembers = buildKeyedQueue({ perKey: perKey.writes });
  const signIns = buildKeyedQueue({ perKey: perKey.signIns });
  const queue = <T>(args: unknown, work: () => Promise<T>): Promise<T> => {
    const { memberId, email } = isRecord(args) ? args : {};
    if (typeof memberId === 'string') return runInTime(writesOfMembers, memberId, acquireTimeout, work);
    return typeof email === 'string' ? runInTime(signIns, email, acquireTimeout, work) : work();
  };
  const underWay = new Set<Promise<unknown>>();
  let ended: Promise<unknown> | undefined;
  const admit = (waiting: number) => {
    if (ended) throw new StorageError('The database is closed');
    if (waiting >= backlog) throw new StorageError('Too many requests are waiting');
  };
  const read = buildRetryingExecute(nameQueries(route), async (query) => {
    admit(pools.reading.waitingCount);
    return pools.reading.query(query);
  });
  return {
    reads: buildQueries(read),
    async run(write, args) {
      admit(pools.writing.waitingCount + writesOfMembers.waiting() + signIns.waiting());
      const outcome = queue(args, () => runInTransaction((tx) => write(tx, args, given)));
      underWay.add(outcome);
      return outcome.finally(() => underWay.delete(outcome));
    },
    async state() {
      return { waiting: underWay.size, pools: listStates(pools) };
    },
    async close() {
      ended ??= Promise.allSettled(underWay).then(() =>
        Promise.all(Object.values(pools).map((pool) => pool.end())),
      );
      await ended;
    },
  };
}

/** Separate connections for each use: reads never wait behind writes that wait for a locked row. */
type Pools = Readonly<Record<PoolState['use'], Pool>>;

function openPools(url: string, options: PoolOptions): Pools {
  const open = (connections: number) => buildPool(url, { ...options, connections });
  const reading = Math.ceil(options.connections / 4);
  return {
    reading: open(reading),
    writing: open(Math.max(1, options.connections - reading)),
  };
}

function listStates({ reading, writing }: Pools): readonly PoolState[] {
  return [toState('reading', reading), toState('writing', writing)];
}

function toState(use: PoolState['use'], { totalCount, idleCount, waitingCount }: Pool): PoolState {
  return { use, open: totalCount, idle: idleCount, waiting: waitingCount };
}

/** Rejects with MemberBusyError if the work does not start in time. */
async function runInTime<T>(
  queue: KeyedQueue,
  key: string,
  timeout: number,
  work: () => Promise<T>,
): Promise<T> {
  const waiting = new AbortController();
  const busy = new MemberBusyError('The member has too many writes under way');
  const timer = setTimeout(() => waiting.abort(busy), timeout);
  return queue.run({ key, signal: waiting.signal }, () => {
    clearTimeout(timer);
    return work();
  });
}
