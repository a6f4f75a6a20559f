import type { Kysely } from 'kysely';
import { StorageError, type CommandSpec, type Commands, type Storage } from '../../ports/storage.ts';
import type { Tables } from '../tables.ts';
import { buildTx } from '../writes.ts';
import { resultCode, resultCodes, type Database } from './database.ts';

interface Writer<Spec extends CommandSpec> {
  readonly run: Storage<Spec>['run'];
  /** Resolves when the commands under way are done. */
  drain(): Promise<void>;
}

/** Runs commands on the writing connection strictly one after another, each in a transaction of its own. */
export function buildWriter<Spec extends CommandSpec>(
  database: Database,
  db: Kysely<Tables>,
  commands: Commands<Spec>,
): Writer<Spec> {
  const tx = buildTx(db);
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(name, args) {
      const command = commands[name];
      const outcome = last.then(() => inTransaction(database, () => command(tx, args)));
      last = outcome.catch(() => undefined);
      return outcome;
    },
    drain: async () => {
      await last;
    },
  };
}

async function inTransaction<Outcome>(database: Database, work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    database.exec('BEGIN IMMEDIATE');
    const outcome = await work();
    database.exec('COMMIT');
    return outcome;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw toStorageError(error);
  }
}

function toStorageError(error: unknown): unknown {
  switch (resultCode(error)) {
    case resultCodes.busy:
    case resultCodes.locked:
    case resultCodes.readOnly:
    case resultCodes.ioError:
    case resultCodes.full:
    case resultCodes.cannotOpen:
      return new StorageError('The database cannot take a write now', { cause: error });
    default:
      return error;
  }
}
