import { Client, Pool } from 'pg';
import { StorageRefusal } from '../../ports/storage.ts';
import { readAlike } from './connection.ts';
import { isLocal, withVerifiedTls } from './transport.ts';

/** In ms; `acquire` includes the time to connect. */
const timeouts = { acquire: 3000, statement: 5000, lock: 2000, idleInTransaction: 10_000, answer: 8000 };

const everyConnection = { application_name: 'take-profits', types: readAlike, keepAlive: true };

/**
 * A plan made while a table was empty scans the whole table until autovacuum analyzes it, a minute later at best. All
 * frequent statements have an index. Without sequential scans, the rare full scan is costed so high that PostgreSQL
 * would compile it (JIT).
 */
const plans = '-c enable_seqscan=off -c jit=off';

export interface Route {
  /** A pooler (PgBouncer) gives each transaction another connection: session settings and prepared statements are lost. */
  readonly pooled: boolean;
  /** Of a statement for a locked row, in ms. */
  readonly lockTimeout?: number | undefined;
}

export interface PoolOptions extends Route {
  readonly connections: number;
  /** In ms. */
  readonly acquireTimeout?: number | undefined;
  /** In ms; longer than `statement_timeout`. */
  readonly answerTimeout?: number | undefined;
  readonly onLost: (error: unknown) => void;
}

export function buildPool(url: string, options: PoolOptions): Pool {
  const { connections, acquireTimeout, answerTimeout, onLost, ...route } = options;
  const pool = new Pool({
    ...everyConnection,
    connectionString: withVerifiedTls(url),
    // PgBouncer refuses a connection with settings that it does not know.
    ...(!route.pooled && { options: plans, ...toLimits(route) }),
    max: connections,
    // Statements of a connection do not wait for earlier responses.
    pipeline: true,
    connectionTimeoutMillis: acquireTimeout ?? timeouts.acquire,
    // For a network that drops every packet: PostgreSQL's own timeouts would not arrive.
    query_timeout: answerTimeout ?? timeouts.answer,
  });
  // Without these two, a lost connection, idle or in use, would end this process.
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
}

/** Behind a pooler, it also sets the timeouts. */
export function toBegin(route: Route): string {
  // A write locks the member before it reads, so each statement must see the latest commit.
  const begin = 'BEGIN ISOLATION LEVEL READ COMMITTED';
  if (!route.pooled) return begin;
  const limits = Object.entries(toLimits(route)).map(([name, value]) => `SET LOCAL ${name} = ${value}`);
  return [begin, ...limits].join('; ');
}

function toLimits({ lockTimeout }: Route) {
  return {
    statement_timeout: timeouts.statement,
    // A statement that waits for a row occupies a connection. PostgreSQL checks for deadlocks after 1 s: this is
    // longer.
    lock_timeout: lockTimeout ?? timeouts.lock,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
  };
}

/** Throws StorageRefusal if it would reach another machine without TLS: answers and sessions could be read on the way. */
export function buildClient(url: string): Client {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new StorageRefusal(
      'The database of DATABASE_URL cannot be reached: it is not a postgres:// address.',
    );
  const client = new Client({
    ...everyConnection,
    connectionString: withVerifiedTls(url),
    connectionTimeoutMillis: timeouts.acquire,
  });
  if (!client.ssl && !isLocal(client) && !isPlainByChoice(url))
    throw new StorageRefusal(
      `The PostgreSQL address names another machine (${client.host}) without TLS: add ?sslmode=verify-full to it, or ?sslmode=disable where you trust the network between.`,
    );
  // The current query rejects as well.
  client.on('error', () => undefined);
  return client;
}

function isPlainByChoice(url: string): boolean {
  return URL.canParse(url) && new URL(url).searchParams.get('sslmode') === 'disable';
}
