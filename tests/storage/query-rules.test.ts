import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Tx } from '../../src/server/ports/storage.ts';
import type { SqlKind } from '../../src/server/storage/dialect.ts';
import { Queries } from '../../src/server/storage/queries.ts';
import { memberTables } from '../../src/server/storage/tables.ts';
import { buildTx } from '../../src/server/storage/writes.ts';

/**
 * What asks for something of members without naming one, and why it may: on a database that is spread over machines by
 * member, each of these asks all of them.
 */
const ofAll: Readonly<Partial<Record<keyof Tx, string>>> = {
  findSession: 'a browser shows a session and not whose it is',
  touchSession: 'the same',
  deleteSessions: 'the same',
  findPasskey: 'a browser shows a passkey and not whose it is',
  updatePasskey: 'the same',
  deletePasskey: 'the same',
  listMembers: 'for whoever runs the product',
  countMembers: 'for whoever runs the product',
  listImbalances: 'for whoever runs the product',
  hasRecords: 'at the start, where a questionnaire is gone',
  listLeaving: 'what has been kept for long enough goes, now and then',
  purgeSessions: 'the same',
  purgeAllRecords: 'the same',
  purgeAllReceipts: 'the same',
};

/** Has every field that a write or a row may have. */
const one = {
  id: 'r',
  member_id: 'm',
  memberId: 'm',
  record_id: 'r',
  size: 9,
  transports: [],
  answers: '{"sections":[]}',
  email: 'e',
  counter: 1,
  subExpiry: 1,
  seen: 1,
  created: 1,
  seal: 's',
};

/** Of those that take more than texts. */
const takes: Readonly<Partial<Record<keyof Tx, readonly unknown[]>>> = {
  insertMember: [one, 1],
  insertSession: [one],
  insertLoginChallenge: [one],
  insertMail: [one],
  takeMail: [one, 1],
  insertPasskey: [one],
  insertRecord: [one],
  updateRecord: [one, one],
  insertSaveReceipt: [one],
  insertLedgerEntry: [one],
  insertLiveVersion: [one, 1],
  updateLiveVersion: [one],
  purgeSessions: [one],
  updateMember: ['m', one],
  updatePasskey: ['p', one],
  tryLoginChallenge: ['c', one],
  listRecordsById: ['m', one],
  listRecords: ['m', 'x', one],
  deleteSessions: [['t']],
  markSectionsSaved: ['m', 'x', ['s']],
};

const sqlite: SqlKind = {
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
};

/** The statements of one read or write. */
async function listStatements(name: keyof Tx): Promise<readonly string[]> {
  const statements: string[] = [];
  const execute = async (sql: string) => {
    statements.push(sql);
    return { rows: [{ ...one, transports: '' }], changes: 1 };
  };
  const method = buildTx(new Queries(sqlite, execute))[name];
  await Reflect.apply(method, undefined, takes[name] ?? ['m', 'x', 'y']);
  return statements;
}

const tablesOfMembers = new RegExp(
  `(?:from|into|update|join) "(?:${[...memberTables, 'sessions'].join('|')})"`,
);
const ofOne =
  /"member_id" = \?|\(.*"member_id".*\) values|(?:from|update) "members".*where "(?:id|email)" = \?|into "members"/;

async function isOfAll(name: keyof Tx): Promise<boolean> {
  return (await listStatements(name)).some((sql) => tablesOfMembers.test(sql) && !ofOne.test(sql));
}

describe('reads and writes', () => {
  it('name the member whose rows they are about, but for those that say why not', async () => {
    const all = buildTx(new Queries(sqlite, async () => ({ rows: [] })));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- they are the names of its own type
    const names = Object.keys(all) as (keyof Tx)[];
    const found: string[] = [];
    for (const name of names) if (await isOfAll(name)) found.push(name);
    expect(found.toSorted()).toEqual(Object.keys(ofAll).toSorted());
  });
});
