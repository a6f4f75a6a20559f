import type { DatabaseSync } from 'node:sqlite';
import type { Client } from 'pg';
import { StartRefusal, toRefusalLine } from '../../src/server/config/start-refusal.ts';
import { buildClient } from '../../src/server/storage/postgres/pool.ts';
import { prepareDatabase } from '../../src/server/storage/postgres/prepare.ts';
import { fileMarks } from '../../src/server/storage/sqlite/database.ts';
import { keptTables } from '../../src/server/ports/tables.ts';
import { Digester, type Digest, type Row } from './digest.ts';
import { claimFile, fileIn, requireOwn } from './embedded.ts';

const batch = 1000;

interface Column {
  readonly name: string;
  readonly type: string;
}

/**
 * Copies a folder's whole database into an empty PostgreSQL database and compares the two before the commit: rows,
 * hashes, and the sums of balances and ledgers. The embedded database stays, marked so that no server starts on it.
 */
export async function move(dataDir: string, url: string): Promise<readonly string[]> {
  const file = fileIn(dataDir);
  requireOwn(file);
  const source = claimFile(file);
  try {
    await prepareDatabase(url);
    const target = buildClient(url);
    await target.connect();
    try {
      await target.query('BEGIN');
      const lines = await moveTables(source, target);
      await target.query('COMMIT');
      // A server started without the new address would save into a file that is no longer used.
      source.exec(`PRAGMA user_version = ${fileMarks.moved}; COMMIT`);
      return lines;
    } finally {
      // Closing the connection rolls back an open transaction.
      await target.end();
    }
  } catch (error) {
    if (toRefusalLine(error) !== undefined) throw error;
    throw new StartRefusal(`Nothing was moved: ${String(error)}`, { cause: error });
  } finally {
    source.close();
  }
}

async function moveTables(source: DatabaseSync, target: Client): Promise<readonly string[]> {
  await target.query(`LOCK TABLE ${keptTables.join(', ')} IN EXCLUSIVE MODE`);
  for (const table of keptTables) await requireEmpty(target, table);
  const lines: string[] = [];
  for (const table of keptTables) {
    const columns = await listColumns(target, table);
    const sent = await copyRows(source, target, table, columns);
    const kept = await digestRows(target, table, columns);
    if (sent.rows !== kept.rows || sent.hash !== kept.hash)
      throw new StartRefusal(`Nothing was moved: ${table} did not arrive unchanged.`);
    lines.push(`${table}: ${kept.rows} rows, sha256 sum ${kept.hash.slice(0, 16)}`);
  }
  lines.push(await compareSums(source, target));
  return lines;
}

async function requireEmpty(target: Client, table: string): Promise<void> {
  const { rows } = await target.query(`SELECT 1 FROM ${table} LIMIT 1`);
  if (rows.length > 0)
    throw new StartRefusal(`The database has rows in ${table} already: nothing was moved.`);
}

async function listColumns(target: Client, table: string): Promise<readonly Column[]> {
  const { rows } = await target.query<Column>(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position`,
    [table],
  );
  return rows;
}

async function copyRows(
  source: DatabaseSync,
  target: Client,
  table: string,
  columns: readonly Column[],
): Promise<Digest> {
  const names = columns.map(({ name }) => name).join(', ');
  const lists = columns.map(({ type }, index) => `$${index + 1}::${type}[]`).join(', ');
  const insert = `INSERT INTO ${table} (${names}) SELECT * FROM unnest(${lists})`;
  const digester = new Digester();
  let rows: Row[] = [];
  const flush = async () => {
    if (rows.length > 0)
      await target.query(
        insert,
        columns.map((_, index) => rows.map((row) => row[index])),
      );
    rows = [];
  };
  for (const found of source.prepare(`SELECT ${names} FROM ${table}`).iterate()) {
    const row = Object.values(found).map(toValue);
    digester.add(row);
    rows.push(row);
    if (rows.length === batch) await flush();
  }
  await flush();
  return digester.digest;
}

async function digestRows(target: Client, table: string, columns: readonly Column[]): Promise<Digest> {
  const digester = new Digester();
  const names = columns.map(({ name }) => name).join(', ');
  await target.query(`DECLARE kept CURSOR FOR SELECT ${names} FROM ${table}`);
  for (;;) {
    const { rows } = await target.query<Record<string, unknown>>(`FETCH ${batch} FROM kept`);
    for (const row of rows) digester.add(Object.values(row).map(toValue));
    if (rows.length < batch) break;
  }
  await target.query('CLOSE kept');
  return digester.digest;
}

const sums =
  'SELECT (SELECT coalesce(sum(curr_coins), 0) FROM members) AS balances, ' +
  '(SELECT coalesce(sum(amount), 0) FROM ledger) AS ledger';

async function compareSums(source: DatabaseSync, target: Client): Promise<string> {
  const before = source.prepare(sums).get() ?? {};
  const [after = {}] = (await target.query<Record<string, unknown>>(sums)).rows;
  for (const name of ['balances', 'ledger']) {
    if (before[name] !== after[name])
      throw new StartRefusal(`Nothing was moved: the sum of the ${name} is ${String(after[name])} there.`);
  }
  return `balances: ${String(after['balances'])} coins, ledger: ${String(after['ledger'])} coins`;
}

function toValue(value: unknown): string | number | null {
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value;
  throw new TypeError(`No column holds a ${typeof value}`);
}
