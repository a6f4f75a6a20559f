import {
  allFacts,
  factGaps,
  factIds,
  listingExchanges,
  type CoinFact,
  type CoinFacts,
  type FactId,
  type FactUnit,
  type FactValues,
} from '../../../src/contracts/coin-facts.ts';
import { coinFactsCopy } from '../../../src/web/copy/panels/coin-facts.ts';

const source = 'CoinGecko';
const age = 2 * 60_000;

const values: FactValues = {
  usd: 4_960_000_000,
  coins: 120_500_000,
  coins_changed: -1204.25,
  count: 8888,
  percent: 46.2,
  percent_changed: -3.7,
  days: 410,
  index: 28.4,
  date: '2026-11-18T00:00:00.000Z',
  link: 'https://example.com/whitepaper.pdf',
  side: 'above',
  turn: 'up_below_zero',
  kind: 'token',
  exchanges: listingExchanges.slice(0, 3).map(({ name }) => name),
};

/** Facts that are pages of one site. */
const pages: Readonly<Partial<Record<FactId, string>>> = {
  coingecko_page: 'https://www.coingecko.com/en/coins/example',
  nft_x: 'https://x.com/example',
  coinmarketcap_page: 'https://coinmarketcap.com/currencies/example/',
};

const known = ['live', 'stale', 'sample'] as const;
const gaps = factGaps.filter((reason) => reason !== 'loading');

export const factStates = [...known, 'loading', ...gaps] as const;
export type FactState = (typeof factStates)[number];

export const factStateOptions = factStates.map((value) => ({ value, label: toLabel(value) }));

function toLabel(state: FactState): string {
  switch (state) {
    case 'live':
      return 'Live';
    case 'stale':
      return 'Stale';
    case 'sample':
      return 'Sample';
    case 'loading':
      return 'Loading';
    default:
      return `Missing: ${coinFactsCopy.gaps[state](source)}`;
  }
}

/** Every fact in a state; undefined: the facts are still loading. */
export function toStateFacts(state: FactState, now: number): CoinFacts | undefined {
  if (state === 'loading') return undefined;
  return factIds.map((id): CoinFact => {
    const isKnown = state === 'live' || state === 'stale' || state === 'sample';
    if (!isKnown) return { id, state: 'missing', reason: state, source };
    const { unit } = allFacts[id];
    const origin = {
      source: state === 'sample' ? 'Sample data' : source,
      as_of: new Date(now - age).toISOString(),
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table gives each unit a value of its own
    return { id, unit, value: pages[id] ?? values[unit satisfies FactUnit], ...origin, state } as CoinFact;
  });
}
