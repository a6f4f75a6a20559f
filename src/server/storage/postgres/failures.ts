import { DatabaseError } from 'pg';
import { MemberBusyError, StorageError, StorageRefusal } from '../../ports/storage.ts';

/** Codes with special handling, from https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const codes = {
  serializationFailure: '40001',
  deadlock: '40P01',
  uniqueViolation: '23505',
  readOnly: '25006',
  idleInTransaction: '25P03',
  noSuchDatabase: '3D000',
  lockNotAvailable: '55P03',
  duplicateTable: '42P07',
  /** Usually a prepared statement whose result type changed with a newer version's migration. */
  notSupported: '0A000',
  /** A prepared statement does not exist: an earlier statement failed before it was prepared. */
  noSuchStatement: '26000',
} as const;

/** Connection lost, login refused, out of resources, stopped by the operator, system error. */
const unavailableClasses = ['08', '28', '53', '57', '58'];
const unavailableCodes: readonly string[] = [
  codes.readOnly,
  codes.idleInTransaction,
  codes.noSuchDatabase,
  codes.notSupported,
  codes.noSuchStatement,
];
/** Errors after which a connection is closed: the server became a replica, or has an internal error. */
const closing: readonly string[] = [codes.readOnly, 'XX000', 'XX001', 'XX002'];

export function toStorageError(error: unknown): unknown {
  if (error instanceof StorageError) return error;
  const code = codeOf(error);
  // One member's row is locked; the database still takes other writes.
  if (code === codes.lockNotAvailable) return new MemberBusyError('A row is held too long', { cause: error });
  // An error that PostgreSQL did not send is an error of the connection.
  const unavailable =
    code === undefined || unavailableClasses.includes(code.slice(0, 2)) || unavailableCodes.includes(code);
  return unavailable ? new StorageError('The database cannot be used now', { cause: error }) : error;
}

/** 0: never. */
export function countRetries(error: unknown): number {
  switch (codeOf(toCause(error))) {
    case codes.serializationFailure:
    case codes.deadlock:
    case codes.notSupported:
    case codes.noSuchStatement:
      return 10;
    // Two writes inserted the same row at once: the retry of the later one finds it.
    case codes.uniqueViolation:
      return 2;
    default:
      return 0;
  }
}

export function isUnprepared(error: unknown): boolean {
  const code = codeOf(toCause(error));
  return code === codes.notSupported || code === codes.noSuchStatement;
}

/** After a rollback. */
export function leavesUsable(error: unknown): boolean {
  const cause = toCause(error);
  return cause instanceof DatabaseError && cause.severity === 'ERROR' && !closing.includes(cause.code ?? '');
}

/** For the operator, without the password. */
export function toRefusal(error: unknown): unknown {
  const cause = toCause(error);
  if (cause instanceof StorageRefusal) return cause;
  if (codeOf(cause) === codes.duplicateTable) {
    return new StorageRefusal(
      'The database of DATABASE_URL has tables of another program; nothing was changed.',
      {
        cause,
      },
    );
  }
  if (!(toStorageError(cause) instanceof StorageError)) return error;
  return new StorageRefusal(`The database of DATABASE_URL cannot be reached: ${describe(cause)}`, { cause });
}

function toCause(error: unknown): unknown {
  return error instanceof StorageError ? error.cause : error;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.code : undefined;
}

function describe(error: unknown): string {
  // A host name with several addresses fails with one error for each.
  if (error instanceof AggregateError && error.errors.length > 0) return describe(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
