import { StorageError, type Writes } from '../../ports/storage.ts';
import { buildQueries } from './connection.ts';
import type { Database } from './database.ts';
import { toStorageError } from './failures.ts';
import type { Job, Reply } from './writer-messages.ts';

/** Never rejects; resolves once the writes are on the disk. */
export type RunGroup = (jobs: readonly Job[]) => Promise<readonly Reply[]>;

/**
 * One commit per group. Each write has a savepoint, so that a failed one is rolled back alone. Replies follow the commit.
 */
export function buildGroupCommit<Given>(database: Database, writes: Writes<Given>, given: Given): RunGroup {
  const runJob = buildJobRunner(database, writes, given);
  const begin = buildStep(database, 'BEGIN IMMEDIATE');
  const commit = buildStep(database, 'COMMIT');
  const rollback = buildStep(database, 'ROLLBACK');

  const runGroup: RunGroup = async (jobs) => {
    const replies: Reply[] = [];
    try {
      begin();
    } catch (error) {
      return jobs.map(({ id }) => toFailure(id, error));
    }
    for (const job of jobs) {
      replies.push(await runJob(job));
      // SQLite rolls back the whole transaction on some errors, such as a full disk.
      if (!database.isTransaction) {
        const rest = jobs.slice(replies.length);
        const undone = withdraw(replies, new StorageError('The database gave up the transaction'));
        return rest.length === 0 ? undone : [...undone, ...(await runGroup(rest))];
      }
    }
    try {
      commit();
      return replies;
    } catch (error) {
      if (database.isTransaction) rollback();
      return withdraw(replies, error);
    }
  };
  return runGroup;
}

function buildJobRunner<Given>(
  database: Database,
  writes: Writes<Given>,
  given: Given,
): (job: Job) => Promise<Reply> {
  const tx = buildQueries(database);
  const begin = buildStep(database, 'SAVEPOINT one_write');
  const end = buildStep(database, 'RELEASE one_write');
  const undo = buildStep(database, 'ROLLBACK TO one_write');
  return async ({ id, name, args }) => {
    try {
      begin();
      const write = writes[name];
      if (!write) throw new Error(`There is no write ${name}`);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `run` sends a write's name with its arguments
      const outcome = await write(tx, args as never, given);
      end();
      return { id, kind: 'done', outcome };
    } catch (error) {
      if (database.isTransaction) {
        undo();
        end();
      }
      return toFailure(id, error);
    }
  };
}

function buildStep(database: Database, sql: string): () => void {
  const statement = database.prepare(sql);
  return () => void statement.run();
}

function withdraw(replies: readonly Reply[], error: unknown): readonly Reply[] {
  return replies.map((reply) => (reply.kind === 'done' ? toFailure(reply.id, error) : reply));
}

export function toFailure(id: number, raw: unknown): Reply {
  const error = toStorageError(raw);
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { id, kind: error instanceof StorageError ? 'unavailable' : 'failed', name, message, stack };
}
