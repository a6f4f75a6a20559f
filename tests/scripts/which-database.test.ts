import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeDataDir } from '../../scripts/product/server.ts';
import { root } from '../../scripts/setup/files.mjs';
import { builtProgram } from '../../scripts/setup/built-programs.mjs';
import { runProgram } from '../helpers/run-program.ts';

const add = ['add', 'maya@studio.example', '--until', '2099-12-31'];
const site = 'https://research.example';
const elsewhere =
  'postgres://app:pa$$w0rd%20%22x%22&y@db.example:6432/tp?sslmode=verify-full&password=s3cret';

describe("an operator's command", () => {
  it('says first, separately from its output, which embedded database it uses', async () => {
    const dataDir = newDataDir();
    const first = `Database: embedded, ${join(dataDir, 'take-profits.db')}\n`;
    const run = (program: 'members' | 'database', ...args: string[]) =>
      runProgram(builtProgram(program), args, { env: { DATA_DIR: dataDir } });
    const copy = join(dataDir, 'copy.db');
    expect(await run('members', ...add)).toMatchObject({ code: 0, place: first, errors: '' });
    for (const args of [['list'], ['audit'], ['expire', 'maya@studio.example']])
      expect(await run('members', ...args)).toMatchObject({ code: 0, place: first, errors: '' });
    for (const args of [['check'], ['backup', copy], ['restore', copy]])
      expect(await run('database', ...args), args[0]).toMatchObject({ code: 0, place: first, errors: '' });
    const moved = await run('database', 'move', elsewhere.replace('verify-full', 'disable'));
    expect(moved.code).toBe(1);
    expect(moved.place).toBe(`${first}Moving to: PostgreSQL, app@db.example:6432/tp\n`);
    expect(moved.place + moved.errors).not.toMatch(/w0rd|s3cret/);
  });

  it('says which PostgreSQL it uses, without the password, and refuses another machine without TLS', async () => {
    const dataDir = newDataDir();
    const plain = elsewhere.replace('sslmode=verify-full&', '');
    for (const [program, args] of [
      ['members', add],
      ['members', ['list']],
      ['database', ['check']],
      ['database', ['backup', join(dataDir, 'copy.db')]],
    ] as const) {
      const env = { DATA_DIR: dataDir, DATABASE_URL: plain, PUBLIC_URL: site };
      const ended = await runProgram(builtProgram(program), args, { env });
      expect(ended.code).toBe(1);
      expect(ended.place).toBe('Database: PostgreSQL, app@db.example:6432/tp\n');
      expect(ended.errors).not.toMatch(/w0rd|s3cret/);
      expect(ended.errors).toMatch(args[0] === 'backup' ? /use pg_dump/ : /db\.example\) without TLS/);
    }
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('reads the settings file as the server does, with passwords that contain &, $ and quotes', async () => {
    const dataDir = newDataDir();
    const settings = join(dataDir, 'take-profits.env');
    const at = (password: string) =>
      `postgres://app:${password}@db.example:6432/tp?application_name=$HOME&x=y`;
    const script = readFileSync(join(root, 'docs/operating/commands.sh'), 'utf8')
      .replace('runuser -u take-profits -- ', '')
      .replace('/usr/bin/node', process.execPath)
      .replace('/etc/take-profits.env', settings)
      .replace('/opt/take-profits/current/', `${dirname(builtProgram('members'))}/`);
    for (const line of [`DATABASE_URL='${at('pa$$w0rd&x="`id`')}'`, `DATABASE_URL="${at("it's$w0rd&")}"`]) {
      writeFileSync(
        settings,
        `PUBLIC_URL='${site}'\n${line}\nMAIL_FROM='Take Profits <hello@research.example>'\n`,
      );
      const ended = spawnSync('/bin/sh', ['-c', script, 'take-profits', 'members', 'list'], {
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
      });
      expect(ended.stderr).toContain('Database: PostgreSQL, app@db.example:6432/tp\n');
      expect(ended.stderr).toMatch(/db\.example\) without TLS/);
      expect([ended.status, ended.stdout]).toEqual([1, '']);
    }
    expect(readdirSync(dataDir)).toEqual(['take-profits.env']);
  });

  it('creates no embedded database for a public site unless --embedded is given', async () => {
    const dataDir = newDataDir();
    const run = (...args: readonly string[]) =>
      runProgram(builtProgram('members'), args, { env: { DATA_DIR: dataDir, PUBLIC_URL: site } });
    for (const args of [add, ['list'], ['audit'], ['remove', 'maya@studio.example']]) {
      const ended = await run(...args);
      expect([ended.code, ended.output]).toEqual([1, '']);
      expect(ended.errors).toContain('DATABASE_URL is not set');
    }
    expect(existsSync(join(dataDir, 'take-profits.db'))).toBe(false);
    expect((await run(...add, '--embedded')).code).toBe(0);
    // A database that exists needs no --embedded.
    expect((await run('list')).output).toContain('1 members');
  });
});

function newDataDir(): string {
  const { path, remove } = makeDataDir();
  onTestFinished(remove);
  return path;
}
