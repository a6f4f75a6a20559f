import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PassThrough, Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { makeDataDir } from '../../scripts/product/server.ts';
import { askYes } from '../../scripts/questionnaires/ask-yes.ts';
import { checkFolders } from '../../scripts/questionnaires/check.ts';
import { releaseFolders } from '../../scripts/questionnaires/release.ts';
import { readStoredUse } from '../../scripts/questionnaires/stored-use.ts';
import { tellChanges } from '../../scripts/questionnaires/tell-changes.ts';
import { openStorage } from '../../src/server/open-storage.ts';
import { insertListingRecords } from '../helpers/listing-records.ts';

const untouched = fileURLToPath(new URL('../fixtures/editing', import.meta.url));

/** A copy of the schemas, with the second version of one released as it is. */
async function copySchemas() {
  const root = await mkdtemp(join(tmpdir(), 'changes-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await cp(untouched, root, { recursive: true });
  const path = join(root, 'listing/schema.json');
  const edit = async (...changes: readonly (readonly [from: string, to: string])[]) => {
    let text = await readFile(path, 'utf8');
    for (const [from, to] of changes) {
      expect(text).toContain(from);
      text = text.replace(from, () => to);
    }
    await writeFile(path, text);
  };
  const check = async () => {
    const outcome = await checkFolders(root);
    if (outcome.kind === 'problems') throw new Error(outcome.report);
    return outcome;
  };
  await edit(['"version": 1', '"version": 2']);
  await releaseFolders(root, await check());
  return { edit, check };
}

/** A database with records of the questionnaire by two members. */
async function makeDatabase(): Promise<string> {
  const { path, remove } = makeDataDir();
  onTestFinished(remove);
  const place = { databaseUrl: undefined, dataDir: path };
  await (await openStorage(place, { folders: [], compiled: new Map() }, () => undefined)).close();
  const database = new DatabaseSync(join(path, 'take-profits.db'));
  for (const statement of insertListingRecords()) database.exec(statement);
  database.close();
  return path;
}

it('says before and now of all that changed, and how many members it concerns', async () => {
  const { edit, check } = await copySchemas();
  expect(tellChanges(await check())).toEqual([]);
  await edit(
    ['"version": 2', '"version": 3'],
    ['"reward": 5', '"reward": 8'],
    ['"title": "Team"', '"title": "People"'],
    ['"maxLength": 1000', '"maxLength": 1200, "x-retired": true'],
    ['"is_hidden": {', '"hidden": { "x-former-ids": ["is_hidden"],'],
    ['"title": "Waves"', '"title": "Rising waves"'],
  );
  const use = await readStoredUse(await makeDatabase());
  expect(tellChanges(await check(), use)).toEqual([
    'listing, version 3:',
    '  reward: 5 -> 8 (2 members)',
    '  section "team" title: "Team" -> "People" (2 members)',
    '  "is_hidden": now "hidden" (2 members)',
    '  "track_record" maxLength: 1000 -> 1200 (0 members)',
    '  "track_record" retired: none -> true (0 members)',
    expect.stringMatching(/^ {2}"shape" optionTitles: \["Waves",.* -> \["Rising waves",.* \(0 members\)$/),
    '  3 records of 2 members, with answers: 2 kept, 3 renamed, 0 no longer asked, 1 without a question.',
  ]);
});

it('says a change of a condition, a sign or a limit, which a release records', async () => {
  const { edit, check } = await copySchemas();
  await edit(
    ['"version": 2', '"version": 3'],
    ['"x-signal": "negative"', '"x-signal": "neutral"'],
    ['"liquidity": {', '"liquidity": { "x-asked-if": { "question": "is_hidden", "const": false },'],
  );
  expect(tellChanges(await check())).toEqual([
    'listing, version 3:',
    '  "is_hidden" signal: "negative" -> "neutral"',
    '  "liquidity" askedIf: none -> [{"question":"is_hidden","const":false}]',
  ]);
});

it('takes nothing but yes for a yes', async () => {
  const ask = (...lines: string[]) => askYes(Readable.from(lines), new PassThrough());
  expect(await ask('yes\n')).toBe(true);
  expect(await ask('no\n')).toBe(false);
  expect(await ask('\n')).toBe(false);
  expect(await ask()).toBe(false);
});
