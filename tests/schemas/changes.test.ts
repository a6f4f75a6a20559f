import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PassThrough, Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { makeDataDir } from '../../scripts/product/server.ts';
import { askYes } from '../../scripts/questionnaires/ask-yes.ts';
import { toLine } from '../../scripts/questionnaires/check.ts';
import { checkFolders } from '../helpers/check-folders.ts';
import { releaseFolders } from '../../scripts/questionnaires/release.ts';
import { readStoredUse } from '../../scripts/questionnaires/stored-use.ts';
import { describeChanges } from '../../scripts/questionnaires/describe-changes.ts';
import { noQuestionnaires, openStorage } from '../../src/server/open-storage.ts';
import { insertListingRecords } from '../helpers/listing-records.ts';

const untouched = fileURLToPath(new URL('../fixtures/editing', import.meta.url));

/** A copy of the schemas in which version 2 of listing, the same as version 1, is released. */
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
  const release = async () => releaseFolders(root, await check());
  await edit(['"version": 1', '"version": 2']);
  await release();
  return { root, edit, check, release };
}

async function makeDatabase(): Promise<string> {
  const { path, remove } = makeDataDir();
  onTestFinished(remove);
  const place = { databaseUrl: undefined, dataDir: path };
  await (await openStorage(place, noQuestionnaires, () => undefined)).close();
  const database = new DatabaseSync(join(path, 'take-profits.db'));
  for (const statement of insertListingRecords()) database.exec(statement);
  database.close();
  return path;
}

it('the diff shows every change with its old and new value and the members it affects', async () => {
  const { edit, check } = await copySchemas();
  expect(describeChanges(await check())).toEqual([]);
  await edit(
    ['"version": 2', '"version": 3'],
    ['"reward": 5', '"reward": 8'],
    ['"title": "Team"', '"title": "People"'],
    ['"maxLength": 1000', '"maxLength": 1200, "x-retired": true'],
    ['"is_hidden": {', '"hidden": { "x-former-ids": ["is_hidden"],'],
    ['"title": "Waves"', '"title": "Rising waves"'],
    ['"const": "thin"', '"const": "narrow", "x-former-ids": ["thin"]'],
    ['{ "const": "none",', '{ "const": "unknown", "title": "Not known" }, { "const": "none",'],
  );
  const use = await readStoredUse(await makeDatabase());
  expect(describeChanges(await check(), use)).toEqual([
    'listing, version 3:',
    '  the reward was 5 and is 8 now (2 members)',
    '  section "People" (team): the title was "Team" and is "People" now (2 members)',
    '  question "Does the team hide on purpose?" (hidden): it was called is_hidden (2 members)',
    '  question "What has the team done before?" (track_record): the longest text was 1000 and is 1200 now (0 members)',
    '  question "What has the team done before?" (track_record): it is retired (0 members)',
    '  question "How easily does it trade?" (liquidity): option "Small orders move it" (narrow) was called thin (1 member)',
    '  question "How easily does it trade?" (liquidity): option "Not known" (unknown) is new (1 member)',
    '  question "Which shapes does its chart have?" (shape): option "Rising waves" (waves): the title was "Waves" and is "Rising waves" now (0 members)',
    '  3 records of 2 members, with answers: 2 kept, 3 renamed, 0 no longer asked, 1 without a question.',
  ]);
});

it('the diff shows a changed sign and a new condition', async () => {
  const { edit, check } = await copySchemas();
  await edit(
    ['"version": 2', '"version": 3'],
    ['"x-signal": "negative"', '"x-signal": "neutral"'],
    ['"liquidity": {', '"liquidity": { "x-asked-if": { "question": "is_hidden", "const": false },'],
  );
  expect(describeChanges(await check())).toEqual([
    'listing, version 3:',
    '  question "Does the team hide on purpose?" (is_hidden): the sign was negative and is neutral now',
    '  question "How easily does it trade?" (liquidity): it is now asked only if “Does the team hide on purpose?” is no',
  ]);
});

it('the diff shows the old and new sign of a No, and the old and new range that a question applies to', async () => {
  const { edit, check, release } = await copySchemas();
  const range =
    '"x-applies-if": { "facts": ["market_cap_coingecko"], "minimum": 1000, "words": "from US$1,000" },';
  await edit(['"version": 2', '"version": 3'], ['"x-signal": "negative"', `${range} "x-signal": "negative"`]);
  const about = '  question "Does the team hide on purpose?" (is_hidden):';
  expect(describeChanges(await check())).toEqual([
    'listing, version 3:',
    `${about} the range that it applies to is "from US$1,000" now, and there was none`,
  ]);
  await release();
  await edit(['"version": 3', '"version": 4'], [range, '"x-signal-no": "neutral",']);
  expect(describeChanges(await check())).toEqual([
    'listing, version 4:',
    `${about} there is no range that it applies to now, and it was "from US$1,000"`,
    `${about} the sign of a No was positive and is neutral now`,
  ]);
});

it('short names, and facts that a section shares, are no change of a version', async () => {
  const { root, edit, check, release } = await copySchemas();
  const names = '"x-short": { "short": "Named", "yes": "Founders are named" },';
  await edit(['"x-signal": "positive"', `${names} "x-signal": "positive"`]);
  await writeFile(
    join(root, 'listing/ui.json'),
    JSON.stringify({ team: { 'ui:options': { evidence: [{ fact: 'rsi' }] } } }),
  );
  expect(await check()).toMatchObject({ kind: 'passed' });
  expect(describeChanges(await check())).toEqual([]);
  expect(await release()).toEqual([]);
  await edit([names, '']);
  expect(describeChanges(await check())).toEqual([]);
});

it('the checks suggest short names for long titles, in one hint that refuses nothing', async () => {
  const { edit, check } = await copySchemas();
  const hintsOf = async () => (await check()).hints.map(toLine);
  const [listing] = await hintsOf();
  expect(listing).toMatch(
    /^schemas\/listing\/schema.json:28: Hint: .*"is_hidden", "track_record" and 1 more/,
  );
  await edit(['"maxLength": 1000', '"maxLength": 1000, "x-short": { "short": "Track record" }']);
  expect((await hintsOf())[0]).toMatch(/"is_hidden" and "shape"/);
});

it('the diff shows which questions are offered first, without a new version', async () => {
  const { edit, check, release } = await copySchemas();
  await edit(['"x-signal": "negative"', '"x-quick": true, "x-signal": "negative"']);
  const about = '  question "Does the team hide on purpose?" (is_hidden):';
  expect(describeChanges(await check())).toContain(`${about} it is now offered first`);
  await edit(['"version": 2', '"version": 3']);
  await release();
  await edit(['"x-quick": true, ', '']);
  expect(describeChanges(await check())).toContain(`${about} it is no longer offered first`);
});

it('the checks ask for a new version when the sign of a No changes', async () => {
  const { edit, check } = await copySchemas();
  await edit(['"x-signal": "negative"', '"x-signal": "negative", "x-signal-no": "neutral"']);
  await expect(check()).rejects.toThrow(/the sign of a No was positive and is neutral now/);
});

it('the diff shows changed exclusions and scale ends; the checks refuse scale ends that are swapped', async () => {
  const { edit, check, release } = await copySchemas();
  const ends = '"x-scale": { "low": "Not at all", "high": "Fully" }';
  const scale = `"openness": { "type": "integer", "title": "How open is it?", "description": "Read it.", "minimum": 1, "maximum": 5, ${ends} },`;
  await edit(['"version": 2', '"version": 3'], ['"liquidity": {', `${scale}\n"liquidity": {`]);
  await release();
  expect(describeChanges(await check())).toEqual([]);
  await edit(['"high": "Fully"', '"high": "Wholly"'], [',\n          "x-excludes": ["is_named"]', '']);
  await expect(check()).rejects.toThrow('raise "version" to 4');
  await edit(['"version": 3', '"version": 4']);
  expect(describeChanges(await check())).toEqual([
    'listing, version 4:',
    '  question "Does the team hide on purpose?" (is_hidden): there is no list of questions that a yes excludes now, and it was "is_named"',
    '  question "How open is it?" (openness): the high end was "Fully" and is "Wholly" now',
  ]);
  await edit(['"low": "Not at all", "high": "Wholly"', '"low": "Fully", "high": "Not at all"']);
  await expect(check()).rejects.toThrow('The ends of "openness" were swapped after version 3');
});

it('the diff shows the answer type and the condition of a new question', async () => {
  const { edit, check } = await copySchemas();
  await edit(
    ['"version": 2', '"version": 3'],
    [
      '"liquidity": {',
      '"depth": { "type": "number", "title": "How deep is it?", "description": "See two books.", "x-asked-if": { "question": "is_named", "const": true } }, "liquidity": {',
    ],
  );
  expect(describeChanges(await check())).toEqual([
    'listing, version 3:',
    '  question "How deep is it?" (depth) is new in section "Market": number, asked if “Are the founders named?” is yes',
  ]);
});

it('the diff names calculated values, columns, rows and their options in conditions by their titles', async () => {
  const { edit, check } = await copySchemas();
  const size =
    '{ "type": "string", "title": "Size", "oneOf": [{ "const": "l", "title": "Large", "x-value": 3 }, { "const": "s", "title": "Small", "x-value": 1 }] }';
  const risks = `"risks": { "type": "array", "title": "Risks?", "description": "See its site.", "x-rows": [{ "const": "theft", "title": "Theft" }], "items": { "type": "object", "properties": { "size": ${size} } } },`;
  const score =
    '"score": { "type": "number", "readOnly": true, "title": "Score", "x-calculated": { "sum": [{ "column": ["risks", "size"] }] } },';
  const word = (id: string, condition: string) =>
    `"${id}": { "type": "string", "title": "${id}?", "description": "See its site.", "x-asked-if": ${condition} },`;
  await edit(
    ['"version": 2', '"version": 3'],
    [
      '"liquidity": {',
      `${risks} ${score} ${word('why', '{ "question": "risks", "contains": { "row": "theft", "size": "l" } }')} ${word('how', '{ "question": "score", "minimum": 2 }')}\n"liquidity": {`,
    ],
  );
  const all = describeChanges(await check()).join('\n');
  expect(all).toContain('asked if “Risks?” has a row with row “Theft” and “Size” “Large”');
  expect(all).toContain('asked if “Score” is 2 or more');
});

it('the diff shows formulas and bands in words, and columns that must be filled', async () => {
  const { edit, check, release } = await copySchemas();
  const columns =
    '"properties": { "fee": { "type": "number", "title": "Fee" }, "name": { "type": "string", "title": "Name" } }';
  const table = `"fees": { "type": "array", "title": "Which fees?", "description": "See its site.", "maxItems": 3, "items": { "type": "object", ${columns} } },`;
  const bands =
    '"x-bands": [{ "from": 0, "title": "Low", "signal": "positive" }, { "from": 5, "title": "High", "signal": "negative" }]';
  const score = `"score": { "type": "number", "readOnly": true, "title": "Score", "x-calculated": { "sum": [{ "column": ["fees", "fee"] }, 1] }, ${bands} },`;
  await edit(['"version": 2', '"version": 3'], ['"liquidity": {', `${table} ${score}\n"liquidity": {`]);
  await release();
  expect(describeChanges(await check())).toEqual([]);
  await edit(
    ['"version": 3', '"version": 4'],
    [columns, `${columns}, "required": ["fee"]`],
    ['"from": 5', '"from": 7'],
    [
      '{ "sum": [{ "column": ["fees", "fee"] }, 1] }',
      '{ "product": [{ "mean": [{ "column": ["fees", "fee"] }] }, 2], "needs": "any" }',
    ],
  );
  expect(describeChanges(await check())).toEqual([
    'listing, version 4:',
    '  question "Which fees?" (fees): column "Fee" (fee): it must now be answered',
    '  calculated value "Score" (score): the formula was "sum of “Fee” of “Which fees?” and 1" and is "product of (mean of “Fee” of “Which fees?”) and 2, of those that have an answer" now',
    '  calculated value "Score" (score): the list of bands was "positive from 0 (Low), negative from 5 (High)" and is "positive from 0 (Low), negative from 7 (High)" now',
  ]);
  await release();
  await edit(['"required": ["fee"]', '"required": ["fee", "name"]']);
  await expect(check()).rejects.toThrow('raise "version" to 5');
});

it('the diff shows rules and texts in words; a text and the words of a rule need no version', async () => {
  const { edit, check, release } = await copySchemas();
  const figure = (id: string) =>
    `"${id}": { "type": "number", "title": "${id}?", "description": "See its site." },`;
  const rule = '"x-rules": [{ "if": { "lessThan": ["most", "least"] }, "at": "most", "words": "Too few." }],';
  const text = '"start": { "type": "null", "title": "Before you begin" },';
  await edit(
    ['"version": 2', '"version": 3'],
    ['"liquidity": {', `${text} ${figure('least')} ${figure('most')}\n"liquidity": {`],
    ['"title": "Market",', `"title": "Market", ${rule}`],
  );
  const lines = async () =>
    describeChanges(await check()).map((line) => line.replace(/^\s+|\s+\(.*member.*$/g, ''));
  expect(await lines()).toEqual(
    expect.arrayContaining([
      expect.stringContaining(
        'rule at "most?" (most), if “most?” is less than “least?”: it is new, an error',
      ),
      expect.stringContaining('text "Before you begin" (start) is new'),
    ]),
  );
  await release();
  await edit(['Too few.', 'Too few of them.'], ['Before you begin', 'First']);
  expect(await lines()).toEqual(
    expect.arrayContaining([
      expect.stringContaining('the complaint was "Too few." and is "Too few of them." now'),
      expect.stringContaining('text "First" (start): the title was "Before you begin" and is "First" now'),
    ]),
  );
  await release();
  expect(await lines()).toEqual([]);
  await edit([text.replace('Before you begin', 'First'), '']);
  expect((await lines()).slice(1)).toEqual([expect.stringContaining('text "First" (start) is gone')]);
  await release();
  expect(await lines()).toEqual([]);
});

it('the diff counts members who answered under any former id of a question', async () => {
  const { edit, check, release } = await copySchemas();
  await edit(
    ['"version": 2', '"version": 3'],
    ['"is_hidden": {', '"hidden": { "x-former-ids": ["is_hidden"],'],
  );
  await release();
  await edit(
    ['"version": 3', '"version": 4'],
    ['"hidden": { "x-former-ids": ["is_hidden"],', '"concealed": { "x-former-ids": ["is_hidden", "hidden"],'],
  );
  const use = await readStoredUse(await makeDatabase());
  expect(describeChanges(await check(), use)[1]).toBe(
    '  question "Does the team hide on purpose?" (concealed): it was called hidden (2 members)',
  );
});

it('the diff names a questionnaire that was given up, until the next release', async () => {
  const { root, check, release } = await copySchemas();
  await rm(join(root, 'listing'), { recursive: true });
  const ledger = join(root, 'released.json');
  const seals: Readonly<Record<string, string>> = JSON.parse(await readFile(ledger, 'utf8'));
  await writeFile(ledger, JSON.stringify({ ...seals, listing: 'given up' }));
  const use = await readStoredUse(await makeDatabase());
  expect(describeChanges(await check(), use)).toEqual([
    'listing was given up: 3 records of 2 members are shown nowhere.',
  ]);
  await release();
  expect(describeChanges(await check(), use)).toEqual([]);
  expect(await check()).toMatchObject({ givenUp: ['listing'] });
});

it('askYes accepts only the word yes', async () => {
  const ask = (...lines: string[]) => askYes(Readable.from(lines), new PassThrough());
  expect(await ask('yes\n')).toBe(true);
  expect(await ask('no\n')).toBe(false);
  expect(await ask('\n')).toBe(false);
  expect(await ask()).toBe(false);
});
