import { Client } from 'pg';
import { isRecord } from '../../../lib/is-record.ts';
import { isLoopback } from '../../../lib/loopback.ts';

/**
 * The address for pg, which takes these modes for verify-full and warns that its next major version will check less: an
 * address keeps its meaning.
 */
export function withVerifiedTls(url: string): string {
  const isForLibpq = /[?&]uselibpqcompat=true(?:&|$)/.test(url);
  return isForLibpq
    ? url
    : url.replace(/(?<=[?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, 'verify-full');
}

/** Whether the connection stays on this machine. */
export function isLocal({ host }: Pick<Client, 'host'>): boolean {
  return host.startsWith('/') || isLoopback(host);
}

/**
 * For the operator: what the connection to a database on another machine proves; undefined if its certificate and name are
 * checked because the address says so.
 */
export function describeTransport(url: string): string | undefined {
  const client = new Client({ connectionString: withVerifiedTls(url) });
  if (isLocal(client)) return undefined;
  // Options of TLS, which the types of pg omit.
  const ssl: unknown = client.ssl;
  const where = `The connection to PostgreSQL on ${client.host}`;
  if (!ssl) return `${where} has no TLS: anyone on the way can read and change the data.`;
  if (isRecord(ssl) && (ssl['rejectUnauthorized'] === false || 'checkServerIdentity' in ssl))
    return `${where} is encrypted, but does not prove that the other end is the database: use sslmode=verify-full.`;
  return withVerifiedTls(url) === url
    ? undefined
    : `${where} is checked as with sslmode=verify-full: the certificate must be valid for that name.`;
}
