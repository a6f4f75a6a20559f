import { findStoredAnswers } from '../../src/server/domain/stored.ts';
import { memberTables } from '../../src/server/ports/tables.ts';
import { auditBalances } from '../members/audit-balances.ts';
import type { CheckedDatabase } from './checked-database.ts';

interface Verdict {
  /** One line for each fault; the last one says what was checked. */
  readonly lines: readonly string[];
  readonly sound: boolean;
}

type Check = (database: CheckedDatabase) => AsyncIterable<string>;

/** Checks everything that can be wrong with a database; a check that fails stops no other. */
export async function check(database: CheckedDatabase): Promise<Verdict> {
  const faults: string[] = [];
  for (const [what, findFaults] of Object.entries(checks)) {
    try {
      for await (const fault of findFaults(database)) faults.push(fault);
    } catch (error) {
      faults.push(`${what} cannot be looked at: ${String(error).replaceAll('\n', ' ')}`);
    }
  }
  const sound = faults.length === 0;
  const checked = Object.keys(checks).join(', ');
  return { lines: [...faults, `${sound ? 'No fault' : `${faults.length} faults`} in: ${checked}`], sound };
}

const checks = {
  'the database itself': async function* (database) {
    yield* await database.findFaults();
  },
  'balances and ledgers': async function* (database) {
    // By id: a timer's output is kept in a journal, which must hold no e-mail address.
    yield* await auditBalances(database.reads, ({ memberId }) => `member ${memberId}`);
    for await (const { member_id: member } of database.rows(brokenChains))
      yield `member ${String(member)}: a balance in the ledger does not follow from the payments before it`;
  },
  records: async function* (database) {
    for await (const { content, ...row } of database.rows('SELECT * FROM records'))
      if (isDamaged(content)) yield `${nameRecord(row['id'], row)}: its answers cannot be read`;
  },
  'earlier versions of records': async function* (database) {
    for await (const { content, ...row } of database.rows('SELECT * FROM record_versions'))
      if (isDamaged(content))
        yield `${nameRecord(row['record_id'], row)}, revision ${String(row['revision'])}: its answers cannot be read`;
    for await (const { record_id: id, versions, ...row } of database.rows(versionsWithoutRecords))
      yield `${nameRecord(id, row)}: ${String(versions)} earlier versions of a record that is not there`;
    for await (const { id, counted, bytes, ...row } of database.rows(versionsUncounted))
      yield `${nameRecord(id, row)}: its earlier versions count as ${String(counted)} bytes and have ${String(bytes)}`;
  },
  'rows of members': async function* (database) {
    for (const table of memberTables.filter((name) => name !== 'members'))
      for await (const { member_id: member, found } of database.rows(toOrphans(table)))
        yield `member ${String(member)} is not there, and has ${String(found)} rows in ${table}`;
  },
} as const satisfies Readonly<Record<string, Check>>;

/** Every payment is positive, so the balance after it puts a member's payments in order. */
const brokenChains = `SELECT DISTINCT member_id FROM (
  SELECT member_id, balance_after, sum(amount) OVER (PARTITION BY member_id ORDER BY balance_after, key) AS paid
  FROM ledger) AS chain WHERE paid <> balance_after`;

const versionsWithoutRecords = `SELECT version.member_id, version.module, version.record_id, count(*) AS versions
  FROM record_versions AS version
  LEFT JOIN records ON records.member_id = version.member_id AND records.id = version.record_id
  WHERE records.id IS NULL GROUP BY version.member_id, version.module, version.record_id`;

const versionsUncounted = `SELECT records.member_id, records.module, records.id,
    records.version_bytes AS counted, sum(version.size) AS bytes
  FROM records JOIN record_versions AS version
    ON version.member_id = records.member_id AND version.record_id = records.id
  GROUP BY records.member_id, records.module, records.id, records.version_bytes
  HAVING sum(version.size) > records.version_bytes`;

function toOrphans(table: string): string {
  return `SELECT ${table}.member_id, count(*) AS found FROM ${table}
    LEFT JOIN members ON members.id = ${table}.member_id
    WHERE members.id IS NULL GROUP BY ${table}.member_id`;
}

function isDamaged(content: unknown): boolean {
  return typeof content !== 'string' || findStoredAnswers({ content }) === undefined;
}

function nameRecord(id: unknown, { module, member_id: member }: Readonly<Record<string, unknown>>): string {
  return `record ${String(id)} (${String(module)}) of member ${String(member)}`;
}
