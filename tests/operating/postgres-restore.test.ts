import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { findPostgres } from '../../scripts/setup/postgres.mjs';
import { root } from '../../scripts/setup/files.mjs';
import { readStoredJson } from '../../src/engine/stored.ts';
import { openPostgres } from '../../src/server/storage/postgres/open.ts';
import { askPostgres, makeDatabaseOn } from '../helpers/postgres.ts';
import { contractWrites } from '../storage/contract-writes.ts';
import { member } from '../storage/contract.ts';

it('the restore steps of docs/operating.md keep what was revoked or deleted after the dump', async () => {
  const { url, run } = await start();
  const storage = await openPostgres(url, undefined);
  for (const id of ['kept', 'ended', 'leaving', 'renewed'])
    await storage.run(contractWrites.addMember, {
      ...member,
      id,
      email: `${id}@x.example`,
      subExpiry: 1000,
    });
  await storage.close();
  await askPostgres(
    url,
    `INSERT INTO passkeys (id, member_id, public_key, counter, transports, name, created_at)
       SELECT 'of ' || id, id, '', 0, '', '', 0 FROM members;
     INSERT INTO sessions (token_hash, member_id, created_at, last_seen_at) SELECT id, id, 0, 0 FROM members`,
  );
  run(`pg_dump -Fc "$DATABASE_URL" -f dump`);
  await askPostgres(
    url,
    `UPDATE members SET sub_expiry = 10 WHERE id = 'ended';
     UPDATE members SET leaves_at = 20 WHERE id = 'leaving';
     UPDATE members SET sub_expiry = 9000 WHERE id = 'renewed';
     DELETE FROM passkeys WHERE member_id = 'ended';
     INSERT INTO used_challenges (hash, expires_at) VALUES ('browsers of kept', 30)`,
  );
  const [before = '', after = ''] = readSteps();
  run(before);
  run(`pg_restore --clean --if-exists -d "$DATABASE_URL" dump`);
  run(after);
  expect(
    await askPostgres(url, 'SELECT id, sub_expiry::int, leaves_at::int FROM members ORDER BY id'),
  ).toEqual([
    { id: 'ended', sub_expiry: 10, leaves_at: null },
    { id: 'kept', sub_expiry: 1000, leaves_at: null },
    { id: 'leaving', sub_expiry: 1000, leaves_at: 20 },
    { id: 'renewed', sub_expiry: 1000, leaves_at: null },
  ]);
  expect(await askPostgres(url, 'SELECT member_id FROM passkeys ORDER BY id')).toEqual([
    { member_id: 'kept' },
    { member_id: 'leaving' },
    { member_id: 'renewed' },
  ]);
  expect(await askPostgres(url, 'SELECT * FROM sessions')).toEqual([]);
  expect(await askPostgres(url, 'SELECT hash, expires_at::int FROM used_challenges')).toEqual([
    { hash: 'browsers of kept', expires_at: 30 },
  ]);
});

it('the restore steps bring back a dump of the first release with unchanged records (form 1)', async () => {
  const { url, run } = await start();
  const first = await makeDatabaseOn(inject('postgres') ?? '');
  onTestFinished(() => first.remove());
  await first.run(readFileSync(join(root, 'tests/fixtures/databases/001-first.sql'), 'utf8'));
  const written = await askPostgres(first.url, 'SELECT answers AS content FROM records ORDER BY id');
  run(`pg_dump -Fc "${first.url}" -f dump`);
  // The present database is of this release.
  await (await openPostgres(url, undefined)).close();
  const [before = '', after = ''] = readSteps();
  run(before);
  run(readDropSchema());
  run(`pg_restore -d "$DATABASE_URL" dump`);
  await (await openPostgres(url, undefined)).close();
  run(after);
  const restored = await askPostgres(url, 'SELECT content FROM records ORDER BY id');
  expect(restored).toEqual(written);
  const forms = restored.map(({ content }) => readStoredJson(JSON.parse(String(content))));
  expect(forms.length).toBeGreaterThan(0);
  expect(forms).not.toContain(undefined);
});

async function start() {
  const database = await makeDatabaseOn(inject('postgres') ?? '');
  onTestFinished(() => database.remove());
  const { url } = database;
  const folder = mkdtempSync(join(tmpdir(), 'take-profits-restore-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = `${findPostgres()}:${process.env['PATH']}`;
  // psql would print a notice of what a statement drops.
  const env = { PATH: path, DATABASE_URL: url, PGOPTIONS: '-c client_min_messages=warning' };
  const run = (script: string) =>
    execFileSync('/bin/sh', ['-euc', script], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  return { url, run };
}

function readDropSchema(): string {
  const page = readFileSync(join(root, 'docs/operating.md'), 'utf8');
  const [, command = ''] = /`(psql \$DATABASE_URL -c 'DROP SCHEMA[^`]*)`/.exec(page) ?? [];
  return command.replace('psql $DATABASE_URL', 'psql -v ON_ERROR_STOP=1 "$DATABASE_URL"');
}

/** The page's commands before and after pg_restore; psql fails when a statement does. */
function readSteps(): readonly string[] {
  const page = readFileSync(join(root, 'docs/operating.md'), 'utf8');
  const part = page.slice(page.indexOf('With PostgreSQL, do the same by hand.'));
  const blocks = [...part.matchAll(/(?:^ {4}.*\n)+/gm)].map(([block]) => block.replaceAll(/^ {4}/gm, ''));
  return blocks
    .slice(0, 2)
    .map((block) => block.replaceAll('psql $DATABASE_URL', 'psql -v ON_ERROR_STOP=1 "$DATABASE_URL"'));
}
