import { isRecord } from '../../../lib/is-record.ts';
import { StorageError, type Commands, type CommandSpec, type Storage, type Tx } from '../../ports/storage.ts';
import type { UpdateBeginning } from '../../ports/entities.ts';
import type { SharedMemory } from '../../ports/shared-memory.ts';
import { buildReads } from '../reads.ts';
import { buildLooks } from './beginnings.ts';
import { buildQueries, buildRepeatingExecute, nameQueries, type ToQuery } from './connection.ts';
import { KnownUses } from './known-uses.ts';
import { buildOptimistic } from './optimistic.ts';
import type { Route } from './pool.ts';
import { endPools, openPools, statesOf, type Pools } from './pools.ts';
import { prepareDatabase } from './prepare.ts';
import { SharedConnections } from './shared-connections.ts';
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
  /** How long the answer to a statement is waited for, in ms. */
  readonly answerPatience?: number;
  /** Commands that begin with the number of a member's next save: they are tried without a transaction first. */
  readonly saves?: readonly PropertyKey[];
  /** How long what servers know together is waited for, in ms. */
  readonly sharedPatience?: number;
  /** Told of connections that broke; new ones are made when they are needed. */
  readonly onLost?: (error: unknown) => void;
}

const defaults = {
  connections: 16,
  backlog: 1024,
  patience: 3000,
  lockPatience: undefined,
  answerPatience: undefined,
  saves: [],
  sharedPatience: 1000,
  onLost: () => undefined,
};

/** Commands that run at once for one member, and log-ins: more would only wait for its row, each on a connection. */
const atOnce = { commands: 2, logIns: 1 };

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
  const { connections, backlog, patience, lockPatience, answerPatience, saves, sharedPatience, onLost } = {
    ...defaults,
    ...options,
  };
  const route = { pooled, lockPatience };
  const pools = openPools(url, { ...route, patience, answerPatience, onLost, connections });
  const reading = new SharedConnections(pools.reading, 'most');
  const toReadingQuery = nameQueries(route);
  const uses = new KnownUses();
  const runner = buildRunner(pools, { reading, toReadingQuery, uses, saves: new Set(saves) }, route);
  const turns = buildTurns({ patience });
  const underWay = new Set<Promise<unknown>>();
  let ended: Promise<unknown> | undefined;
  const admit = (waiting: number) => {
    if (ended) throw new StorageError('The database is closed');
    if (waiting >= backlog) throw new StorageError('Too many requests are waiting');
  };
  const read = buildRepeatingExecute(toReadingQuery, async (query) => {
    admit(reading.waiting);
    return reading.ask(query);
  });
  const queries = buildQueries(read);
  const looks = buildLooks(queries, uses);
  return {
    shared: shareMemory(pools, route, sharedPatience),
    reads: buildReads(queries),
    look: looks.look,
    async run(name, args, look) {
      admit(runner.waiting() + turns.waiting());
      const work = (tx: Tx) => commands[name](tx, args);
      const outcome = inTurn(turns, args, () => runner.run(name, work, looks.find(look)));
      underWay.add(outcome);
      return outcome.finally(() => underWay.delete(outcome));
    },
    async state() {
      return { waiting: underWay.size, pools: statesOf(pools) };
    },
    async close() {
      ended ??= Promise.allSettled(underWay).then(() => endPools(pools));
      await ended;
    },
  };
}

function shareMemory(pools: Pools, route: Route, patience: number): SharedMemory {
  const sharing = new SharedConnections(pools.sharing, 'fewest');
  return buildSharedMemory(buildRepeatingExecute(nameQueries(route), sharing.ask), patience);
}

interface RunnerOptions {
  readonly reading: SharedConnections;
  readonly toReadingQuery: ToQuery;
  readonly uses: KnownUses;
  readonly saves: ReadonlySet<PropertyKey>;
}

/** Runs the work of commands: what may do without a transaction tries that first. */
function buildRunner(pools: Pools, { saves, ...reading }: RunnerOptions, route: Route) {
  const saving = pools.saving && new SharedConnections(pools.saving, 'fewest');
  const runOptimistically = saving && buildOptimistic({ ...reading, saving }, route);
  const runInTransaction = buildTransactions(pools.writing, route);
  return {
    /** Pieces of work that wait for a connection, or for what they have sent over one that is shared. */
    waiting: () => pools.writing.waitingCount + (saving?.waiting ?? 0),
    async run<Outcome>(
      name: PropertyKey,
      work: (tx: Tx) => Promise<Outcome>,
      seen: UpdateBeginning | undefined,
    ): Promise<Outcome> {
      const attempt = saves.has(name) ? await runOptimistically?.(work, seen) : undefined;
      return attempt?.kind === 'done' ? attempt.outcome : runInTransaction(work);
    },
  };
}

/** Runs a command in the turn of the member it is for, or of the e-mail that logs in, where its arguments name one. */
function inTurn<T>(turns: Turns, args: unknown, work: () => Promise<T>): Promise<T> {
  const { memberId, email } = isRecord(args) ? args : {};
  if (typeof memberId === 'string') return turns.take(`member ${memberId}`, atOnce.commands, work);
  if (typeof email === 'string') return turns.take(`e-mail ${email}`, atOnce.logIns, work);
  return work();
}
