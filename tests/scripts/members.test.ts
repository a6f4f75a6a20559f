import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { emailRemedies } from '../../src/contracts/messages.ts';
import { readMemberList } from '../../scripts/members/read-member-list.ts';
import { runProgram } from '../helpers/run-program.ts';
import { makeDataDir, startServer } from '../../scripts/product/server.ts';
import { builtProgram } from '../../scripts/setup/built-programs.mjs';

const email = 'maya@studio.example';

describe('npm run members', () => {
  it('adds, lists, expires and removes members while the server runs, with immediate effect', async () => {
    const { url, members } = await startBoth();
    expect((await login(url)).status).toBe(401);
    expect(await members('add', 'Maya@Studio.example', '--until', '2030-12-31')).toMatchObject({
      code: 0,
      output: `${email} added: member until 2030-12-31T23:59:59.999Z\n`,
    });
    const session = await login(url);
    expect(session.status).toBe(200);
    const cookie = session.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    const ask = async () => (await fetch(`${url}/api/session`, { headers: { cookie } })).status;
    expect(await ask()).toBe(200);
    expect((await members('list')).output).toMatch(
      /maya@studio.example {2}until 2030-12-31T23:59:59.999Z {2}0 coins/,
    );
    expect((await members('expire', email)).output).toBe(`${email} expired, and is logged out everywhere\n`);
    expect(await ask()).toBe(401);
    expect((await login(url)).status).toBe(401);
    expect((await members('add', email, '--until', '2031-01-01')).output).toContain('changed');
    expect((await login(url)).status).toBe(200);
    expect((await members('remove', email)).code).toBe(0);
    expect((await fetch(`${url}/api/report/user/${email}`)).status).toBe(404);
  });

  it('signs out one or all members, and removes their passkeys on request; expire ends their sessions', async () => {
    const { url, dataDir, members } = await startBoth();
    const other = 'ann@studio.example';
    for (const who of [email, other]) await members('add', who, '--until', '2030-12-31');
    const change = (sql: string) => {
      const database = new DatabaseSync(join(dataDir, 'take-profits.db'));
      database.exec(sql);
      database.close();
    };
    change(`INSERT INTO passkeys (id, member_id, public_key, counter, transports, name, created_at)
      SELECT 'of ' || email, id, '', 0, '', 'Key', 0 FROM members`);
    const begin = async (who: string) => {
      const answer = await fetch(`${url}/api/report/user/${who}/login`, { method: 'PUT' });
      const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
      return async () => (await fetch(`${url}/api/session`, { headers: { cookie } })).status;
    };
    const rows = (sql: string) => {
      const database = new DatabaseSync(join(dataDir, 'take-profits.db'), { readOnly: true });
      const found = database.prepare(sql).all();
      database.close();
      return found.map((row) => Object.values(row)[0]);
    };
    const [maya, ann] = [await begin(email), await begin(other)];
    expect((await members('sign-out', email)).code).toBe(0);
    expect([await maya(), await ann()]).toEqual([401, 200]);
    expect(rows("SELECT 1 FROM used_challenges WHERE hash LIKE 'browsers of %'")).toHaveLength(1);
    expect(rows('SELECT id FROM passkeys')).toContain(`of ${email}`);
    expect((await members('sign-out', email, '--passkeys')).code).toBe(0);
    expect(rows('SELECT id FROM passkeys')).not.toContain(`of ${email}`);
    expect(rows('SELECT id FROM passkeys')).toContain(`of ${other}`);
    const again = await begin(email);
    expect((await members('sign-out', '--all', '--passkeys')).output).toContain('3 members');
    expect([await again(), await ann()]).toEqual([401, 401]);
    expect(rows('SELECT id FROM passkeys')).toEqual([]);
    const stolen = await begin(email);
    await members('expire', email);
    await members('add', email, '--until', '2031-01-01');
    expect(await stolen()).toBe(401);
  });

  it('exports the account and the records of a former member', async () => {
    const { url, members } = await startBoth();
    await members('add', email, '--until', '2030-12-31');
    const session = await login(url);
    const cookie = session.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    await fetch(`${url}/api/report/social`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ email, social_mood: 'calm' }),
    });
    await members('expire', email);
    const exported = await members('export', email);
    expect([exported.code, exported.errors]).toEqual([0, '']);
    const { member, records } = JSON.parse(exported.output);
    expect(member.email).toBe(email);
    expect(records).toMatchObject([{ module: 'social', social_mood: 'calm' }]);
    expect(records[0].about.questionnaire.title).toEqual(expect.any(String));
  });

  it('imports a whole list, or nothing if lines are wrong, and names those lines', async () => {
    const { dataDir, members } = await startBoth();
    const file = join(dataDir, 'members.csv');
    writeFileSync(
      file,
      '\uFEFFemail,until\r\na@example.com,2030-01-31\r\n"B@example.com","2030-02-28"\r\n\r\n',
    );
    expect((await members('import', file)).output).toBe('2 added, 0 changed\n');
    expect((await members('import', file)).output).toBe('0 added, 2 changed\n');
    writeFileSync(
      file,
      'c@example.com,2030-01-31\nno-address,2030-01-31\nd@example.com,2030-02-30\ne@example.com\n',
    );
    const refused = await members('import', file);
    expect(refused.code).toBe(1);
    expect(refused.errors).toContain('line 2: "no-address" is not an e-mail address');
    expect(refused.errors).toContain('line 3: "2030-02-30" is not a day');
    expect(refused.errors).toMatch(/^line 4: /m);
    expect((await members('list')).output).not.toContain('c@example.com');
    expect((await members('import', join(dataDir, 'nope.csv'))).errors).toMatch(/nope.csv cannot be read/);
  });

  it.each([
    ['a heading in capitals', 'Email,Until\na@example.com,2030-01-31\n'],
    ['columns in another order', 'until;E-Mail\r\n2030-01-31;a@example.com\r\n'],
    ['semicolons', 'EMAIL;UNTIL\r\na@example.com;2030-01-31;\r\n'],
    ['tabs', 'email\tuntil\r\na@example.com\t2030-01-31\r\n'],
    ['a line that names the separator', 'sep=;\r\nemail;until\r\na@example.com;2030-01-31\r\n'],
    ['a line that names a tab', 'sep=\t\nemail\tuntil\na@example.com\t2030-01-31\n'],
    ['line ends of old spreadsheets', 'email,until\ra@example.com,2030-01-31\r'],
    ['mixed line ends', 'email,until\r\n\na@example.com,2030-01-31\n'],
    ['UTF-16 in little-endian order', utf16('\uFEFFemail;until\r\na@example.com;2030-01-31\r\n')],
    ['UTF-16 in big-endian order', utf16('\uFEFFemail\tuntil\r\na@example.com\t2030-01-31\r\n').swap16()],
    ['UTF-16 without a byte order mark', utf16('a@example.com,2030-01-31\n')],
    ['a top-level domain in Punycode', 'a@example.xn--p1ai,2030-01-31\n'],
  ])('reads a list with %s', (_, content) => {
    expect(readMemberList(Buffer.from(content))).toMatchObject({
      kind: 'read',
      members: [
        {
          email: expect.stringMatching(/^a@example\.(com|xn--p1ai)$/),
          subExpiry: Date.parse('2030-01-31T23:59:59.999Z'),
        },
      ],
    });
  });

  it('uses the latest day of a member who is listed more than once, and names the lines', async () => {
    const { file, members } = prepareImport(
      'sep=;\nemail;until\na@example.com;2031-01-31\n\nb@example.com;2030-01-31\nA@Example.com;2030-01-31\n',
    );
    const { output } = await members('import', file);
    expect(output).toMatch(/a@example\.com.*lines 3, 6.*2031-01-31/);
    expect(output).not.toContain('b@example.com');
    expect(output).toMatch(/^2 added, 0 changed$/m);
    expect((await members('list')).output).toContain('a@example.com  until 2031-01-31T');
  });

  it('says how to correct an invalid address, and in which line', async () => {
    const { file, members } = prepareImport(
      'sep=,\nemail,until\n"a@example.com.",2030-01-31\nb@exämple.de,2030-01-31\n',
    );
    const { code, errors } = await members('import', file);
    expect(code).toBe(1);
    expect(errors).toContain(
      `line 3: "a@example.com." is not an e-mail address. ${emailRemedies['dot-at-end']}`,
    );
    expect(errors).toContain(
      `line 4: "b@exämple.de" is not an e-mail address. ${emailRemedies['other-letters']}`,
    );
  });

  it('audit fails and names a balance that is not the sum of its ledger', async () => {
    const { dataDir, members } = await startBoth();
    await members('add', email, '--until', '2030-12-31');
    expect(await members('audit')).toMatchObject({
      code: 0,
      output: expect.stringContaining('2 members, 0 with'),
    });
    const database = new DatabaseSync(join(dataDir, 'take-profits.db'));
    database.exec(`UPDATE members SET curr_coins = 99 WHERE email = '${email}'`);
    database.close();
    const wrong = await members('audit');
    expect(wrong.code).toBe(1);
    expect(wrong.output).toContain(`${email}: the balance is 99, the ledger says 0\n`);
  });

  it.each([
    [[]],
    [['nonsense']],
    [['add', email]],
    [['add', email, '--until', '31-12-2030']],
    [['add', 'no-address', '--until', '2030-12-31']],
    [['add', email, '--until', '2030-12-31', 'more']],
    [['expire']],
    [['expire', 'no-address']],
    [['list', 'more']],
    [['list', '--until', '2030-12-31']],
    [['audit', '--force']],
    [['sign-out']],
    [['sign-out', email, '--all']],
    [['sign-out', 'no-address']],
    [['remove', email, '--passkeys']],
    [['export']],
    [['import']],
  ])('prints its usage for %j', async (args) => {
    const { path, remove } = makeDataDir();
    onTestFinished(remove);
    const ended = await runProgram(builtProgram('members'), args, { env: { DATA_DIR: path } });
    expect([ended.code, ended.output]).toEqual([1, '']);
    expect(ended.errors).toContain('Usage: npm run members -- add EMAIL --until YYYY-MM-DD');
    expect(ended.errors.trim().split('\n')).toHaveLength(1);
  });

  it.each(['expire', 'sign-out', 'export', 'remove'])('refuses to %s an unknown member', async (command) => {
    const { path, remove } = makeDataDir();
    onTestFinished(remove);
    const ended = await runProgram(builtProgram('members'), [command, email], { env: { DATA_DIR: path } });
    expect([ended.code, ended.errors]).toEqual([1, `There is no member ${email}.\n`]);
  });
});

const utf16 = (text: string) => Buffer.from(text, 'utf16le');

function prepareImport(content: string | Buffer) {
  const { path, remove } = makeDataDir();
  onTestFinished(remove);
  const file = join(path, 'members.csv');
  writeFileSync(file, content);
  return {
    file,
    members: (...args: string[]) => runProgram(builtProgram('members'), args, { env: { DATA_DIR: path } }),
  };
}

async function startBoth() {
  const { path, remove } = makeDataDir();
  onTestFinished(remove);
  const server = await startServer({ DATA_DIR: path });
  onTestFinished(async () => void (await server.stop('SIGKILL')));
  return {
    url: server.url,
    dataDir: path,
    members: (...args: string[]) => runProgram(builtProgram('members'), args, { env: { DATA_DIR: path } }),
  };
}

function login(url: string): Promise<Response> {
  return fetch(`${url}/api/report/user/${email}/login`, { method: 'PUT' });
}
