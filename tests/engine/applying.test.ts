import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '../../src/engine/content.ts';
import { countAsked } from '../../src/engine/completion.ts';
import type { CompiledQuestionnaire } from '../../src/engine/questionnaire.ts';
import { resultSections } from '../../src/engine/results.ts';
import { toWire } from '../../src/engine/send.ts';
import { listRecordStands } from '../../src/engine/signals.ts';
import type { StoredAnswers } from '../../src/engine/stored.ts';
import { withAnswers } from '../../stories/fixtures/content.ts';
import { arbitraryAnswers } from '../helpers/arbitrary-answers.ts';
import { loadShipped } from '../helpers/load-compiled.ts';
import { readBack, saveAll } from '../helpers/round-trip.ts';
import { runs } from '../helpers/property-runs.ts';

let coin: CompiledQuestionnaire;

beforeAll(async () => {
  coin = await loadShipped('coineval');
});

/** Content of a coin with this market cap in US dollars; undefined: it is not known. */
function ofCap(cap: string | undefined, answers: Content['answers'] = {}): Content {
  return cap === undefined ? withAnswers(answers) : ofFacts({ market_cap_coingecko: cap }, answers);
}

function ofFacts(commsize: Readonly<Record<string, string>>, answers: Content['answers'] = {}): Content {
  return withAnswers(answers, { conditionFacts: { commsize } });
}

function listStandsOfBoth(stored: StoredAnswers) {
  const section = resultSections(coin, stored).find(({ id }) => id === 'commsize');
  return section?.rows.map(({ stand }) => stand);
}

describe('a question that applies to some market caps only', () => {
  it.each([
    ['US$210 million', '210000000', ['open', 'neutral']],
    ['half a dollar less than US$1 billion', '999999999.5', ['open', 'neutral']],
    ['US$1 billion', '1000000000', ['neutral', 'open']],
    ['less than both ranges', '12400000', ['neutral', 'neutral']],
    ['unknown', undefined, ['open', 'open']],
    ['unknown to its source', '', ['open', 'open']],
  ] as const)('is neutral without an answer if the market cap is outside its range: %s', (_, cap, stands) => {
    expect(listStandsOfBoth(saveAll(coin, ofCap(cap)))).toEqual(stands);
  });

  it.each([
    ['of CoinPaprika, if CoinGecko gives none', { market_cap_coinpaprika: '20000' }, ['neutral', 'neutral']],
    [
      'of CoinMarketCap, if CoinGecko does not know it',
      { market_cap_coingecko: '', market_cap_coinmarketcap: '210000000' },
      ['open', 'neutral'],
    ],
    [
      'of CoinGecko, if CoinPaprika has one too',
      { market_cap_coinpaprika: '20000', market_cap_coingecko: '4960000000' },
      ['neutral', 'open'],
    ],
  ] as const)('uses the first known market cap %s', (_, facts, stands) => {
    expect(listStandsOfBoth(saveAll(coin, ofFacts(facts)))).toEqual(stands);
  });

  it('keeps the stand of an answer outside its range', () => {
    const answers = { commsize_million: false, commsize_billions: null };
    expect(listStandsOfBoth(saveAll(coin, ofCap('12400000', answers)))).toEqual(['against', 'cantTell']);
  });

  it('is sent with the market cap only by its own section, and only if that is known', () => {
    const sent = (content: Content) =>
      coin.sections.flatMap((section) =>
        Object.keys(toWire(coin.questionnaire, section, content)).filter((field) =>
          field.includes('--fact--'),
        ),
      );
    expect(sent(ofCap('210000000'))).toEqual(['commsize--fact--market_cap_coingecko']);
    expect(sent(ofCap(undefined))).toEqual([]);
  });

  it('has no answer unless one was chosen, and the five counts add up to the questions asked', () => {
    const caps = fc.constantFrom(undefined, '', '5', '210000000', '999999999', '4960000000');
    fc.assert(
      fc.property(arbitraryAnswers(coin.questionnaire), caps, (answers, cap) => {
        const stored = saveAll(coin, ofCap(cap, answers));
        expect(readBack(coin, stored).conditionFacts).toEqual(ofCap(cap).conditionFacts);
        expect(listRecordStands(coin.questionnaire, stored)).toHaveLength(countAsked(coin, stored));
        for (const row of resultSections(coin, stored).flatMap(({ rows }) => rows)) {
          if (Object.hasOwn(answers, row.id)) continue;
          expect(row).toMatchObject({ verdict: 'not-marked' });
          expect(['open', 'neutral']).toContain(row.stand);
        }
      }),
      { numRuns: runs(15) },
    );
  });
});
