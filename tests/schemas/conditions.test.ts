import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFolders } from '../../scripts/questionnaires/check.ts';

const fixture = new URL('../fixtures/questionnaires/assembly', import.meta.url).pathname;

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'conditions-'));
  await cp(fixture, join(root, 'assembly'), { recursive: true });
});

afterEach(() => rm(root, { recursive: true }));

type Source = { properties: Record<string, Record<string, unknown>> };

async function check(section: string, question: string | undefined, condition: unknown): Promise<string[]> {
  const path = join(root, 'assembly', 'schema.json');
  const source = JSON.parse(await readFile(path, 'utf8')) as Source;
  const holder = source.properties[section]!;
  const questions = holder['properties'] as Record<string, Record<string, unknown>>;
  (question === undefined ? holder : questions[question]!)['x-asked-if'] = condition;
  await writeFile(path, JSON.stringify(source));
  const outcome = await checkFolders(root);
  return outcome.kind === 'passed' ? [] : outcome.problems.map(({ code }) => code);
}

const test = (question: string, words: object) => ({ question, ...words });
const by = (...options: string[]) => test('voting', { enum: options });

describe('conditions', () => {
  it.each<[string, string, string | undefined, object]>([
    ['an earlier question of the section', 'rules', 'charter', test('is_open', { const: false })],
    ['an earlier section', 'verdict', undefined, test('turnout', { answered: true })],
    ['a text', 'verdict', 'closing_word', test('charter', { const: 'The Charter' })],
    ['what is not answered', 'verdict', 'closing_word', test('charter', { answered: false })],
    [
      'several at once',
      'verdict',
      'closing_word',
      { allOf: [test('is_open', { const: true }), { not: by('by_token') }] },
    ],
  ])('may look at %s', async (_, section, question, condition) => {
    expect(await check(section, question, condition)).toEqual([]);
  });

  it.each<[string, string, string | undefined, object, string]>([
    ['its own answer', 'rules', 'charter', test('charter', { answered: true }), 'condition-on-itself'],
    [
      'a question of the same section, for a section',
      'votes',
      undefined,
      test('turnout', { answered: true }),
      'condition-on-own-section',
    ],
    ['a later question', 'rules', 'voting', test('charter', { answered: true }), 'condition-on-later'],
    ['one that waits for it', 'rules', 'voting', test('turnout', { answered: true }), 'conditions-circular'],
    [
      'a retired question',
      'verdict',
      'closing_word',
      test('founding', { answered: true }),
      'condition-on-retired',
    ],
    [
      'no question at all',
      'verdict',
      'closing_word',
      test('chartr', { answered: true }),
      'condition-question-unknown',
    ],
    [
      'no option',
      'verdict',
      'closing_word',
      test('voting', { const: 'by_hand' }),
      'condition-answer-impossible',
    ],
    [
      'one option of several by the wrong word',
      'verdict',
      'closing_word',
      test('bodies', { const: 'jury' }),
      'condition-word-unfit',
    ],
    [
      'a yes by a word',
      'verdict',
      'closing_word',
      test('is_open', { const: 'yes' }),
      'condition-answer-impossible',
    ],
    [
      'how large a text is',
      'verdict',
      'closing_word',
      test('charter', { minimum: 3 }),
      'condition-word-unfit',
    ],
    [
      'what cannot be',
      'verdict',
      'closing_word',
      { allOf: [by('by_head'), by('by_token')] },
      'condition-never-holds',
    ],
    [
      'what cannot be in a section that is asked only if',
      'votes',
      'turnout',
      by('not_at_all'),
      'condition-never-holds',
    ],
    [
      'what is always so',
      'verdict',
      'closing_word',
      { anyOf: [by('by_head'), { not: by('by_head') }] },
      'condition-always-holds',
    ],
    [
      'what is so wherever its section is asked',
      'votes',
      'turnout',
      by('by_token', 'by_head'),
      'condition-always-holds',
    ],
    [
      'what one part of it never meets',
      'verdict',
      'closing_word',
      { anyOf: [by('by_head'), test('charter', { const: ' ' })] },
      'condition-test-never-holds',
    ],
  ])('are refused where they look at %s', async (_, section, question, condition, code) => {
    expect(await check(section, question, condition)).toEqual([code]);
  });

  it('are one test, or one of allOf, anyOf and not', async () => {
    const wrong = { anyOf: [by('by_head'), by('by_token')], not: by('by_head') };
    expect(await check('verdict', 'closing_word', wrong)).toHaveLength(1);
    expect(await check('verdict', 'closing_word', { question: 'voting' })).toHaveLength(1);
  });
});
