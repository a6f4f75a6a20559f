import { isRecord } from '../../../lib/is-record.ts';
import { buildKeyedQueue, type KeyedQueue } from '../../../lib/keyed-queue.ts';
import type { Pool } from 'pg';
import {
  MemberBusyError,
  StorageError,
  type Commands,
  type CommandSpec,
  type PoolState,
  type Storage,
} from '../../ports/storage.ts';
import { buildReads } from '../reads.ts';
import { buildQueries, buildRetryingExecute, nameQueries } from './connection.ts';
import { buildPool, toSilence, type PoolOptions } from './pool.ts';
import { prepareDatabase } from './prepare.ts';
import { buildSharedMemory } from './shared-memory.ts';
import { SilentConnections } from './silent-connections.ts';
import { buildTransactions } from './transaction.ts';

export interface PostgresOptions {
  /** Connections to PostgreSQL at most, for all uses: 3 or more. */
  readonly connections?: number;
  /** Requests that may wait for a connection; more are refused. */
  readonly backlog?: number;
  /** How long a request waits for a connection, and a command for others of the same member, in ms. */
  readonly acquireTimeout?: number;
  /** How long a statement waits for a locked row, in ms. */
  readonly lockTimeout?: number;
  /** How long to wait for the answer to a statement, in ms. */
  readonly answerTimeout?: number;
  /** How long to wait for what servers share, in ms. */
  readonly sharedTimeout?: number;
  /** Called for each connection that broke; new ones are made when they are needed. */
  readonly onLost?: (error: unknown) => void;
}

const defaults = {
  connections: 16,
  backlog: 1024,
  acquireTimeout: 3000,
  lockTimeout: undefined,
  answerTimeout: undefined,
  sharedTimeout: 1000,
  onLost: () => undefined,
};

/** Commands that run at once for one member, and sign-ins for one e-mail: more would wait for a locked row, each on a connection. */
const perKey = { commands: 2, signIns: 1 };

/**
 * Opens a PostgreSQL database. Each command is one transaction. Rejects with StorageRefusal where the database cannot be
 * reached or must not be used; once it is open, calls while it is away reject with StorageError.
 */
export async function openPostgres<Spec extends CommandSpec>(
  url: string,
  commands: Commands<Spec>,
  options: PostgresOptions = {},
): Promise<Storage<Spec>> {
  const { pooled } = await prepareDatabase(url);
  const { connections, backlog, acquireTimeout, sharedTimeout, ...timeouts } = { ...defaults, ...options };
  const route = { pooled, lockTimeout: timeouts.lockTimeout };
  const pools = openPools(url, { ...timeouts, pooled, acquireTimeout, connections });
  const runInTransaction = buildTransactions(pools.writing, route);
  const commandsOfMembers = buildKeyedQueue({ perKey: perKey.commands });
  const signIns = buildKeyedQueue({ perKey: perKey.signIns });
  const queue = <T>(args: unknown, work: () => Promise<T>): Promise<T> => {
    const { memberId, email } = isRecord(args) ? args : {};
    if (typeof memberId === 'string') return runInTime(commandsOfMembers, memberId, acquireTimeout, work);
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
  const share = buildRetryingExecute(nameQueries(route), (query) => pools.sharing.query(query));
  return {
    shared: buildSharedMemory(share, sharedTimeout),
    reads: buildReads(buildQueries(read)),
    async run(name, args) {
      admit(pools.writing.waitingCount + commandsOfMembers.waiting() + signIns.waiting());
      const outcome = queue(args, () => runInTransaction((tx) => commands[name](tx, args)));
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

/** Connections of their own for each use: reads never wait behind commands that wait for a locked row. */
type Pools = Readonly<Record<PoolState['use'], Pool>>;

function openPools(url: string, options: PoolOptions): Pools {
  const silent = new SilentConnections(toSilence(options));
  const open = (connections: number) => {
    const pool = buildPool(url, { ...options, connections });
    silent.watch(pool);
    return pool;
  };
  const reading = Math.ceil(options.connections / 4);
  return {
    reading: open(reading),
    writing: open(Math.max(1, options.connections - reading - 1)),
    sharing: open(1),
  };
}

function listStates({ reading, writing, sharing }: Pools): readonly PoolState[] {
  return [toState('reading', reading), toState('writing', writing), toState('sharing', sharing)];
}

function toState(use: PoolState['use'], { totalCount, idleCount, waitingCount }: Pool): PoolState {
  return { use, open: totalCount, idle: idleCount, waiting: waitingCount };
}

/** Rejects with MemberBusyError where the work does not start within `timeout` ms. */
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
