import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SchemaFile } from '../../src/engine/compile/source.ts';
import { checkFolders } from '../helpers/check-folders.ts';
import { compileSource } from '../helpers/compile-source.ts';
import { releaseOf } from '../../scripts/questionnaires/release-of.ts';
import { fixFolders } from '../../scripts/questionnaires/fix.ts';
import { readArguments } from '../../scripts/questionnaires/read-arguments.ts';

const sayOf = (...args: string[]) => {
  const read = readArguments(args);
  return read.kind === 'refused' ? read.sentence : read;
};

describe('the command line of npm run schemas', () => {
  it('sets the options that are named, and no other', () => {
    const nothing = {
      kind: 'asked',
      fix: false,
      json: false,
      evidence: false,
      diff: false,
      release: false,
      yes: false,
      help: false,
    };
    expect(sayOf()).toEqual(nothing);
    expect(sayOf('--json', '--fix')).toEqual({ ...nothing, json: true, fix: true });
    expect(sayOf('--new', 'tokens')).toEqual({ ...nothing, new: 'tokens' });
    expect(sayOf('--against', './data')).toEqual({ ...nothing, diff: true, against: './data' });
    expect(sayOf('--release', '--yes')).toEqual({ ...nothing, release: true, yes: true });
  });

  it('is refused, with the correct usage, for an unknown flag, an extra word or a missing value', () => {
    expect(sayOf('--relase')).toBe(
      'Unknown option --relase. Did you mean --release? The options are --fix, --json, --evidence, --diff, --release, --yes, --help, --new, --against.',
    );
    expect(sayOf('--verbose')).toMatch(/^Unknown option --verbose\. The options are --fix/);
    expect(sayOf('coineval')).toBe(
      '"coineval" is not an option; all questionnaires are checked together. See --help.',
    );
    expect(sayOf('--new')).toMatch(/^--new needs a value/);
  });
});

describe('npm run schemas -- --fix', () => {
  const untouched = fileURLToPath(new URL('../fixtures/editing', import.meta.url));
  let root: string;
  let file: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'fix-'));
    file = join(root, 'listing/schema.json');
    await cp(untouched, root, { recursive: true });
  });

  afterEach(() => rm(root, { recursive: true }));

  it.each<[string, (text: string) => string | Uint8Array]>([
    ['a missing comma', (text) => text.replace('"kind": "checklist",', '"kind": "checklist"')],
    ['an extra comma', (text) => text.replace('"reward": 5', '"reward": 5,')],
    ['curly quotation marks', (text) => text.replace('"Team"', '“Team”')],
    ['single quotation marks', (text) => text.replace('"Team"', "'Team'")],
    ['keys without quotation marks', (text) => text.replaceAll('"title":', 'title:')],
    ['a misspelt key', (text) => text.replace('"title": "Team"', '"titel": "Team"')],
    ['a misspelt type of a question', (text) => text.replace('"type": "boolean"', '"tpye": "boolean"')],
    ['keys with capitals', (text) => text.replaceAll('"title":', '"Title":')],
    ['a byte order mark', (text) => `\uFEFF${text}`],
    ['UTF-16 encoding', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ])('restores a file with %s', async (_, spoil) => {
    const before = await readFile(file, 'utf8');
    await writeFile(file, spoil(before));
    expect(await fixFolders(root)).toEqual([file]);
    expect(await readFile(file, 'utf8')).toBe(before);
    expect(await checkFolders(root)).toMatchObject({ kind: 'passed', warnings: [] });
  });

  it('corrects a misspelt key in a shared list of options', async () => {
    const list = join(root, 'options', 'depth.json');
    await mkdir(join(root, 'options'));
    await writeFile(list, '{ "oneOf": [{ "const": "a", "titel": "A" }, { "const": "b", "title": "B" }] }\n');
    expect(await fixFolders(root)).toEqual([list]);
    expect(await readFile(list, 'utf8')).toContain('"const": "a", "title": "A"');
  });

  it('moves the columns of a table from x-columns to items, which changes no answer', async () => {
    const table = {
      type: 'array',
      title: 'Who holds it?',
      maxItems: 3,
      'x-columns': { holder: { type: 'string', title: 'Holder' }, share: { type: 'number', title: 'Share' } },
    };
    const text = await readFile(file, 'utf8');
    const schema = JSON.parse(text) as SchemaFile;
    const { team } = schema.properties;
    const properties = {
      ...schema.properties,
      team: { ...team, properties: { ...team?.properties, table } },
    };
    const facts = { ...schema['x-questionnaire'], version: 2 };
    await writeFile(file, JSON.stringify({ ...schema, properties, 'x-questionnaire': facts }));
    const compile = async () => {
      const outcome = await checkFolders(root);
      if (outcome.kind === 'problems') throw new Error(outcome.report);
      return outcome.folders.map(({ source }) => compileSource(source).questionnaire);
    };
    const before = await compile();
    expect(await fixFolders(root)).toEqual([file]);
    expect(await readFile(file, 'utf8')).not.toContain('x-columns');
    expect(await compile()).toEqual(before);
  });

  it('rewrites x-latest and x-options of questions and columns, which changes no answer', async () => {
    await mkdir(join(root, 'options'));
    const list = [
      { const: 'de', title: 'Germany' },
      { const: 'nl', title: 'Netherlands' },
    ];
    await writeFile(join(root, 'options', 'countries.json'), JSON.stringify({ oneOf: list }));
    const country = { type: 'string', title: 'Country', 'x-options': 'countries' };
    const seat = { ...country, title: 'Where is its seat?', description: 'See its site.' };
    const day = { type: 'string', format: 'date', title: 'Since when?', 'x-latest': 'today' };
    const since = { ...day, title: 'When was it launched?', description: 'See its site.' };
    const columns = { since: day, until: { ...day, title: 'Until when?' }, country };
    const table = {
      type: 'array',
      title: 'Who works on it?',
      description: 'See its site.',
      maxItems: 3,
      items: { type: 'object', properties: columns },
    };
    const schema = JSON.parse(await readFile(file, 'utf8'));
    Object.assign(schema.properties.team.properties, { since, table, seat });
    schema['x-questionnaire'].version = 2;
    await writeFile(file, `// Days\n${JSON.stringify(schema)}`);
    const compile = async () => {
      const outcome = await checkFolders(root);
      if (outcome.kind === 'problems') throw new Error(outcome.report);
      return outcome.folders.map(({ source }) => [compileSource(source).questionnaire, releaseOf(source)]);
    };
    const before = await compile();
    expect(await fixFolders(root)).toEqual([file]);
    const fixed = await readFile(file, 'utf8');
    expect(fixed).not.toContain('x-latest');
    expect(fixed).not.toContain('x-options');
    expect(fixed.match(/"formatMaximum": "today"/g)).toHaveLength(3);
    expect(fixed.match(/"\$ref": "\.\.\/options\/countries\.json"/g)).toHaveLength(2);
    expect(fixed).toMatch(/^\/\/ Days/);
    expect(await compile()).toEqual(before);
  });

  it('changes neither a correct file nor a mistake with two possible corrections', async () => {
    expect(await fixFolders(root)).toEqual([]);
    const open = (await readFile(file, 'utf8')).replace('named?",', 'named?,');
    await writeFile(file, open);
    expect(await fixFolders(root)).toEqual([]);
    expect(await readFile(file, 'utf8')).toBe(open);
  });

  it('is not needed for comments and trailing commas, which the checks accept', async () => {
    const text = (await readFile(file, 'utf8')).replace(
      '"reward": 5',
      '"reward": 5, // what a section pays\n',
    );
    await writeFile(file, text);
    expect(await checkFolders(root)).toMatchObject({ kind: 'passed', warnings: [] });
  });
});
