import { Client, Pool } from 'pg';
import { readAlike } from './connection.ts';

/** In ms; connecting includes waiting for a free connection. */
const timeouts = { connect: 3000, statement: 5000, idleInTransaction: 10_000, response: 8000 };

const everyConnection = { application_name: 'take-profits', types: readAlike, keepAlive: true };

/** Connections that are made when they are needed. `onLost` is told of those that broke. */
export function buildPool(url: string, connections: number, onLost: (error: unknown) => void): Pool {
  const pool = new Pool({
    ...everyConnection,
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: timeouts.connect,
    statement_timeout: timeouts.statement,
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
