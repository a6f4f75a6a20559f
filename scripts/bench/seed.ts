import { DatabaseSync } from 'node:sqlite';
import { openStorage } from '../../src/server/open-storage.ts';
import { buildClient } from '../../src/server/storage/postgres/pool.ts';
import { fileIn } from '../database/embedded.ts';
import type { BenchPlace } from './place.ts';

const modules = 9;

/** Named columns, so that a later column changes nothing here. */
const memberColumns =
  'id, email, sub_expiry, curr_coins, days_signed_in, last_collected_date, disclaimer_agreed_at, save_count, created_at';

/** The content does not matter except for its size, but the server must be able to read it. */
const content = JSON.stringify({
  format: 2,
  version: 1,
  answers: {},
  sections: [],
  padding: 'x'.repeat(1050),
});

export const seededEmail = (index: number) => `m${index}@x.example`;

/** Fills a new database with members, each with nine records and nine payments, in one transaction. */
export async function seed(place: BenchPlace, members: number): Promise<void> {
  // Opening creates the tables.
  const storage = await openStorage(place, { folders: [], compiled: new Map() }, () => undefined);
  await storage.close();
  const until = Date.now() + 30 * 86_400_000;
  if (place.databaseUrl === undefined) seedSqlite(fileIn(place.dataDir), members, until);
  else await seedPostgres(place.databaseUrl, members, until);
}

function seedSqlite(file: string, members: number, until: number): void {
  const database = new DatabaseSync(file);
  const count = (name: string, limit: number) =>
    `${name}(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM ${name} WHERE n < ${limit})`;
  database.exec(`
    PRAGMA synchronous = OFF;
    BEGIN;
    WITH RECURSIVE ${count('member', members)}
      INSERT INTO members (${memberColumns})
      SELECT lower(hex(randomblob(16))), 'm' || n || '@x.example', ${until}, 45, 0, NULL, NULL, 9, 0
      FROM member;
    WITH RECURSIVE ${count('module', modules)}
      INSERT INTO records (member_id, id, module, name, content, revision, save_number, saved_at)
      SELECT id, lower(hex(randomblob(16))), 'module' || n, 'Bitcoin', '${content}', 1, n, 0
      FROM members, module WHERE save_count = 9;
    WITH RECURSIVE ${count('module', modules)}
      INSERT INTO ledger SELECT id, 'module' || n || '_section', 5, n * 5, 0 FROM members, module WHERE save_count = 9;
    COMMIT;
    PRAGMA wal_checkpoint(TRUNCATE);
  `);
  database.close();
}

async function seedPostgres(url: string, members: number, until: number): Promise<void> {
  const client = buildClient(url);
  await client.connect();
  await client.query(`
    BEGIN;
    INSERT INTO members (${memberColumns})
      SELECT md5(random()::text || n), 'm' || n || '@x.example', ${until}, 45, 0, NULL, NULL, 9, 0
      FROM generate_series(1, ${members}) AS n;
    INSERT INTO records (member_id, id, module, name, content, revision, save_number, saved_at)
      SELECT id, md5(random()::text || n), 'module' || n, 'Bitcoin', '${content}', 1, n, 0
      FROM members, generate_series(1, ${modules}) AS n;
    INSERT INTO ledger SELECT id, 'module' || n || '_section', 5, n * 5, 0
      FROM members, generate_series(1, ${modules}) AS n;
    COMMIT;`);
  await client.query('VACUUM ANALYZE');
  await client.query('CHECKPOINT');
  await client.end();
}
