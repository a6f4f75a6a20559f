import { assertNever } from '../../../lib/assert-never.ts';
import type { MessagePort } from 'node:worker_threads';
import { StorageRefusal, type Writes } from '../../ports/storage.ts';
import { migrate } from '../migrate.ts';
import { buildMigrationQueries } from './connection.ts';
import { emptyLog, openWriter, type Database } from './database.ts';
import { toRefusal } from './failures.ts';
import { buildGroupCommit, toFailure, type RunGroup } from './group-commit.ts';
import type { FromWriter, Job, Reply, ToWriter } from './writer-messages.ts';

interface WriterWork<Given> {
  readonly writes: Writes<Given>;
  readonly given: Given;
  /** Sets further pragmas before the first write. */
  readonly prepare?: (database: Database) => void;
}

/** The writer thread. */
export async function serveWriter<Given>(
  port: MessagePort,
  file: string,
  { writes, given, prepare = () => undefined }: WriterWork<Given>,
): Promise<void> {
  const say = (message: FromWriter) => port.postMessage(message);
  try {
    const database = openWriter(file);
    await migrateFile(database);
    prepare(database);
    take(port, database, buildGroupCommit(database, writes, given), say);
    say({ kind: 'ready' });
  } catch (error) {
    const refusal = toRefusal(error, file);
    if (!(refusal instanceof StorageRefusal)) throw error;
    say({ kind: 'refused', line: refusal.message });
    port.close();
  }
}

function take(
  port: MessagePort,
  database: Database,
  runGroup: RunGroup,
  say: (message: FromWriter) => void,
): void {
  let waiting: Job[] = [];
  let toEmpty: number[] = [];
  let running = false;
  let closing = false;
  const runAll = async () => {
    while (waiting.length > 0 || toEmpty.length > 0) {
      const [jobs, ids] = [waiting, toEmpty];
      [waiting, toEmpty] = [[], []];
      if (jobs.length > 0) say({ kind: 'replies', replies: await runGroup(jobs) });
      if (ids.length > 0) say({ kind: 'replies', replies: ids.map((id) => answerEmptied(database, id)) });
      // Writes that arrived meanwhile are the next group.
      await new Promise(setImmediate);
    }
    running = false;
    if (closing) {
      database.close();
      port.close();
    }
  };
  const wake = () => {
    if (running) return;
    running = true;
    // Messages that have arrived but are not delivered yet join the group.
    setImmediate(() => void runAll());
  };
  port.on('message', (message: ToWriter) => {
    switch (message.kind) {
      case 'jobs':
        waiting.push(...message.jobs);
        return wake();
      case 'empty-log':
        toEmpty.push(message.id);
        return wake();
      case 'close':
        closing = true;
        return wake();
      default:
        return assertNever(message);
    }
  });
}

function answerEmptied(database: Database, id: number): Reply {
  try {
    emptyLog(database);
    return { id, kind: 'done', outcome: null };
  } catch (error) {
    return toFailure(id, error);
  }
}

async function migrateFile(database: Database): Promise<void> {
  database.exec('BEGIN IMMEDIATE');
  try {
    await migrate(buildMigrationQueries(database));
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    database.close();
    throw error;
  }
}
