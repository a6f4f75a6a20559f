import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFolders } from '../helpers/check-folders.ts';

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
    ['a text answer', 'verdict', 'closing_word', test('charter', { const: 'The Charter' })],
    ['a question without an answer', 'verdict', 'closing_word', test('charter', { answered: false })],
    [
      'several questions at once',
      'verdict',
      'closing_word',
      { allOf: [test('is_open', { const: true }), { not: by('by_token') }] },
    ],
  ])('may test %s', async (_, section, question, condition) => {
    expect(await check(section, question, condition)).toEqual([]);
  });
});
