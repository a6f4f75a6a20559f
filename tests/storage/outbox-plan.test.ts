import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { dropOldestUnwantedMail } from '../../src/server/resources/outbox.ts';
import type { Execute } from '../../src/server/storage/dialect.ts';
import { deleteUnwantedMails, listDueMails } from '../../src/server/jobs/mails.ts';
import { NamedQueries } from '../../src/server/storage/named-queries.ts';
import { fileName } from '../../src/server/storage/sqlite/database.ts';
import { startOwnApp } from '../helpers/test-app.ts';

it('the queries of due and unwanted mails use indexes on SQLite', async () => {
  const { place, time } = await startOwnApp();
  const database = new DatabaseSync(join(place.DATA_DIR, fileName), { readOnly: true });
  onTestFinished(() => database.close());
  const steps: string[] = [];
  const explain: Execute = async (statement, values) => {
    const given = values.map((value) => (typeof value === 'number' ? value : String(value)));
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${statement}`).all(...given);
    steps.push(...plan.map(({ detail }) => String(detail)));
    return { rows: [] };
  };
  const sqlite = {
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db: ConstructorParameters<typeof SqliteIntrospector>[0]) =>
      new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  const db = new NamedQueries(sqlite, explain);
  await listDueMails(db, time.now, 9);
  await deleteUnwantedMails(db, time.now);
  await dropOldestUnwantedMail(db, time.now, 9);
  expect(steps.filter((step) => step.startsWith('SEARCH')).length).toBeGreaterThan(5);
  expect(steps.filter((step) => step.startsWith('SCAN'))).toEqual([]);
});
