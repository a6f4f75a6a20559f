import type { EvidenceByQuestion } from '../../../../src/contracts/record.ts';

/** The facts kept with an answer of the questionnaire `launch`. */
export const keptFacts = {
  is_audited: {
    kept_at: '2026-11-20T10:00:00.000Z',
    facts: [
      {
        id: 'market_cap_coinpaprika',
        unit: 'usd',
        value: 4_960_000_000,
        source: 'CoinPaprika',
        as_of: '2026-11-20T09:58:00.000Z',
        state: 'live',
      },
      { id: 'exchange_listings', state: 'missing', reason: 'held_back', source: 'Kraken' },
    ],
  },
} as const satisfies EvidenceByQuestion;

export const keptCell =
  '"Market cap 4960000000 usd, CoinPaprika, live, 2026-11-20T09:58:00Z; Traded on missing held_back Kraken"';
