import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkFolders } from '../helpers/check-folders.ts';
import { describeChanges, describeUnreleased } from '../../scripts/questionnaires/describe-changes.ts';
import { releaseFolders } from '../../scripts/questionnaires/release.ts';
import { limitKeys, type LimitKey } from '../../scripts/questionnaires/released-limits.ts';
import type { QuestionSource } from '../../src/engine/compile/question-source.ts';
import type { ReleasedFile } from '../../src/engine/compile/source.ts';
import type { SchemaFile } from '../../src/engine/compile/source.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** One questionnaire alone in a folder of schemas; `edit` changes its schema.json. */
async function open(from: string, id: string) {
  const root = await mkdtemp(join(tmpdir(), 'released-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await cp(join(at(from), id), join(root, id), { recursive: true });
  const ledger = JSON.parse(await readFile(join(at(from), 'released.json'), 'utf8'));
  await writeFile(join(root, 'released.json'), JSON.stringify({ [id]: ledger[id] }));
  const path = join(root, id, 'schema.json');
  const edit = async (change: (schema: Changing<SchemaFile>) => void) => {
    const schema = JSON.parse(await readFile(path, 'utf8'));
    change(schema);
    await writeFile(path, JSON.stringify(schema, null, 2));
  };
  const check = async () => {
    const outcome = await checkFolders(root);
    if (outcome.kind === 'problems') throw new Error(outcome.report);
    return outcome;
  };
  return {
    root,
    edit,
    check,
    codes: async () => {
      const outcome = await checkFolders(root);
      const found = [...(outcome.kind === 'problems' ? outcome.problems : []), ...outcome.warnings];
      return found.map(({ code }) => code);
    },
    release: async () => releaseFolders(root, await check()),
    raise: () => edit(({ 'x-questionnaire': facts }) => void (facts.version += 1)),
    diff: async () => describeChanges(await check()),
  };
}

type Changing<T> = { -readonly [Key in keyof T]: Changing<T[Key]> };

const openShipped = (id: string) => open('../../schemas', id);
const openListing = () => open('../fixtures/editing', 'listing');

describe('a change to a released version', () => {
  it.each<[string, (schema: Changing<SchemaFile>) => void, RegExp]>([
    [
      'a question is retired',
      ({ properties }) =>
        void (properties['whitepaper']!.properties['whitepaper_recent']!['x-retired'] = true),
      /\(whitepaper_recent\): it is retired$/,
    ],
    [
      'a section is retired',
      ({ properties }) => void (properties['reviews']!['x-retired'] = true),
      /\(reviews_real\): it is retired$/,
    ],
    [
      'questions change places',
      ({ properties }) => {
        const { whitepaper } = properties;
        whitepaper!.properties = Object.fromEntries(Object.entries(whitepaper!.properties).toReversed());
      },
      /^question \w+ stands before whitepaper_find now$/,
    ],
    [
      'sections change places',
      (schema) => {
        schema.properties = Object.fromEntries(Object.entries(schema.properties).toReversed());
      },
      /^section ".+" stands before "Market cap" now$/,
    ],
    [
      'a question gets a condition',
      ({ properties }) => {
        const condition = { question: 'whitepaper_find', const: true };
        properties['whitepaper']!.properties['whitepaper_recent']!['x-asked-if'] = condition;
      },
      /\(whitepaper_recent\): it is now asked only if “Can you find .*” is yes$/,
    ],
  ])(
    'needs a new version number, and the diff shows it, in a shipped questionnaire: %s',
    async (_, change, line) => {
      const shipped = await openShipped('coineval');
      expect(await shipped.codes()).toEqual([]);
      await shipped.edit(change);
      expect(await shipped.codes()).toEqual(['released-version-changed']);
      await shipped.raise();
      const [heading, ...lines] = await shipped.diff();
      expect(heading).toBe('coineval, version 2:');
      expect(lines.map((one) => one.trim())).toContainEqual(expect.stringMatching(line));
    },
  );

  it('needs a new version number if a retired question and a retired option come back', async () => {
    const listing = await openListing();
    const retire = (is: boolean) =>
      listing.edit(({ properties }) => {
        const { liquidity } = properties['market']!.properties;
        const { is_named: named } = properties['team']!.properties;
        for (const one of [named!, liquidity!.oneOf![1]!])
          if (is) one['x-retired'] = true;
          else delete one['x-retired'];
      });
    await listing.edit(({ properties }) => delete properties['team']!.properties['is_hidden']!['x-excludes']);
    await retire(true);
    await listing.raise();
    expect(await listing.release()).toEqual(['Recorded version 2 of listing.']);
    await retire(false);
    expect(await listing.codes()).toEqual(['released-version-changed']);
    await listing.raise();
    expect(await listing.diff()).toEqual([
      'listing, version 3:',
      '  question "Are the founders named?" (is_named): it is asked again',
      '  question "How easily does it trade?" (liquidity): option "Small orders move it" (thin) is offered again',
    ]);
  });

  it('needs a new version number if the description of its own page changes', async () => {
    const listing = await openListing();
    await listing.edit((schema) => {
      schema['x-questionnaire'].page = '/votes';
      schema['x-page'] = { title: 'Votes', panels: ['coin'] };
    });
    await listing.raise();
    await listing.release();
    await listing.edit((schema) => {
      schema['x-page'] = { title: 'Polls', group: 'Research' };
    });
    expect(await listing.codes()).toEqual(['released-version-changed']);
    await listing.raise();
    expect(await listing.diff()).toEqual([
      'listing, version 3:',
      '  the title of its page was "Votes" and is "Polls" now',
      '  the menu group of its page is "Research" now, and there was none',
      '  there is no list of panels of its page now, and it was coin',
    ]);
  });

  it('gets a warning if the signs of bands are turned around', async () => {
    const listing = await openListing();
    const bands = (low: 'positive' | 'negative', high: 'positive' | 'negative') =>
      listing.edit(({ properties }) => {
        properties['team']!.properties['size'] = {
          type: 'number',
          title: 'How many people work on it?',
          description: 'Count those with a name.',
          minimum: 0,
          'x-bands': [
            { from: 0, signal: low },
            { from: 5, signal: high },
          ],
        };
      });
    await bands('negative', 'positive');
    await listing.raise();
    await listing.release();
    await bands('positive', 'negative');
    expect(await listing.codes()).toEqual(['released-version-changed', 'bands-turned']);
    await listing.raise();
    expect(await listing.codes()).toEqual(['bands-turned']);
    expect(await listing.diff()).toEqual([
      'listing, version 3:',
      '  question "How many people work on it?" (size): the list of bands was "negative from 0, positive from 5" and is "positive from 0, negative from 5" now',
    ]);
  });
});

/** For each limit: a question with it, and how it may and may not change after a release. */
const limits: Readonly<Record<LimitKey, readonly LimitCase[]>> = {
  type: [
    { of: { type: 'number' }, wider: {}, narrower: { type: 'integer' } },
    { of: { type: 'integer' }, wider: { type: 'number' } },
    { of: { type: 'number', multipleOf: 5 }, wider: { type: 'integer' } },
  ],
  maxLength: [
    { of: { type: 'string', maxLength: 500 }, wider: { maxLength: 501 }, narrower: { maxLength: 499 } },
    { of: { type: 'string' }, wider: { maxLength: 4000 }, narrower: { maxLength: 3999 } },
  ],
  pattern: [
    {
      of: { type: 'string', pattern: '^\\d{2}$', 'x-pattern-words': 'two digits' },
      wider: { pattern: undefined, 'x-pattern-words': undefined },
      narrower: { pattern: '^\\d{2,3}$' },
    },
    {
      of: { type: 'string' },
      wider: {},
      narrower: { pattern: '^\\d{2}$', 'x-pattern-words': 'two digits' },
    },
  ],
  minimum: [
    {
      of: { type: 'object', 'x-currencies': ['USD'], minimum: 1 },
      wider: { minimum: 0 },
      narrower: { minimum: 2 },
    },
    { of: { type: 'number', minimum: 1 }, wider: { minimum: 0.5 }, narrower: { minimum: 1.5 } },
    { of: { type: 'number' }, wider: {}, narrower: { minimum: 0 } },
    { of: { type: 'number', minimum: 1 }, wider: { minimum: undefined } },
    { of: { type: 'integer', minimum: 0, maximum: 5, ...ends() }, wider: {}, narrower: { minimum: 1 } },
  ],
  maximum: [
    { of: { type: 'number', maximum: 100 }, wider: { maximum: 101 }, narrower: { maximum: 10 } },
    { of: { type: 'number' }, wider: {}, narrower: { maximum: 100 } },
    // An old '3 of 5' would read '3 of 7'.
    { of: { type: 'integer', minimum: 1, maximum: 5, ...ends() }, wider: {}, narrower: { maximum: 7 } },
    { of: { type: 'integer', minimum: 1, maximum: 5, ...ends() }, wider: {}, narrower: { maximum: 3 } },
  ],
  multipleOf: [
    { of: { type: 'number', multipleOf: 0.5 }, wider: { multipleOf: 0.1 }, narrower: { multipleOf: 1 } },
    { of: { type: 'number' }, wider: {}, narrower: { multipleOf: 25 } },
    { of: { type: 'integer' }, wider: { multipleOf: 1 }, narrower: { multipleOf: 2 } },
    { of: { type: 'integer', multipleOf: 6 }, wider: { multipleOf: 3 }, narrower: { multipleOf: 4 } },
  ],
  minItems: [
    { of: { ...shapes(), minItems: 2 }, wider: { minItems: undefined }, narrower: { minItems: 3 } },
    { of: shapes(), wider: {}, narrower: { minItems: 2 } },
  ],
  maxItems: [
    { of: { ...shapes(), maxItems: 2 }, wider: { maxItems: 3 }, narrower: { maxItems: 1 } },
    { of: shapes(), wider: {}, narrower: { maxItems: 2 } },
    {
      of: { type: 'array', maxItems: 10, 'x-columns': { name: { type: 'string', title: 'Name' } } },
      wider: { maxItems: 20 },
      narrower: { maxItems: 1 },
    },
  ],
  'x-currencies': [
    {
      of: { type: 'object', 'x-currencies': ['USD', 'EUR'] },
      wider: { 'x-currencies': ['EUR', 'USD', 'GBP'] },
      narrower: { 'x-currencies': ['USD'] },
    },
  ],
  formatMinimum: [
    { of: day(), wider: {}, narrower: { formatMinimum: '2020-01-01' } },
    {
      of: { ...day(), formatMinimum: '2020-01-01' },
      wider: { formatMinimum: '2019-12-31' },
      narrower: { formatMinimum: '2020-01-02' },
    },
    {
      of: { ...day(), formatMinimum: 'today' },
      wider: { formatMinimum: undefined },
      narrower: { formatMinimum: '2020-01-01' },
    },
  ],
  formatMaximum: [
    { of: day(), wider: {}, narrower: { 'x-latest': 'today' } },
    { of: { ...day(), 'x-latest': 'today' }, wider: { 'x-latest': undefined, formatMaximum: 'today' } },
    {
      of: { ...day(), formatMaximum: 'today' },
      wider: { formatMaximum: undefined },
      narrower: { formatMaximum: '2090-12-31' },
    },
    {
      of: { ...day(), formatMaximum: '2030-12-31' },
      wider: { formatMaximum: '2031-12-31' },
      narrower: { formatMaximum: 'today' },
    },
  ],
};

interface LimitCase {
  readonly of: Partial<QuestionSource>;
  readonly wider: Change;
  readonly narrower?: Change;
}

type Change = { readonly [Key in keyof QuestionSource]?: QuestionSource[Key] | undefined };

function ends() {
  return { 'x-scale': { low: 'Not at all', high: 'Completely' } };
}

function day() {
  return { type: 'string', format: 'date' } as const;
}

function shapes() {
  const oneOf = ['bars', 'lines', 'dots'].map((id) => ({ const: id, title: id }));
  return { type: 'array', uniqueItems: true, items: { type: 'string', oneOf } } as const;
}

/** Version 2 of listing is released with one more question, which `turn` changes and returns the findings. */
async function openWith(question: Partial<QuestionSource>) {
  const listing = await openListing();
  const ask = (how: Change) =>
    listing.edit(({ properties }) => {
      const { added } = properties['team']!.properties;
      const texts = { title: 'How many work on it?', description: 'See its site.' };
      Object.assign(properties['team']!.properties, { added: { ...texts, ...added, ...how } });
    });
  await ask(question);
  await listing.raise();
  await listing.release();
  await listing.raise();
  const turn = async (how: Change) => {
    await ask(how);
    return listing.codes();
  };
  return { ...listing, turn };
}

describe('a limit of a released question', () => {
  it.each(limitKeys.flatMap((key) => limits[key].map((one) => ({ key, ...one }))))(
    'may widen and not narrow: $key of $of',
    async ({ of, wider, narrower }) => {
      const { turn } = await openWith(of);
      expect(await turn(wider)).toEqual([]);
      if (!narrower) return;
      const codes = await turn({ ...of, ...narrower });
      expect(codes).toEqual([of['x-scale'] ? 'scale-steps-changed' : 'limit-narrowed']);
      // Nobody can save a retired question.
      expect(await turn({ 'x-retired': true })).toEqual([]);
    },
  );

  it('is as wide as in any released version, also in one that was released before the last', async () => {
    const { root, raise, check, turn } = await openWith({ type: 'number', maximum: 100 });
    await turn({ maximum: 200 });
    const { folders } = await check();
    await releaseFolders(root, { folders, givenUp: [] });
    // A narrower version that was recorded before the checks compared limits.
    const record = join(root, 'listing', 'released.json');
    const { seals: _, ...released }: Changing<ReleasedFile> = JSON.parse(await readFile(record, 'utf8'));
    released.versions['3']!['added']!.limits = { maximum: 10 };
    await writeFile(record, JSON.stringify(released));
    await writeFile(join(root, 'released.json'), '{}');
    await raise();
    expect(await turn({ maximum: 10 })).toEqual(['limit-narrowed']);
    const outcome = await checkFolders(root);
    expect(outcome.kind === 'problems' && outcome.problems[0]!.data).toMatchObject({
      was: 100,
      version: '2',
    });
    expect(await turn({ maximum: 100 })).toEqual([]);
  });

  it('is read from a record that has limits and no fingerprint', async () => {
    const { root, turn } = await openWith({ type: 'number', maximum: 100 });
    const record = join(root, 'listing', 'released.json');
    const { versions } = JSON.parse(await readFile(record, 'utf8'));
    await writeFile(record, JSON.stringify({ versions }));
    await writeFile(join(root, 'released.json'), '{}');
    expect(await turn({ maximum: 10 })).toEqual(['limit-narrowed']);
  });
});

describe('the record of releases', () => {
  it('does not have a raised version yet, which one line says', async () => {
    const listing = await openListing();
    expect(describeUnreleased(await listing.check())).toEqual([]);
    await listing.raise();
    expect(describeUnreleased(await listing.check())).toEqual([
      'Not released yet: listing version 2. Once they go live, run: npm run schemas -- --release.',
    ]);
  });

  it('takes new wordings within a version, so that the next diff and the next swap compare with them', async () => {
    const listing = await openListing();
    await listing.raise();
    await listing.release();
    const reword = (named: string, hidden: string) =>
      listing.edit((schema) => {
        const { is_named: one, is_hidden: other } = schema.properties['team']!.properties;
        one!.title = named;
        other!.title = hidden;
        delete one!.description;
        schema['x-questionnaire'].reward = 8;
        schema.properties['team']!.title = 'People';
      });
    const sealed = async () => JSON.parse(await readFile(join(listing.root, 'released.json'), 'utf8'));
    const before = await sealed();
    await reword('Who founded it, by name?', 'Does nobody show a face?');
    expect((await listing.diff()).length).toBeGreaterThan(4);
    expect(await listing.release()).toEqual(['Recorded the wordings of version 2 of listing.']);
    expect(await sealed()).toEqual(before);
    expect(await listing.diff()).toEqual([]);
    expect(await listing.codes()).toEqual(['help-missing', 'title-not-yes-no']);
    expect(await listing.release()).toEqual([]);

    await reword('Does nobody show a face?', 'Who founded it, by name?');
    expect(await listing.codes()).toContain('question-titles-swapped');
  });

  it('equals the source right after a release, with every kind of limit', async () => {
    const listing = await openListing();
    await listing.edit(({ properties }) => {
      Object.assign(properties['team']!.properties, {
        size: { type: 'integer', title: 'How many work on it?', description: 'Count them.', minimum: 0 },
        since: { type: 'string', format: 'date', title: 'Since when?', description: 'See its site.' },
        delegates: {
          type: 'array',
          title: 'Who votes?',
          description: 'See the votes.',
          maxItems: 5,
          'x-columns': { name: { type: 'string', title: 'Name' } },
        },
      });
    });
    await listing.raise();
    await listing.release();
    expect(await listing.diff()).toEqual([]);
  });
});
