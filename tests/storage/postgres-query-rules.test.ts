import { Client } from 'pg';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { commands } from '../../src/server/domain/commands/command-list.ts';
import { deletedFor } from '../../src/contracts/record.ts';
import type { CompiledQuestionnaire } from '../../src/engine/questionnaire.ts';
import type { Tx } from '../../src/server/ports/storage.ts';
import { openPostgres } from '../../src/server/storage/postgres/open.ts';
import { memberTables } from '../../src/server/storage/tables.ts';
import { loadShipped } from '../helpers/load-compiled.ts';
import { makeDatabaseOn } from '../helpers/postgres.ts';
import { startWire, type PostgresWire, type SentStatement } from '../helpers/postgres-wire.ts';
import { member } from './contract.ts';
import { now } from './contract-commands.ts';
import { buildCommandCalls, buildWrites, memberId, reads } from './every-call.ts';
import { buildFindAccesses, type Access, type Keys } from './member-access.ts';

/**
 * Calls that find rows of members without naming one, each with the reason. On a database that is distributed by member,
 * each of them queries all machines.
 */
const callsWithoutMember: Readonly<Record<string, string>> = {
  listMembers: 'for the operator',
  countMembers: 'for the operator',
  listImbalances: 'for the operator',
  hasRecords: 'at the start, for a questionnaire that is gone',
  listLeaving: 'finds data past its retention',
  listOverdue: 'the same',
  listLapsed: 'the same',
  listDueMails: 'mails name addresses and are sent in order',
  deleteUnwantedMails: 'the same',
  dropOldestUnwantedMail: 'the same',
  startSignIn: 'the same',
  takeMails: 'the same',
  purgeSignIns: 'deletes expired sign-ins',
  listReadCoins: 'a coin is read once for all who watch it',
  listOpenAlerts: 'the same',
  listRecordsAbout: 'the same',
  claimReading: 'the same',
  keepReading: 'the same',
  purgeCoinMonths: 'deletes values of unwatched coins',
  purgeReadings: 'the same',
};

/** Commands whose transaction names several members, each with the reason. */
const commandsOfMembers: Readonly<Record<string, string>> = {
  keepReading: 'a reading and what it says about alerts are stored together',
};

/** Other columns that find rows of members, each with the reason. */
const otherKeys: Readonly<Record<string, string>> = {
  'members.email': 'a person who signs in gives an address',
  'sessions.token_hash': 'a browser names a session and no member',
  'passkeys.id': 'a browser names a passkey and no member',
};

const tablesWithoutMember: Readonly<Record<string, string>> = {
  login_challenges: 'addresses, which need not belong to a member',
  used_challenges: 'challenges of anybody',
  counters: 'addresses and networks',
  mail_outbox: 'addresses',
  live_versions: 'questionnaires',
  coin_months: 'coins',
  reading_batches: 'coins',
  retention_looks: 'the server’s clock',
  shared_texts: 'nothing, since no code uses it any more',
  shared_counts: 'outside services',
  probe: 'nothing',
};

interface Done {
  /** The name of a port's method, or of a command. */
  readonly name: string;
  readonly of: 'port' | 'command';
  readonly sent: readonly SentStatement[];
}

describe('the SQL statements on PostgreSQL', () => {
  let done: readonly Done[] = [];
  let accesses: ReadonlyMap<string, readonly Access[]> = new Map();
  let tables: readonly string[] = [];

  beforeAll(async () => {
    const database = await makeDatabaseOn(inject('postgres') ?? '');
    const wire = await startWire(database.url);
    const client = new Client({ connectionString: database.url });
    try {
      await (await openPostgres(database.url, undefined)).close();
      await client.connect();
      done = await callEverything(wire, client);
      const findAccesses = await buildFindAccesses(client, keys);
      const texts = new Set(done.flatMap(({ sent }) => sent.map(({ sql }) => sql)).filter(isOfRows));
      const found = new Map<string, readonly Access[]>();
      for (const sql of texts) found.set(sql, await findAccesses(sql));
      accesses = found;
      const { rows } = await client.query<{ tablename: string }>(
        "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'kysely%'",
      );
      tables = rows.map(({ tablename }) => tablename);
    } finally {
      await client.end();
      await wire.close();
      await database.remove();
    }
  });

  const accessesOf = ({ sent }: Done) => sent.flatMap(({ sql }) => accesses.get(sql) ?? []);

  it('find rows of members by the member, except in calls with a known reason', () => {
    const found = done.filter((one) => accessesOf(one).some(({ by }) => by === undefined));
    expect(unique(found.map(({ name }) => name))).toEqual(Object.keys(callsWithoutMember).toSorted());
  });

  it('find rows of members by another column only for a known reason', () => {
    const found = done
      .flatMap(accessesOf)
      .filter(({ table, by }) => by !== undefined && by !== memberColumn(table));
    expect(unique(found.map(({ table, by }) => `${table}.${by}`))).toEqual(Object.keys(otherKeys).toSorted());
  });

  it('cover every table of members, and every other table is known', () => {
    expect(tables.toSorted()).toEqual([...keys.keys(), ...Object.keys(tablesWithoutMember)].toSorted());
    // A table that no call reads was not checked.
    expect(unique(done.flatMap(accessesOf).map(({ table }) => table))).toEqual([...keys.keys()].toSorted());
  });

  it('name at most one member in each transaction of a command, except for a known reason', () => {
    const ofCommands = done.filter(({ of }) => of === 'command');
    const found = ofCommands.filter(({ sent }) =>
      listTransactions(sent).some((statements) => {
        const named = statements.flatMap(({ sql, values }) => listMembers(accesses.get(sql) ?? [], values));
        return new Set(named).size > 1;
      }),
    );
    expect(unique(found.map(({ name }) => name))).toEqual(Object.keys(commandsOfMembers));
  });
});

const memberColumn = (table: string) => (table === 'members' ? 'id' : 'member_id');

const keys: Keys = new Map(
  [...memberTables, 'sessions', 'known_networks'].map((table) => {
    const others = Object.keys(otherKeys).map((key) => key.split('.'));
    const own = others.flatMap(([of, column = '']) => (of === table ? [column] : []));
    return [table, [memberColumn(table), ...own]];
  }),
);

function isOfRows(sql: string): boolean {
  return /^(?:select|insert|update|delete|with)\b/i.test(sql);
}

function listMembers(found: readonly Access[], values: SentStatement['values']): readonly string[] {
  return found.flatMap(({ table, by, value }) => {
    const named = by === memberColumn(table) && value !== undefined ? values[value - 1] : undefined;
    return typeof named === 'string' ? [named] : [];
  });
}

function listTransactions(sent: readonly SentStatement[]): readonly (readonly SentStatement[])[] {
  const all: SentStatement[][] = [];
  const open = new Map<number, SentStatement[]>();
  for (const statement of sent) {
    const { connection, sql } = statement;
    if (/^begin\b/i.test(sql)) {
      open.set(connection, []);
      all.push(open.get(connection) ?? []);
    } else if (/^(?:commit|rollback)\b/i.test(sql)) open.delete(connection);
    else if (open.has(connection)) open.get(connection)?.push(statement);
    else all.push([statement]);
  }
  return all;
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)].toSorted();
}

interface Call {
  readonly name: keyof Tx;
  readonly id: string;
}

async function callPort(tx: Tx, { name, id }: Call): Promise<null> {
  await Reflect.apply(tx[name], undefined, { ...reads, ...buildWrites(id) }[name]);
  return null;
}

/** Runs a call with a new id and records its statements. */
type RunCall = (name: string, call: (id: string) => Promise<unknown>) => Promise<void>;

/** Runs every read, write and command once, on rows that each can delete or keep. */
async function callEverything(wire: PostgresWire, client: Client): Promise<readonly Done[]> {
  const done: Done[] = [];
  const buildRunCall =
    (of: Done['of']): RunCall =>
    async (name, call) => {
      await client.query(world);
      wire.takeStatements();
      await call(`n${done.length + 10}`);
      done.push({ name, of, sent: wire.takeStatements() });
    };
  await callPorts(wire.url, buildRunCall('port'));
  const compiled = await loadShipped('coineval');
  await callCommands(wire.url, compiled, buildRunCall('command'));
  return done;
}

async function callPorts(url: string, runCall: RunCall): Promise<void> {
  const storage = await openPostgres(url, undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- they are the names of its own type
  for (const name of Object.keys(reads) as (keyof typeof reads)[])
    await runCall(name, async () => Reflect.apply(storage.reads[name], undefined, reads[name]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same
  for (const name of Object.keys({ ...reads, ...buildWrites('n1') }) as (keyof Tx)[])
    await runCall(name, (id) => storage.run(callPort, { name, id }));
  await runCall('shared', async () => {
    await storage.shared?.count([{ key: 'key', count: 1, period: 1 }], now);
  });
  await storage.close();
}

async function callCommands(url: string, compiled: CompiledQuestionnaire, runCall: RunCall): Promise<void> {
  const storage = await openPostgres(url, new Map([['coineval', compiled]]));
  const all = buildCommandCalls('n0', 'r1', 'marketcap_coingecko');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- they are the names of its own type
  for (const name of Object.keys(all) as (keyof typeof all)[])
    await runCall(name, () => storage.run<never, unknown>(commands[name], all[name] as never));
  await storage.close();
}

const answers = '{"version":1,"answers":{},"sections":[]}';

/** Two members with old rows of every kind, and a current record each. */
const world = [memberId, 'm2']
  .map(
    (id) => `
  INSERT INTO members (id, email, sub_expiry, curr_coins, days_signed_in, save_count, created_at)
    VALUES ('${id}', '${id === memberId ? member.email : 'noor@studio.example'}', ${now}, 0, 0, 0, 0)
    ON CONFLICT DO NOTHING;
  INSERT INTO sessions (token_hash, member_id, created_at, last_seen_at, method, browser)
    VALUES ('old ${id}', '${id}', 0, 0, 'code', '') ON CONFLICT DO NOTHING;
  INSERT INTO kept_answers (member_id, key, request_hash, record_id, created_at)
    VALUES ('${id}', 'old', '', 'r1', 0) ON CONFLICT DO NOTHING;
  INSERT INTO records
    (member_id, id, module, content, sections, size, revision, save_number, saved_at, deleted_at)
    VALUES ('${id}', 'r1', 'coineval', '${answers}', '[]', 1, 500, 1, ${now}, NULL),
      ('${id}', 'old', 'coineval', '${answers}', '[]', 1, 2, 1, 0, ${now - 2 * deletedFor})
    ON CONFLICT (member_id, id) DO UPDATE SET content = excluded.content, revision = excluded.revision;
  INSERT INTO alerts (member_id, record_id, number, coin, since, fact, side, figure, until, counted)
    VALUES ('${id}', 'r1', 1, 'btc-bitcoin', '2026-11-20', 'price', 'above', 1, '2026-12-31', 0)
    ON CONFLICT DO NOTHING;
  INSERT INTO reading_batches (day, batch, coins, claimed_at) VALUES ('n0', 1, '["btc-bitcoin"]', ${now})
    ON CONFLICT DO NOTHING;
  DELETE FROM record_versions WHERE member_id = '${id}';
  INSERT INTO record_versions (member_id, record_id, revision, module, content, size, saved_at)
    VALUES ('${id}', 'r1', 1, 'coineval', '${answers.replace('{}', '{"a":1}')}', 1, 0),
      ('${id}', 'old', 1, 'coineval', '${answers}', 1, 0);`,
  )
  .join('');
