import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFolders } from '../../scripts/questionnaires/check.ts';
import { releaseOf } from '../../scripts/questionnaires/release-of.ts';

const kinds = fileURLToPath(new URL('../fixtures/questionnaires/kinds', import.meta.url));

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kinds-'));
  await cp(kinds, join(root, 'kinds'), { recursive: true });
});

afterEach(() => rm(root, { recursive: true }));

type Change = Readonly<Record<string, unknown>>;

/** Writes into a question; what is undefined is taken out. */
async function change(section: string, question: string, how: Change): Promise<void> {
  const path = join(root, 'kinds', 'schema.json');
  const schema = JSON.parse(await readFile(path, 'utf8'));
  const { properties } = schema.properties[section];
  properties[question] = { ...properties[question], ...how };
  await writeFile(path, JSON.stringify(schema));
}

async function sentences(): Promise<readonly string[]> {
  const outcome = await checkFolders(root);
  return outcome.kind === 'passed' ? [] : outcome.problems.map(({ sentence }) => sentence);
}

describe('the content checks', () => {
  it('pass every kind of question', async () => {
    expect(await sentences()).toEqual([]);
  });

  it.each<[string, string, string, Change, string]>([
    [
      'limits that leave nothing',
      'numbers',
      'founders_share',
      { minimum: 100 },
      'The minimum of "founders_share" (100) must be smaller than its maximum (100).',
    ],
    [
      'a fraction as a limit of whole numbers',
      'numbers',
      'holders',
      { minimum: 0.5 },
      '"holders" asks for a whole number, so "minimum" must be one too; or write "type": "number".',
    ],
    [
      'bands that go down',
      'numbers',
      'treasury',
      {
        'x-bands': [
          { from: 10, signal: 'positive' },
          { from: 5, signal: 'negative' },
        ],
      },
      'The bands of "treasury" go upwards: 5 cannot follow 10; put the smaller one first.',
    ],
    [
      'a band that no answer is in',
      'numbers',
      'founders_share',
      { 'x-bands': [{ from: 101, signal: 'negative' }] },
      'No answer to "founders_share" is in the band from 101: answers go from 0 to 100.',
    ],
    [
      'a unit that there is not',
      'numbers',
      'treasury',
      { 'x-unit': 'euro' },
      '"x-unit" is "euro"; write usd, percent, count, days, months or years.',
    ],
    [
      'a day that cannot be the latest',
      'dates',
      'launched',
      { 'x-latest': 'tomorrow' },
      '"x-latest" is "tomorrow"; write "today".',
    ],
    [
      'a format that there is not',
      'dates',
      'launched',
      { format: 'day' },
      '"format" is "day"; write date, uri, evm-address, solana-address or bitcoin-address.',
    ],
    [
      'limits of a date',
      'dates',
      'launched',
      { minimum: 1 },
      'The question "launched" cannot have the key "minimum"; it may have type, format, title, description, x-latest, x-bands, x-saved-as, x-former-ids, x-retired and x-asked-if.',
    ],
    [
      'a least above the most',
      'choices',
      'proofs',
      { maxItems: 1 },
      '"proofs" asks for at least 2 and at most 1 options; the least comes first.',
    ],
    [
      'a least that nobody can choose',
      'choices',
      'proofs',
      { minItems: 5, maxItems: 9 },
      '"proofs" asks for at least 5 options and offers 4 that can be chosen together.',
    ],
    [
      'a scale without its last step',
      'choices',
      'trust',
      { maximum: undefined },
      'The question "trust" has no "maximum"; write "maximum": 1.',
    ],
    [
      'names of ends where there is no scale',
      'choices',
      'trust',
      { type: 'number' },
      'The question "trust" cannot have the key "x-scale"; it may have type, title, description, minimum, maximum, multipleOf, x-unit, x-bands, x-saved-as, x-former-ids, x-retired and x-asked-if.',
    ],
    [
      'a minimum that is no number',
      'numbers',
      'treasury',
      { minimum: '0' },
      '"minimum" is "0"; write a number without quotation marks.',
    ],
  ])('refuse %s', async (_, section, question, how, sentence) => {
    await change(section, question, how);
    expect(await sentences()).toContain(sentence);
  });

  it('refuse another unit or chain once it is released: old answers would mean something else', async () => {
    const checked = await checkFolders(root);
    if (checked.kind === 'problems') throw new Error(checked.report);
    const versions = { 1: releaseOf(checked.folders[0]!.source) };
    await writeFile(join(root, 'kinds', 'released.json'), JSON.stringify({ versions }));
    expect(await sentences()).toEqual([]);
    await change('links', 'contract', { format: 'solana-address' });
    await change('numbers', 'treasury', { 'x-unit': 'percent' });
    expect(await sentences()).toEqual([
      'The question "treasury" was in usd in version 1 and is in percent now; give the new question an id of its own and retire this one.',
      'The question "contract" was of the format evm-address in version 1 and is of solana-address now; give the new question an id of its own and retire this one.',
    ]);
  });
});
