import { expect, inject, it } from 'vitest';
import '../helpers/postgres-setup.ts';
import { runProgram } from '../helpers/run-program.ts';
import { builtProgram } from '../../scripts/setup/built-programs.mjs';
import { startOwnApp } from '../helpers/test-app.ts';

const email = 'own@example.com';
const member = `id of ${email}`;
const of = '/api/report/coineval';

async function begin() {
  const server = await startOwnApp();
  const browser = await server.login(email);
  const save = async (path: string, fields: object): Promise<string> =>
    (await browser.call('POST', path, { body: { email, ...fields } })).body.id;
  const first = await save(of, { name: 'Bitcoin', reviews_real: true });
  const second = await save(of, { name: 'Solana', reviews_real: true });
  await save(`${of}/${email}/cg/${second}`, { reviews_real: false });
  await browser.call('POST', `/api/report/coin/${email}/daily`);
  const check = () => runProgram(builtProgram('database'), ['check'], { env: server.place });
  return { server, first, second, check };
}

it('npm run database -- check reports no fault in a sound database while its server runs', async () => {
  const { check } = await begin();
  const { code, output, errors } = await check();
  expect([code, errors]).toEqual([0, '']);
  expect(output).toBe(
    'No fault in: the database itself, balances and ledgers, records, earlier versions of records, rows of members\n',
  );
});

it('npm run database -- check reports every fault on its own line', async () => {
  const { server, first, second, check } = await begin();
  await server.tamper(`UPDATE records SET content = '{"cut' WHERE id = '${first}'`);
  await server.tamper("UPDATE record_versions SET content = 'null'");
  await server.tamper('UPDATE members SET curr_coins = 7');
  await server.tamper('UPDATE ledger SET balance_after = 9');
  await server.tamper(`UPDATE record_versions SET record_id = 'gone' WHERE record_id = '${second}'`);
  await server.tamper("UPDATE saved_sections SET member_id = 'nobody'");
  const { code, output } = await check();
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([
    `member ${member}: the balance is 7, the ledger says 1`,
    `member ${member}: a balance in the ledger does not follow from the payments before it`,
    `record ${first} (coineval) of member ${member}: its answers cannot be read`,
    `record gone (coineval) of member ${member}, revision 1: its answers cannot be read`,
    `record gone (coineval) of member ${member}: 1 earlier versions of a record that is not there`,
    'member nobody is not there, and has 1 rows in saved_sections',
    expect.stringMatching(/^6 faults in: /),
  ]);
});

it('npm run database -- check reports a wrong size of a record’s earlier versions', async () => {
  const { server, second, check } = await begin();
  await server.tamper('UPDATE record_versions SET size = 5000');
  const { code, output } = await check();
  expect(code).toBe(1);
  const fault = `record ${second} \\(coineval\\) of member ${member}: its earlier versions count as \\d+ bytes and have 5000`;
  expect(output).toMatch(new RegExp(`^${fault}$`, 'm'));
});

it('npm run database -- check reports a fault that the database finds in itself', async () => {
  const { server, check } = await begin();
  const isPostgres = inject('postgres') !== undefined;
  await server.tamper(
    isPostgres
      ? "UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'records_deleted'::regclass"
      : `PRAGMA writable_schema = ON;
         UPDATE sqlite_schema SET sql = replace(sql, 'not null', 'null') WHERE name = 'records_deleted'`,
  );
  const { code, output } = await check();
  expect(code).toBe(1);
  expect(output).toMatch(
    isPostgres
      ? /^PostgreSQL says: the index records_deleted is not valid$/m
      : /^SQLite says: .*records_deleted/m,
  );
});

it('npm run database -- check says in one line, without a password, that it cannot open the database', async () => {
  const settings = [
    { DATA_DIR: '/nowhere' },
    { DATABASE_URL: 'postgres://maya:secret@localhost:1/research' },
  ];
  for (const env of settings) {
    const { code, output, errors } = await runProgram(builtProgram('database'), ['check'], { env });
    expect([code, output, errors.trim().split('\n').length]).toEqual([1, '', 1]);
    expect(errors).not.toContain('secret');
  }
});
