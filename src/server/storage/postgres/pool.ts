import { Client, Pool } from 'pg';
import { isLoopback } from '../../../lib/loopback.ts';
import { StorageRefusal } from '../../ports/storage.ts';
import { readAlike } from './connection.ts';
import { GatheringSocket } from './gathering-socket.ts';

/** In ms; `connect` includes the wait for a free connection. */
const timeouts = { connect: 3000, statement: 5000, lock: 2000, idleInTransaction: 10_000, response: 8000 };

const everyConnection = { application_name: 'take-profits', types: readAlike, keepAlive: true };

/**
 * A plan that was made while a table was empty reads all of it, and stays until PostgreSQL looks at the table again, a minute
 * later at best; of what is sent often, all goes by an index. What must read a whole table then seems so dear that it would be
 * compiled first.
 */
const plans = '-c enable_seqscan=off -c jit=off';

/** How connections reach PostgreSQL. */
export interface Route {
  /** A pooler gives each transaction another connection: settings and prepared statements do not stay. */
  readonly pooled: boolean;
  /** How long a statement waits for a row that another holds, in ms. */
  readonly lockPatience?: number | undefined;
}

export interface PoolOptions extends Route {
  readonly connections: number;
  /** How long a request waits for a connection, in ms. */
  readonly patience?: number | undefined;
  /** How long the answer to a statement is waited for, in ms: more than a statement may take. */
  readonly answerPatience?: number | undefined;
  /** Told of connections that broke. */
  readonly onLost: (error: unknown) => void;
}

/** Connections that are made when they are needed. */
export function buildPool(url: string, options: PoolOptions): Pool {
  const { connections, patience, answerPatience, onLost, ...route } = options;
  const pool = new Pool({
    ...everyConnection,
    connectionString: url,
    // A pooler refuses whoever brings settings that it does not know.
    ...(!route.pooled && { options: plans, ...toLimits(route) }),
    max: connections,
    // A query is sent before those sent earlier are answered.
    pipeline: true,
    stream: () => new GatheringSocket(),
    connectionTimeoutMillis: patience ?? timeouts.connect,
    // For a network that swallows everything: the server's own limits cannot be told across it.
    query_timeout: answerPatience ?? timeouts.response,
  });
  // Without these two the death of PostgreSQL would end this process: of a connection at rest, and of one in use.
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
}

/** After how long a connection that has said nothing is taken for dead where another one was, in ms. */
export function toSilence({ answerPatience }: Pick<PoolOptions, 'answerPatience'>): number {
  return 0.75 * (answerPatience ?? timeouts.response);
}

/** What begins a transaction, with its limits where the connection has none. */
export function toBegin(route: Route): string {
  // Commands hold the member before they read what they depend on, so each statement must see the latest commit.
  const begin = 'BEGIN ISOLATION LEVEL READ COMMITTED';
  if (!route.pooled) return begin;
  const limits = Object.entries(toLimits(route)).map(([name, value]) => `SET LOCAL ${name} = ${value}`);
  return [begin, ...limits].join('; ');
}

/** In ms, by PostgreSQL's names. */
function toLimits({ lockPatience }: Route) {
  return {
    statement_timeout: timeouts.statement,
    // Whoever waits for a row holds a connection that others need. PostgreSQL looks for deadlocks after 1 s: this is longer.
    lock_timeout: lockPatience ?? timeouts.lock,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
  };
}

/**
 * One connection, whose statements may take as long as they need. Throws StorageRefusal where it would go to another machine
 * without TLS: every answer and session would be readable on the way.
 */
export function buildClient(url: string): Client {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new StorageRefusal('The database of DATABASE_URL cannot be reached: it is no postgres:// address.');
  const client = new Client({
    ...everyConnection,
    connectionString: url,
    connectionTimeoutMillis: timeouts.connect,
  });
  const staysHere = client.host.startsWith('/') || isLoopback(client.host);
  if (!client.ssl && !staysHere && !isPlainByChoice(url))
    throw new StorageRefusal(
      `The PostgreSQL address names another machine (${client.host}) without TLS: add ?sslmode=verify-full to it, or ?sslmode=disable where you trust the network between.`,
    );
  // The query under way is told as well.
  client.on('error', () => undefined);
  return client;
}

function isPlainByChoice(url: string): boolean {
  return URL.canParse(url) && new URL(url).searchParams.get('sslmode') === 'disable';
}
