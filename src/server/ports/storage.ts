import type { Db, ReadDb } from './database.ts';

/**
 * A write. Arguments and outcome are plain JSON. It may be retried from its start, so it changes nothing outside `tx`.
 * `given` is what the storage was opened with.
 */
export type Write<Args, Outcome, Given> = (tx: Db, args: Args, given: Given) => Promise<Outcome>;

/** Writes by name. Only a write of this table can run in another thread, which finds it by its name. */
export type Writes<Given> = Readonly<Record<string, Write<never, unknown, Given>>>;

/** A database: reads, and serializable writes. A write is durable once it resolves. */
export interface Storage<Given> {
  /**
   * Sees every committed write and nothing else. A read rejects with StorageError if the database cannot be reached.
   */
  readonly reads: ReadDb;
  /**
   * Runs a write. Rejects with StorageError if the database cannot take the write. Nothing is written then, unless
   * the connection was lost between the commit and its confirmation.
   */
  run<Args, Outcome>(write: Write<Args, Outcome, Given>, args: NoInfer<Args>): Promise<Outcome>;
  /** Current load, without a query. */
  state(): Promise<StorageState>;
  /** Waits for running writes. */
  close(): Promise<void>;
}

/** The load of a database, for the operator. */
export interface StorageState {
  /** Writes that run or wait. */
  readonly waiting: number;
  /** SQLite: the size of the write-ahead log and the free disk space, in bytes. */
  readonly file?: { readonly walBytes: number; readonly freeBytes: number };
  /** PostgreSQL: connections by use, and requests that wait for one. */
  readonly pools?: readonly PoolState[];
}

/** Connections to a database. */
export interface PoolState {
  readonly use: 'reading' | 'writing';
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** The database cannot be used now: locked, full, read-only, overloaded or unreachable. A retry may help. */
export class StorageError extends Error {
  override readonly name: string = 'StorageError';
}

/** A handler for `catch` that replaces a StorageError by a fallback and rethrows anything else. */
export function whereLost<Fallback>(fallback: Fallback): (error: unknown) => Fallback {
  return (error) => {
    if (error instanceof StorageError) return fallback;
    throw error;
  };
}

/** A write waited too long for another write of the same member; other members' writes work. */
export class MemberBusyError extends StorageError {
  override readonly name = 'MemberBusyError';
}

/** A database was not opened, and nothing was written; the message gives the operator the reason. */
export class StorageRefusal extends Error {
  override readonly name = 'StorageRefusal';
}
