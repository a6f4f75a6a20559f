import type { Pool } from 'pg';
import { isRecord } from '../../../lib/is-record.ts';
import {
  StorageError,
  type Commands,
  type CommandSpec,
  type PoolState,
  type Storage,
} from '../../ports/storage.ts';
import { buildReads } from '../reads.ts';
import { buildExecute, buildQueries } from './connection.ts';
import { buildPool } from './pool.ts';
import { prepareDatabase } from './prepare.ts';
import { shareConnections } from './shared-connections.ts';
import { buildSharedMemory } from './shared-memory.ts';
import { buildTransactions } from './transaction.ts';
import { buildTurns, type Turns } from './turns.ts';

export interface PostgresOptions {
  /** To PostgreSQL, at most, whatever they are for: 3 or more. */
  readonly connections?: number;
  /** Requests that may wait for a connection; more are refused. */
  readonly backlog?: number;
  /** How long a request waits for a connection before it is refused, in ms. */
  readonly patience?: number;
  /** How long a statement waits for a row that another holds, in ms. */
  readonly lockPatience?: number;
  /** How long what servers know together is waited for, in ms. */
  readonly sharedPatience?: number;
  /** Told of connections that broke; new ones are made when they are needed. */
  readonly onLost?: (error: unknown) => void;
}

const defaults = { connections: 16, backlog: 1024, patience: 3000, sharedPatience: 1000 };

/** Commands that run at once for one member: more would only wait for its row, each on a connection. */
const commandsEach = 2;

/**
 * Opens a PostgreSQL database. Rejects with StorageRefusal where it cannot be reached or must not be used; once it
 * was opened it may come and go, and calls meanwhile reject with StorageError.
 */
export async function openPostgres<Spec extends CommandSpec>(
  url: string,
  commands: Commands<Spec>,
  options: PostgresOptions = {},
): Promise<Storage<Spec>> {
  const { pooled } = await prepareDatabase(url);
  const {
    connections = defaults.connections,
    backlog = defaults.backlog,
    patience = defaults.patience,
    lockPatience,
    sharedPatience = defaults.sharedPatience,
    onLost = () => undefined,
  } = options;
  const route = { pooled, lockPatience };
  const { reading, writing, sharing } = openPools(url, { ...route, patience, onLost, connections });
  const shared = shareConnections(reading);
  const runInTransaction = buildTransactions(writing, route);
  const turns = buildTurns({ each: commandsEach, patience });
  const underWay = new Set<Promise<unknown>>();
  let ended: Promise<unknown> | undefined;
  const admit = (waiting: number) => {
    if (ended) throw new StorageError('The database is closed');
    if (waiting >= backlog) throw new StorageError('Too many requests are waiting');
  };
  const read = buildExecute(route, async (query) => {
    admit(shared.waiting());
    return shared.ask(query);
  });
  return {
    shared: buildSharedMemory(buildExecute(route, shareConnections(sharing).ask), sharedPatience),
    reads: buildReads(buildQueries(read)),
    async run(name, args) {
      admit(writing.waitingCount + turns.waiting());
      const outcome = inTurn(turns, args, () => runInTransaction((tx) => commands[name](tx, args)));
      underWay.add(outcome);
      return outcome.finally(() => underWay.delete(outcome));
    },
    async state() {
      const pools = [toUse('reading', reading), toUse('writing', writing), toUse('sharing', sharing)];
      return { waiting: underWay.size, pools };
    },
    async close() {
      ended ??= Promise.allSettled(underWay).then(() =>
        Promise.all([reading.end(), writing.end(), sharing.end()]),
      );
      await ended;
    },
  };
}

/** Connections of their own for each use, so that none of them waits behind another. */
function openPools(url: string, options: Parameters<typeof buildPool>[1]) {
  const reading = Math.ceil(options.connections / 4);
  const open = (connections: number) => buildPool(url, { ...options, connections });
  return {
    reading: open(reading),
    writing: open(Math.max(1, options.connections - reading - 1)),
    sharing: open(1),
  };
}

function toUse(use: PoolState['use'], { totalCount, idleCount, waitingCount }: Pool): PoolState {
  return { use, open: totalCount, idle: idleCount, waiting: waitingCount };
}

/** Runs a command in the turn of the member it is for, where its arguments say so. */
function inTurn<T>(turns: Turns, args: unknown, work: () => Promise<T>): Promise<T> {
  const owner = isRecord(args) ? args['memberId'] : undefined;
  return typeof owner === 'string' ? turns.take(owner, work) : work();
}
