import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { describeEvidence } from '../../scripts/questionnaires/evidence/describe-evidence.ts';
import { checkFolders } from '../../scripts/questionnaires/check.ts';
import { fillLink, judgeFact } from '../../src/engine/evidence.ts';
import type { KnownFact } from '../../src/contracts/coin-facts.ts';
import { compileSource } from '../helpers/compile-source.ts';

const schemas = fileURLToPath(new URL('../../schemas', import.meta.url));

async function listQuestions() {
  const outcome = await checkFolders(schemas);
  if (outcome.kind === 'problems') throw new Error(outcome.report);
  return outcome.folders.flatMap(({ source }) => {
    const { id, reward, sections } = compileSource(source).questionnaire;
    return sections.flatMap(({ questions }) => questions.map((question) => ({ id, reward, question })));
  });
}

describe('facts and links under the questions that are asked', () => {
  it('leads somewhere from every question, whatever is known of its subject beside its name', async () => {
    const questions = await listQuestions();
    expect(new Set(questions.map(({ id }) => id)).size).toBe((await readdir(schemas)).length - 3);
    const without = questions.filter(
      ({ reward, question: { lookup = [] } }) =>
        // A decision is about the member's own answers.
        reward > 0 && !lookup.some(({ href }) => fillLink(href, { name: 'Uniswap' }) !== undefined),
    );
    expect(without.map(({ question }) => question.id)).toEqual([]);
  });
});

describe('the list of what stands under questions', () => {
  it('tells facts with their rules, links, and facts under no question', async () => {
    const outcome = await checkFolders(schemas);
    if (outcome.kind === 'problems') throw new Error(outcome.report);
    const lines = describeEvidence(outcome.folders.filter(({ source }) => source.id === 'swingtrade'));
    expect(lines.find((line) => line.includes('(30 or lower)'))).toMatch(
      /: rsi \(30 or lower\); TradingView/,
    );
    expect(lines.find((line) => line.includes('Facts under no question'))).toContain('followers');
    expect(lines.at(-1)).toContain('{symbol}');
  });
});

describe('what a value speaks for', () => {
  const rule = { words: '30 or lower', yes: { maximum: 30 }, no: { exclusiveMinimum: 40 } };
  const rsi = (value: number, state: KnownFact['state'] = 'live'): KnownFact => ({
    id: 'rsi',
    unit: 'index',
    value,
    state,
    source: 'Kraken',
    as_of: '2026-11-20T10:00:00Z',
  });

  it.each([
    [30, 'live', 'yes'],
    [30.1, 'live', undefined],
    [40, 'stale', undefined],
    [40.1, 'stale', 'no'],
    [12, 'sample', undefined],
  ] as const)('%s, %s', (value, state, verdict) => {
    expect(judgeFact(rule, rsi(value, state))).toBe(verdict);
  });
});
