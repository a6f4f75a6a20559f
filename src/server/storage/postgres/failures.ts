import { DatabaseError } from 'pg';
import { MemberBusyError, StorageError, StorageRefusal } from '../../ports/storage.ts';

/** The codes of https://www.postgresql.org/docs/current/errcodes-appendix.html that are told apart. */
const codes = {
  serializationFailure: '40001',
  deadlock: '40P01',
  uniqueViolation: '23505',
  readOnly: '25006',
  idleInTransaction: '25P03',
  noSuchDatabase: '3D000',
  lockNotAvailable: '55P03',
  duplicateTable: '42P07',
  /** Above all a prepared statement whose plan no longer fits after a newer version's migration. */
  notSupported: '0A000',
  /** A prepared statement is not there: preparing it failed for whoever was to. */
  noSuchStatement: '26000',
} as const;

/** Connection lost, log-in refused, out of resources, stopped by the operator, trouble of the machine. */
const unavailableClasses = ['08', '28', '53', '57', '58'];
const unavailableCodes: readonly string[] = [
  codes.readOnly,
  codes.idleInTransaction,
  codes.noSuchDatabase,
  codes.notSupported,
  codes.noSuchStatement,
];
/** What a database of a machine that is primary no more, or damage within PostgreSQL, leaves to a new connection. */
const spoiling: readonly string[] = [codes.readOnly, 'XX000', 'XX001', 'XX002'];

/** A failure of the driver or of PostgreSQL while it serves, in the port's words. */
export function toStorageError(error: unknown): unknown {
  if (error instanceof StorageError) return error;
  const code = codeOf(error);
  // Others hold one member's row: the rest of the database takes writes.
  if (code === codes.lockNotAvailable) return new MemberBusyError('A row is held too long', { cause: error });
  // Whatever PostgreSQL did not say itself is trouble on the way to it.
  const unavailable =
    code === undefined || unavailableClasses.includes(code.slice(0, 2)) || unavailableCodes.includes(code);
  return unavailable ? new StorageError('The database cannot be used now', { cause: error }) : error;
}

/** How often a command is run again after such a failure; 0: it is final. */
export function countRetries(error: unknown): number {
  switch (codeOf(toCause(error))) {
    case codes.serializationFailure:
    case codes.deadlock:
    case codes.notSupported:
    case codes.noSuchStatement:
      return 10;
    // Two commands added the same thing at once: on its second run the later one finds it there.
    case codes.uniqueViolation:
      return 2;
    default:
      return 0;
  }
}

/** Whether a statement changed nothing because another came before it, or holds what it needs. */
export function isOvertaken(error: unknown): boolean {
  const code = codeOf(toCause(error));
  return code === codes.lockNotAvailable || countRetries(error) > 0;
}

/** Whether a statement did not run because it was prepared before tables changed, or was not. */
export function isUnprepared(error: unknown): boolean {
  const code = codeOf(toCause(error));
  return code === codes.notSupported || code === codes.noSuchStatement;
}

/** Whether PostgreSQL refused one statement, and takes the next over the same connection as if nothing had been. */
export function leavesUsable(error: unknown): boolean {
  const cause = toCause(error);
  return cause instanceof DatabaseError && cause.severity === 'ERROR' && !spoiling.includes(cause.code ?? '');
}

/** A failure while a database is opened, as a sentence for the operator; it never carries the password. */
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
  // A name with several addresses fails with the failures of all of them.
  if (error instanceof AggregateError && error.errors.length > 0) return describe(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
