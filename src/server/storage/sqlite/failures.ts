import { StorageError, StorageRefusal } from '../../ports/storage.ts';

/** Codes with special handling, from https://sqlite.org/rescode.html. */
const resultCodes = {
  busy: 5,
  locked: 6,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
} as const;

export function toStorageError(error: unknown): unknown {
  switch (resultCode(error)) {
    case resultCodes.busy:
    case resultCodes.locked:
    case resultCodes.readOnly:
    case resultCodes.ioError:
    case resultCodes.full:
    case resultCodes.cannotOpen:
      return new StorageError('The database cannot be used now', { cause: error });
    default:
      return error;
  }
}

/** For the operator. */
export function toRefusal(error: unknown, file: string): unknown {
  const cause = error instanceof StorageError ? error.cause : error;
  switch (resultCode(cause)) {
    case resultCodes.corrupt:
    case resultCodes.notADatabase:
      return damaged(file);
    case resultCodes.cannotOpen:
    case resultCodes.readOnly:
      return new StorageRefusal(`The database ${file} cannot be opened for writing: check who owns it.`, {
        cause,
      });
    case resultCodes.busy:
    case resultCodes.locked:
      return new StorageRefusal(`The database ${file} is locked by another program.`, { cause });
    case resultCodes.full:
    case resultCodes.ioError:
      return new StorageRefusal(`The database ${file} cannot be written: is the disk full?`, { cause });
    default:
      return error;
  }
}

export function isBusy(error: unknown): boolean {
  return resultCode(error) === resultCodes.busy;
}

export function damaged(file: string): StorageRefusal {
  return new StorageRefusal(
    `The database ${file} is damaged; nothing was changed. Move it away and put a backup in its place.`,
  );
}

function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
    return undefined;
  return error.errcode % 256;
}
