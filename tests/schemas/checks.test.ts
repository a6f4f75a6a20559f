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

/** Replaces one piece of a file's text and returns the line of `anchor`. */
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
  it.each<[string, FileName, string, string, string, anchor?: string]>([
    ['a wrong key', 'schema.json', q, `"titel": "x", ${q}`, 'key-unknown'],
    [
      'a wrong signal',
      'schema.json',
      '"x-signal": "positive" },\n        "has',
      '"x-signal": "good" },\n        "has',
      'value-unfit',
    ],
    ['a key written twice', 'schema.json', q, `${q}, ${q}`, 'json-key-twice'],
    ['text that is not JSON', 'schema.json', `${q},`, q, 'json-comma-missing'],
    ['an id in two sections', 'schema.json', '"closing": {', '"story": {', 'question-name-taken'],
    [
      'a former id that is another question',
      'schema.json',
      '["floor"]',
      '["story"]',
      'question-name-taken',
      '"story": {',
    ],
    ['an id that records use', 'schema.json', '"closing": {', '"email": {', 'question-name-reserved'],
    ['an id with a capital', 'schema.json', '"closing": {', '"Closing": {', 'key-unfit'],
    ['an option written twice', 'schema.json', '"const": "sidechain"', '"const": "mainnet"', 'option-twice'],
    [
      'an exclusion of no other question',
      'schema.json',
      '"x-signal": "negative", "x-saved-as"',
      '"x-signal": "negative", "x-excludes": ["has_team"], "x-saved-as"',
      'exclusion-unfit',
    ],
    [
      'a released question that is gone',
      'schema.json',
      ', "x-former-ids": ["floor"] }',
      ' }',
      'question-gone',
      '"basics": {',
    ],
    [
      'a released option that is gone',
      'schema.json',
      ', "x-former-ids": ["main"] }',
      ' }',
      'option-gone',
      '"oneOf": [',
    ],
    [
      'a released type that changed',
      'schema.json',
      '"has_team": { "type": "boolean"',
      '"has_team": { "type": "string"',
      'question-type-changed',
    ],
    ['a version already left behind', 'released.json', '"1": {', '"9": {', 'version-left-behind'],
    ['a page that there is not', 'schema.json', '"/nfteval"', '"/coins"', 'page-unknown'],
    ['an unknown widget', 'ui.json', '"ui:widget": "textarea"', '"ui:widget": "slider"', 'value-unfit'],
    [
      'a widget of another type',
      'ui.json',
      '"ui:widget": "textarea"',
      '"ui:widget": "radio"',
      'widget-unfit',
    ],
    ['a question that is not there', 'ui.json', '"story": {', '"tale": {', 'ui-question-unknown'],
    ['a missing picture', 'ui.json', 'images/waves.svg', 'images/tides.svg', 'picture-missing'],
    [
      'a picture of no option',
      'ui.json',
      '"circles": "images',
      '"spheres": "images',
      'option-without-picture',
      '"resembles": {',
    ],
  ])('say what is wrong and where: %s', async (_, file, from, to, code, anchor) => {
    const line = await edit(file, from, to, anchor);
    const found = await problems();
    const said = found.find((problem) => problem.code === code);
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
    expect(await problems()).toContainEqual(
      expect.objectContaining({
        code: 'place-taken',
        data: { id: 'everything', place: 'place 3 among the results' },
      }),
    );
  });

  it('refuse two questionnaires on one place of a page', async () => {
    await cp(join(root, 'everything'), join(root, 'other'), { recursive: true });
    expect(await problems()).toContainEqual(
      expect.objectContaining({
        code: 'place-taken',
        data: { id: 'everything', place: 'place 3 on /nfteval' },
      }),
    );
  });

  it('say that a file is missing', async () => {
    await rm(join(root, 'everything', 'ui.json'));
    expect(await problems()).toMatchObject([{ file: 'schemas/everything/ui.json', code: 'file-missing' }]);
  });
});
