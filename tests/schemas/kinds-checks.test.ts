import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFolders } from '../helpers/check-folders.ts';
import { releaseOf } from '../../scripts/questionnaires/release-of.ts';

const kinds = fileURLToPath(new URL('../fixtures/questionnaires/kinds', import.meta.url));

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kinds-'));
  await cp(kinds, join(root, 'kinds'), { recursive: true });
});

afterEach(() => rm(root, { recursive: true }));

type Change = Readonly<Record<string, unknown>>;

/** Changes a question; keys with undefined are removed. */
async function change(section: string, question: string, how: Change): Promise<void> {
  const path = join(root, 'kinds', 'schema.json');
  const schema = JSON.parse(await readFile(path, 'utf8'));
  const { properties } = schema.properties[section];
  properties[question] = { ...properties[question], ...how };
  await writeFile(path, JSON.stringify(schema));
}

async function codes(): Promise<readonly string[]> {
  const outcome = await checkFolders(root);
  return outcome.kind === 'passed' ? [] : outcome.problems.map(({ code }) => code);
}

describe('the content checks', () => {
  it.each<[string, string, string, Change, string]>([
    ['an unknown unit', 'numbers', 'treasury', { 'x-unit': 'furlong' }, 'value-unfit'],
    ['an unknown latest day', 'dates', 'launched', { 'x-latest': 'tomorrow' }, 'value-unfit'],
    ['an unknown format', 'dates', 'launched', { format: 'day' }, 'value-unfit'],
    ['a numeric limit on a date', 'dates', 'launched', { minimum: 1 }, 'key-elsewhere'],
    ['a scale without a maximum', 'choices', 'trust', { maximum: undefined }, 'key-missing'],
    [
      'names of scale ends on a number that is no scale',
      'choices',
      'trust',
      { type: 'number' },
      'key-unknown',
    ],
    ['a minimum written as text', 'numbers', 'treasury', { minimum: '0' }, 'value-unfit'],
  ])('refuse %s', async (_, section, question, how, code) => {
    await change(section, question, how);
    expect(await codes()).toContain(code);
  });

  it('refuse another unit or address format once the question is released', async () => {
    const checked = await checkFolders(root);
    if (checked.kind === 'problems') throw new Error(checked.report);
    const versions = { 1: releaseOf(checked.folders[0]!.source) };
    await writeFile(join(root, 'kinds', 'released.json'), JSON.stringify({ versions }));
    expect(await codes()).toEqual([]);
    await change('links', 'contract', { format: 'solana-address' });
    await change('numbers', 'treasury', { 'x-unit': 'percent' });
    expect(await codes()).toEqual(['question-unit-changed', 'address-format-changed']);
  });
});
