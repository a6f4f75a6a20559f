import { beforeAll, describe, expect, it } from 'vitest';
import type { CoinFact, FactId } from '../../src/contracts/coin-facts.ts';
import { maxEvidenceBytes, type SentEvidence } from '../../src/contracts/record.ts';
import { readEvidence, toSentEvidence } from '../../src/engine/kept-evidence.ts';
import type { CompiledQuestionnaire, Question } from '../../src/engine/questionnaire.ts';
import { currentContent, toAbout } from '../../src/engine/read.ts';
import { resultSections } from '../../src/engine/results.ts';
import { prepareSave } from '../../src/engine/save.ts';
import { readStoredJson, toStoredJson, type StoredAnswers } from '../../src/engine/stored.ts';
import { toFacts, toMissing } from '../../stories/panels/coin/fact-answers.ts';
import { loadFixture, loadShipped } from '../helpers/load-compiled.ts';

let launch: CompiledQuestionnaire;

beforeAll(async () => {
  launch = await loadFixture('launch');
});

const now = '2026-11-21T10:00:00.000Z';
const cap: CoinFact = {
  id: 'market_cap_coinpaprika',
  unit: 'usd',
  value: 4_960_000_000,
  source: 'CoinPaprika',
  as_of: '2026-11-21T09:58:00.000Z',
  state: 'live',
};
const kept = { is_audited: { kept_at: now, facts: [cap] } };

interface Sent {
  readonly fields?: Record<string, unknown>;
  readonly no?: string[];
  readonly evidence?: SentEvidence;
  readonly at?: string;
}

function judge({ fields = { is_audited: true }, no = [], evidence, at = now }: Sent, stored?: StoredAnswers) {
  return prepareSave(launch, undefined, fields, {
    marks: { no },
    ...(evidence && { evidence: { sent: evidence, now: at } }),
    ...(stored && { stored }),
  });
}

/** Saves as a server does: reads again what storage kept. */
function save(sent: Sent, stored?: StoredAnswers): StoredAnswers {
  const ready = judge(sent, stored);
  if (ready.kind === 'refused') throw new Error(JSON.stringify(ready.problems));
  const json: unknown = JSON.parse(JSON.stringify(toStoredJson(ready.merged)));
  return readStoredJson(json)!;
}

const beside = (...facts: unknown[]) => ({ is_audited: { facts } });
const other: CoinFact = { ...cap, value: 3_100_000_000 };
const later = '2026-11-25T10:00:00.000Z';

describe('the facts beside an answer', () => {
  it('are stored with it as they were shown, including samples and missing facts', () => {
    const facts: CoinFact[] = [
      { ...cap, state: 'sample' },
      toMissing('exchange_listings', 'held_back', 'Kraken'),
    ];
    expect(save({ evidence: beside(...facts) }).evidence).toEqual({ is_audited: { kept_at: now, facts } });
  });

  it('are read with the record', () => {
    const content = currentContent(launch.questionnaire, save({ evidence: beside(cap) }));
    const { evidence } = toAbout(launch.questionnaire, content);
    expect(evidence).toEqual(kept);
    expect(readEvidence(evidence)).toEqual(kept);
  });

  it('stay the same while the answer does, if a save adds a note, other facts or no facts', () => {
    const first = save({ evidence: beside(cap) });
    const noted = { is_audited: true, 'is_audited--note': 'By two firms' };
    expect(save({ fields: noted, evidence: beside(other), at: later }, first).evidence).toEqual(kept);
    expect(save({}, first).evidence).toEqual(kept);
  });

  it('are replaced by the facts of a save that changes the answer, or deleted if it has none', () => {
    const first = save({ evidence: beside(cap) });
    const no = { fields: { is_audited: false }, no: ['is_audited'] };
    const changed = save({ ...no, evidence: beside(other), at: later }, first);
    expect(changed.evidence).toEqual({ is_audited: { kept_at: later, facts: [other] } });
    expect(save(no, first).evidence).toBeUndefined();
  });

  it('are deleted with an answer that is removed', () => {
    const first = save({ evidence: beside(cap) });
    expect(save({ fields: { is_audited: false } }, first).evidence).toBeUndefined();
  });

  it('are stored for a question without an answer too, from the last save with a known fact', () => {
    const open = { fields: { is_audited: false } };
    const first = save({ ...open, evidence: beside(cap) });
    expect(first).toMatchObject({ answers: {}, evidence: kept });
    expect(save(open, first).evidence).toEqual(kept);
    const late = beside(toMissing('market_cap_coinpaprika', 'loading'));
    expect(save({ ...open, evidence: late, at: later }, first).evidence).toEqual(kept);
    const again = { is_audited: { kept_at: later, facts: [other] } };
    expect(save({ ...open, evidence: beside(other), at: later }, first).evidence).toEqual(again);
    expect(save({ evidence: beside(other), at: later }, first).evidence).toEqual(again);
  });

  it('leave a question without an answer open in results', () => {
    const stored = save({ fields: { is_audited: false }, evidence: beside(cap) });
    const content = currentContent(launch.questionnaire, stored);
    const rows = resultSections(launch, content).flatMap((section) => section.rows);
    expect(rows.find(({ id }) => id === 'is_audited')).toMatchObject({
      verdict: 'not-marked',
      stand: 'open',
      evidence: kept.is_audited,
    });
  });

  it('are marked as imported if the save says when they were kept', () => {
    const evidence = { is_audited: { facts: [cap], kept_at: '2026-11-21T09:59:00.000Z' } };
    expect(save({ evidence, at: later }).evidence).toEqual({
      is_audited: { facts: [cap], kept_at: '2026-11-21T09:59:00.000Z', imported: true },
    });
  });
});

describe('evidence in a save', () => {
  const long = `https://example.com/${'a'.repeat(500)}`;
  const link = { ...cap, id: 'whitepaper', unit: 'link', value: long };
  it.each<[string, SentEvidence, string]>([
    ['an unknown fact', beside({ ...cap, id: 'constructor' }), 'is_audited/constructor/id'],
    ['a fact that the question does not show', beside({ ...cap, id: 'fees' }), 'is_audited/fees/id'],
    ['a repeated fact', beside(cap, other), 'is_audited/market_cap_coinpaprika/id'],
    ['another unit', beside({ ...cap, unit: 'coins' }), 'is_audited/market_cap_coinpaprika/unit'],
    ['a value of another unit', beside({ ...cap, value: 'much' }), 'is_audited/market_cap_coinpaprika/value'],
    [
      'an unknown exchange',
      beside({ ...cap, id: 'exchange_listings', unit: 'exchanges', value: ['Elsewhere'] }),
      'is_audited/exchange_listings/value',
    ],
    [
      'an unknown exchange that is unsure',
      beside({ ...cap, id: 'exchange_listings', unit: 'exchanges', value: [], unsure: ['Elsewhere'] }),
      'is_audited/exchange_listings/unsure',
    ],
    ['a field of another fact', beside({ ...cap, unsure: [] }), 'is_audited/market_cap_coinpaprika/unsure'],
    ['a time in the future', beside({ ...cap, as_of: later }), 'is_audited/market_cap_coinpaprika/as_of'],
    ['an invalid time', beside({ ...cap, as_of: 'now (or so)' }), 'is_audited/market_cap_coinpaprika/as_of'],
    ['an unknown state', beside({ ...cap, state: 'true' }), 'is_audited/market_cap_coinpaprika/state'],
    [
      'a source with a direction override',
      beside({ ...cap, source: 'Coin\u202EPaprika' }),
      'is_audited/market_cap_coinpaprika/source',
    ],
    ...['<img src=x>', 'https://evil.example/', 'Coin\nPaprika', 'Coin\uD800', ' ', 'x'.repeat(201)].map(
      (source): [string, SentEvidence, string] => [
        `the source ${JSON.stringify(source)}`,
        beside({ ...cap, source }),
        'is_audited/market_cap_coinpaprika/source',
      ],
    ),
    ...['-271821-04-20', '+275760-09-13T00:00:00Z', '1999-12-31T23:59:59Z'].map(
      (as_of): [string, SentEvidence, string] => [
        `the time ${as_of}`,
        beside({ ...cap, as_of }),
        'is_audited/market_cap_coinpaprika/as_of',
      ],
    ),
    [
      'an unknown reason',
      beside({ ...toMissing('exchange_listings', 'never'), reason: 'x' }),
      'is_audited/exchange_listings/reason',
    ],
    ['an unknown field', beside({ ...cap, html: '<b>' }), 'is_audited/market_cap_coinpaprika/html'],
    ['facts that are no list', { is_audited: { facts: {} } }, 'is_audited/facts'],
    ['null instead of a fact', beside(null), 'is_audited/0/id'],
    ['an unknown question', { nothing: { facts: [cap] } }, 'nothing/facts'],
    ['a question that is not saved', { last_word: { facts: [] } }, 'last_word/facts'],
    [
      'an import from before 2000',
      { is_audited: { facts: [cap], kept_at: '1999-12-31T23:59:59Z' } },
      'is_audited/kept_at',
    ],
    ['an import from the future', { is_audited: { facts: [cap], kept_at: later } }, 'is_audited/kept_at'],
    ['a value that is too long', { last_word: { facts: [link] } }, 'last_word/whitepaper/value'],
  ])('is refused with the name of its field: %s', (_, evidence, path) => {
    const fields = path.startsWith('last_word/w') ? { last_word: 'x' } : { is_audited: true };
    const refused = judge({ fields, evidence });
    expect(refused).toMatchObject({ kind: 'refused', problems: [{ path: `about/evidence/${path}` }] });
  });

  it.each([
    ['https://x.com/punks', 'ready'],
    ['https://twitter.com/punks', 'ready'],
    ['https://x.com.evil.example/punks', 'refused'],
  ])('with %s as the X account of a collection is %s', async (value, kind) => {
    const nft = await loadShipped('nfteval');
    const { questions } = nft.questionnaire.sections.find(({ questions: some }) =>
      some.some(shows('nft_x')),
    )!;
    const { id } = questions.find(shows('nft_x'))!;
    const facts = [{ ...cap, id: 'nft_x', unit: 'link', value }];
    const evidence = { sent: { [id]: { facts } }, now };
    expect(prepareSave(nft, undefined, { [id]: false }, { evidence })).toMatchObject({ kind });
  });

  it('replaces the stored one of the same answer only if the member gives the answer again (Q4)', () => {
    const first = save({ evidence: beside(cap) });
    const fallen = { ...cap, value: 90_000_000 };
    const again = (confirmed: unknown) => ({ is_audited: { facts: [fallen], confirmed } });
    expect(save({ evidence: beside(fallen) }, first).evidence).toEqual(kept);
    expect(save({ evidence: again(true) }, first).evidence).toMatchObject({
      is_audited: { facts: [{ value: 90_000_000 }] },
    });
    expect(judge({ evidence: again('yes') }, first)).toMatchObject({
      problems: [{ path: 'about/evidence/is_audited/confirmed' }],
    });
  });

  it('is refused with the name of its field if a section has too much', () => {
    const sources = Array.from({ length: maxEvidenceBytes }, () => cap);
    expect(judge({ evidence: beside(...sources) })).toMatchObject({
      problems: expect.arrayContaining([
        expect.objectContaining({ path: 'about/evidence/is_audited/facts' }),
      ]),
    });
  });
});

describe('the evidence that a form sends', () => {
  it('names every question with facts, in every section about coins', async () => {
    for (const id of ['coineval', 'swingtrade', 'decision']) {
      const { questionnaire } = await loadShipped(id);
      for (const section of questionnaire.sections) {
        const named = section.questions.filter(({ evidence }) => evidence).map((question) => question.id);
        expect(Object.keys(toSentEvidence(section, toFacts('live')) ?? {})).toEqual(named);
      }
    }
  });

  it('leaves out a fact that the server would refuse', () => {
    const supply = launch.questionnaire.sections.at(-1)!;
    const script = { ...cap, id: 'whitepaper', unit: 'link', value: 'javascript:alert(1)' } as const;
    const sent = toSentEvidence(supply, [script, ...toFacts('live').filter(({ id }) => id !== 'whitepaper')]);
    expect(sent).toMatchObject({ last_word: { facts: [{ id: 'supply_circulating' }] } });
    expect(sent?.['last_word']).not.toMatchObject({ facts: [{}, {}] });
  });
});

const shows =
  (fact: FactId) =>
  ({ evidence }: Question) =>
    evidence?.some((one) => one.fact === fact) ?? false;
