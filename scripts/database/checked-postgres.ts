import { StartRefusal } from '../../src/server/config/start-refusal.ts';
import { buildUnpreparedQueries } from '../../src/server/storage/postgres/connection.ts';
import { toRefusal } from '../../src/server/storage/postgres/failures.ts';
import { buildClient } from '../../src/server/storage/postgres/pool.ts';
import { requireUpToDate, type CheckedDatabase } from './checked-database.ts';

const batch = 1000;

/** PostgreSQL's own fault reports; pg_amcheck, which reads every index, is for the operator to run. */
const faultQueries = [
  `SELECT 'pages whose checksum is wrong: ' || checksum_failures AS fault FROM pg_stat_database
    WHERE datname = current_database() AND checksum_failures > 0`,
  `SELECT 'the index ' || indexrelid::regclass || ' is not valid' AS fault FROM pg_index
    WHERE NOT (indisvalid AND indisready)`,
  `SELECT 'the constraint ' || conname || ' was never checked' AS fault FROM pg_constraint WHERE NOT convalidated`,
];

export async function openCheckedPostgres(url: string): Promise<CheckedDatabase> {
  const client = await connect(url);
  try {
    const { rows } = await client.query(`SELECT to_regclass('kysely_migration') AS found`);
    if (rows[0]?.found === null) throw new StartRefusal('DATABASE_URL is not a database of this program.');
    const applied = await client.query<{ name: string }>('SELECT name FROM kysely_migration');
    requireUpToDate(
      applied.rows.map(({ name }) => name),
      'The database of DATABASE_URL',
    );
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  } catch (error) {
    await client.end();
    throw error;
  }
  return {
    reads: buildUnpreparedQueries((query) => client.query(query)),
    async *rows(sql) {
      await client.query(`DECLARE looked_at CURSOR FOR ${sql}`);
      for (;;) {
        const { rows } = await client.query<Record<string, unknown>>(`FETCH ${batch} FROM looked_at`);
        yield* rows;
        if (rows.length < batch) break;
      }
      await client.query('CLOSE looked_at');
    },
    async findFaults() {
      const faults: string[] = [];
      for (const sql of faultQueries) {
        const { rows } = await client.query<{ fault: string }>(sql);
        faults.push(...rows.map(({ fault }) => `PostgreSQL says: ${fault}`));
      }
      return faults;
    },
    close: () => client.end(),
  };
}

async function connect(url: string) {
  try {
    const client = buildClient(url);
    await client.connect();
    return client;
  } catch (error) {
    throw toRefusal(error);
  }
}
