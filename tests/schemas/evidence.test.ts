import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { describeEvidence, listEvidence } from '../../scripts/questionnaires/evidence/describe-evidence.ts';
import { checkFolders } from '../helpers/check-folders.ts';
import { fillLink, judgeFact, searchesSiteOf } from '../../src/engine/evidence.ts';
import type { KnownFact, ListingExchange } from '../../src/contracts/coin-facts.ts';
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

describe('the links under shipped questions', () => {
  it('include one for every question that needs only the name of the subject', async () => {
    const questions = await listQuestions();
    const folders = (await readdir(schemas)).filter((name) => /^[a-z]+$/.test(name));
    const all = folders.filter((name) => name !== 'meta' && name !== 'options');
    expect(new Set(questions.map(({ id }) => id)).size).toBe(all.length);
    const without = questions.filter(
      ({ reward, question: { lookup = [] } }) =>
        // A decision is about the member's own answers.
        reward > 0 && !lookup.some(({ href }) => fillLink(href, { name: 'Uniswap' }) !== undefined),
    );
    expect(without.map(({ question }) => question.id)).toEqual([]);
  });
});

describe('a search of one site under a shipped question', () => {
  it.each([
    ['marketcap_coingecko', 'https://www.coingecko.com/en/coins/uniswap'],
    ['marketcap_coinmarketcap', 'https://coinmarketcap.com/currencies/uniswap/'],
    ['strategy_sellfast', 'https://opensea.io/assets/ethereum/0x1/7'],
  ])('is left out while a page of the site is known, and only then: %s', async (id, page) => {
    const asked = (await listQuestions()).find(({ question }) => question.id === id)?.question;
    const searches = (asked?.lookup ?? []).map(({ href }) => href).filter((href) => href.includes('site%3A'));
    expect(searches).toHaveLength(1);
    expect(searches.map((href) => searchesSiteOf(href, [page]))).toEqual([true]);
    const elsewhere = ['https://example.com/', page.replace(/(\.com|\.io)\//, '$1.example/')];
    expect(searches.map((href) => searchesSiteOf(href, elsewhere))).toEqual([false]);
  });
});

describe('describeEvidence', () => {
  it('lists facts with their rules, links, and the facts that no question shows', async () => {
    const outcome = await checkFolders(schemas);
    if (outcome.kind === 'problems') throw new Error(outcome.report);
    const lines = describeEvidence(outcome.folders.filter(({ source }) => source.id === 'swingtrade'));
    expect(lines.find((line) => line.includes('| 30 or lower |'))).toMatch(
      /^\| [^|]+ \(rsi_30\) \| RSI \(rsi\) \| Binance or DefiLlama \| 30 or lower \| \[TradingView/,
    );
    expect(lines.find((line) => line.includes('Facts under no question'))).toContain('followers');
    expect(lines.find((line) => line.includes('Values for links'))).toContain('{symbol}');
  });

  it('lists every question of the evaluations and journals once, with the expected number of facts and links', async () => {
    const outcome = await checkFolders(schemas);
    if (outcome.kind === 'problems') throw new Error(outcome.report);
    const lines = describeEvidence(outcome.folders);
    const counted = outcome.folders.flatMap(({ source }) => {
      const questions = listEvidence(source);
      const rows = questions.map(({ id }) => lines.filter((line) => line.includes(` (${id}) | `)));
      expect(rows.map((own) => own.length)).toEqual(rows.map(() => 1));
      const withFact = questions.filter(({ evidence }) => evidence.length > 0).length;
      const withRule = questions.filter(({ evidence }) => evidence.some(({ rule }) => rule)).length;
      const withLink = questions.filter(({ lookup }) => lookup.length > 0).length;
      return [[source.id, { all: questions.length, withFact, withRule, withLink }] as const];
    });
    const of = Object.fromEntries(counted);
    expect(of['coineval']).toEqual({ all: 24, withFact: 18, withRule: 9, withLink: 24 });
    expect(of['nfteval']).toEqual({ all: 44, withFact: 19, withRule: 0, withLink: 44 });
    expect(of['swingtrade']).toEqual({ all: 5, withFact: 5, withRule: 5, withLink: 5 });
    const evaluations = ['coineval', 'nfteval', 'swingtrade', 'decision'];
    const journals = counted.filter(([id]) => !evaluations.includes(id)).map(([, one]) => one);
    expect(journals.reduce((sum, { all }) => sum + all, 0)).toBe(35);
    expect(journals.filter(({ all, withLink }) => withLink < all)).toEqual([]);
  });
});

describe('the verdict of a rule (30 or lower: yes, above 40: no)', () => {
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
  ] as const)('for the value %s (%s) is %s', (value, state, verdict) => {
    expect(judgeFact(rule, rsi(value, state))).toBe(verdict);
  });
});

describe('the verdict of a rule about an exchange', () => {
  const onGemini = { contains: { const: 'Gemini' } };
  const rule = { words: 'listed on Gemini', yes: onGemini, no: { not: onGemini } };

  it.each<[value: ListingExchange[], unsure: ListingExchange[] | undefined, verdict: string | undefined]>([
    [['Gemini'], undefined, 'yes'],
    [['Kraken'], undefined, 'no'],
    [['Kraken'], ['Gemini'], undefined],
    [['Gemini'], ['Kraken'], 'yes'],
    [['Binance'], ['Kraken'], 'no'],
  ])('for a coin listed on %j, and unsure about %j, is %s', (value, unsure, verdict) => {
    const fact: KnownFact = {
      id: 'exchange_listings',
      unit: 'exchanges',
      value,
      ...(unsure && { unsure }),
      state: 'live',
      source: 'Gemini, Kraken',
      as_of: '2026-11-20T10:00:00Z',
    };
    expect(judgeFact(rule, fact)).toBe(verdict);
  });
});
