import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFolders } from '../../scripts/questionnaires/check.ts';

const fixtures = fileURLToPath(new URL('../fixtures/questionnaires', import.meta.url));
const shipped = fileURLToPath(new URL('../../schemas', import.meta.url));

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'schemas-'));
  await cp(fixtures, root, { recursive: true });
});

afterEach(() => rm(root, { recursive: true }));

type FileName = 'schema.json' | 'ui.json' | 'released.json';

/** Writes a file with one piece of its text replaced and says on which line `anchor` stands. */
async function edit(file: FileName, from: string, to: string, anchor = from): Promise<number> {
  const path = join(root, 'everything', file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
  return text.slice(0, text.indexOf(anchor)).split('\n').length;
}

async function problems() {
  const outcome = await checkFolders(root);
  return outcome.kind === 'passed' ? [] : outcome.problems;
}

describe('the content checks', () => {
  it('pass what is shipped', async () => {
    expect(await checkFolders(shipped)).toMatchObject({ kind: 'passed' });
  });

  it('pass the test questionnaire', async () => {
    expect(await problems()).toEqual([]);
  });

  const q = '"title": "Is it listed?"';
  it.each<[string, FileName, string, string, RegExp, anchor?: string]>([
    [
      'a wrong key',
      'schema.json',
      q,
      `"titel": "x", ${q}`,
      /^The question "is_listed" cannot have the key "titel"; it may have type, title/,
    ],
    [
      'a wrong signal',
      'schema.json',
      '"x-signal": "positive" },\n        "has',
      '"x-signal": "good" },\n        "has',
      /^"x-signal" is "good"; write positive, negative, mixed or neutral\.$/,
    ],
    ['a key written twice', 'schema.json', q, `${q}, ${q}`, /^The key "title" stands here twice;/],
    ['text that is not JSON', 'schema.json', `${q},`, q, /^A comma is missing at the end of this line\.$/],
    [
      'an id in two sections',
      'schema.json',
      '"closing": {',
      '"story": {',
      /^The name "story" is already taken by the question "story"/,
    ],
    [
      'a former id that is another question',
      'schema.json',
      '["floor"]',
      '["story"]',
      /^The name "story" is already taken/,
      '"story": {',
    ],
    [
      'an id that records use',
      'schema.json',
      '"closing": {',
      '"email": {',
      /^"email" cannot name a question/,
    ],
    [
      'an id with a capital',
      'schema.json',
      '"closing": {',
      '"Closing": {',
      /^"Closing" cannot be a name here; use lower-case letters/,
    ],
    [
      'an option written twice',
      'schema.json',
      '"const": "sidechain"',
      '"const": "mainnet"',
      /^The question "chain" has the option "mainnet" twice;/,
    ],
    [
      'an exclusion of no other question',
      'schema.json',
      '"x-signal": "negative", "x-saved-as"',
      '"x-signal": "negative", "x-excludes": ["has_team"], "x-saved-as"',
      /^"has_copycats" excludes "has_team", which is no other yes\/no question of this section\.$/,
    ],
    [
      'a released question that is gone',
      'schema.json',
      ', "x-former-ids": ["floor"] }',
      ' }',
      /^The question "floor" of version 1 is gone/,
      '"basics": {',
    ],
    [
      'a released option that is gone',
      'schema.json',
      ', "x-former-ids": ["main"] }',
      ' }',
      /^The option "main" of "chain" is gone/,
      '"oneOf": [',
    ],
    [
      'a released type that changed',
      'schema.json',
      '"has_team": { "type": "boolean"',
      '"has_team": { "type": "string"',
      /^The question "has_team" was boolean in version 1 and is text now/,
    ],
    ['a version already left behind', 'released.json', '"1": {', '"9": {', /^Version 9 is already released/],
    [
      'a page that there is not',
      'schema.json',
      '"/nfteval"',
      '"/coins"',
      /^There is no page \/coins; use one of \/coineval/,
    ],
    [
      'an unknown widget',
      'ui.json',
      '"ui:widget": "textarea"',
      '"ui:widget": "slider"',
      /^"ui:widget" is "slider"; write checkbox, text/,
    ],
    [
      'a widget of another type',
      'ui.json',
      '"ui:widget": "textarea"',
      '"ui:widget": "radio"',
      /^The widget "radio" cannot show this question; use text or textarea\.$/,
    ],
    [
      'a question that is not there',
      'ui.json',
      '"story": {',
      '"tale": {',
      /^There is no question "tale" in schema\.json\.$/,
    ],
    [
      'a missing picture',
      'ui.json',
      'images/waves.svg',
      'images/tides.svg',
      /^The picture images\/tides\.svg is not there\.$/,
    ],
    [
      'a picture of no option',
      'ui.json',
      '"circles": "images',
      '"spheres": "images',
      /^The option "circles" has no picture/,
      '"resembles": {',
    ],
  ])('say what is wrong and where: %s', async (_, file, from, to, sentence, anchor) => {
    const line = await edit(file, from, to, anchor);
    const found = await problems();
    const said = found.find((problem) => sentence.test(problem.sentence));
    expect(said, JSON.stringify(found)).toBeDefined();
    const { file: at } = said!;
    expect(at).toBe(`schemas/everything/${file === 'released.json' ? 'schema.json' : file}`);
    if (at.endsWith(file)) expect(said!.line).toBe(line);
  });

  it('refuse a change to a version that was released', async () => {
    await edit('schema.json', '"version": 2', '"version": 1');
    expect((await problems()).map(({ code }) => code)).toEqual(['released-version-changed']);
  });

  it('refuse a folder whose name the wire uses otherwise', async () => {
    await cp(join(root, 'everything'), join(root, 'user'), { recursive: true });
    expect(await problems()).toContainEqual(expect.objectContaining({ file: 'schemas/user' }));
  });

  it('refuse two questionnaires on one place among the results', async () => {
    await edit('schema.json', '"order": 3', '"order": 3, "results": 3');
    await cp(join(root, 'everything'), join(root, 'other'), { recursive: true });
    expect((await problems()).map(({ sentence }) => sentence)).toContain(
      '"everything" already has place 3 among the results; take another number.',
    );
  });

  it('refuse two questionnaires on one place of a page', async () => {
    await cp(join(root, 'everything'), join(root, 'other'), { recursive: true });
    expect((await problems()).map(({ sentence }) => sentence)).toContain(
      '"everything" already has place 3 on /nfteval; take another number.',
    );
  });

  it('say that a file is missing', async () => {
    await rm(join(root, 'everything', 'ui.json'));
    expect(await problems()).toMatchObject([
      {
        file: 'schemas/everything/ui.json',
        sentence: 'The file is missing; write {} into it where no question looks unusual.',
      },
    ]);
  });
});
