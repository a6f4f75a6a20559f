import { Client, Pool } from 'pg';
import { readAlike } from './connection.ts';

/** In ms; `connect` includes the wait for a free connection. */
const timeouts = { connect: 3000, statement: 5000, lock: 2000, idleInTransaction: 10_000, response: 8000 };

const everyConnection = { application_name: 'take-profits', types: readAlike, keepAlive: true };

interface PoolOptions {
  readonly connections: number;
  /** How long a request waits for a connection, in ms. */
  readonly patience?: number | undefined;
  /** How long a statement waits for a row that another holds, in ms. */
  readonly lockPatience?: number | undefined;
  /** Told of connections that broke. */
  readonly onLost: (error: unknown) => void;
}

/** Connections that are made when they are needed. */
export function buildPool(url: string, { connections, patience, lockPatience, onLost }: PoolOptions): Pool {
  const pool = new Pool({
    ...everyConnection,
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patience ?? timeouts.connect,
    statement_timeout: timeouts.statement,
    // Whoever waits for a row holds a connection that others need. PostgreSQL looks for deadlocks after 1 s: this is longer.
    lock_timeout: lockPatience ?? timeouts.lock,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
    // For a network that swallows everything: the server's own limits cannot be told across it.
    query_timeout: timeouts.response,
  });
  // Without these two the death of PostgreSQL would end this process: of a connection at rest, and of one in use.
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
}

/** One connection, whose statements may take as long as they need. */
export function buildClient(url: string): Client {
  const client = new Client({
    ...everyConnection,
    connectionString: url,
    connectionTimeoutMillis: timeouts.connect,
  });
  // The query under way is told as well.
  client.on('error', () => undefined);
  return client;
}
