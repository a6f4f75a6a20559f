import { exchanges } from '../../src/contracts/reserves.ts';
import { readRecorded } from './staged-upstream.ts';
import type { UpstreamAnswer } from './upstream-server.ts';

const day = 24 * 60 * 60 * 1000;
const recorded = (file: string): UpstreamAnswer => ({ kind: 'recorded', file });
const json = (body: unknown): UpstreamAnswer => ({ kind: 'json', body });

/** The coin of these answers, by its id. */
export const greenleaf = 'leaf-greenleaf';

/** How CoinGecko lists it. */
export const listedGreenleaf = { id: 'greenleaf', name: 'Greenleaf', symbol: 'LEAF' } as const;

/**
 * What the sources of facts answer of one coin, each under the path of its provider; `now` in ms. The coin closed at
 * 100, 101 and so on up to 464 US dollars.
 */
export function listFactAnswers(now: number): Record<string, UpstreamAnswer> {
  const today = Math.floor(now / day) * day;
  const prices = Array.from({ length: 366 }, (_, index): readonly number[] => [
    today - (365 - index) * day,
    99 + index,
  ]);
  const ticks = prices.slice(1).map(([time, price]) => ({
    timestamp: new Date(time ?? 0).toISOString(),
    price,
    volume_24h: 1_000_000,
    market_cap: 100_000_000,
  }));
  const [market] = readRecorded('coingecko/coins-markets.json');
  return {
    [`/coinpaprika/coins/${greenleaf}`]: recorded(`coinpaprika/coin-${greenleaf}.json`),
    [`/coinpaprika/coins/${greenleaf}/markets`]: recorded(`coinpaprika/markets-${greenleaf}.json`),
    [`/coinpaprika/tickers/${greenleaf}`]: recorded(`coinpaprika/ticker-${greenleaf}.json`),
    [`/coinpaprika/tickers/${greenleaf}/historical`]: json(ticks),
    '/coingecko/search': json({
      coins: [{ ...listedGreenleaf, symbol: 'COPY', id: 'copy' }, listedGreenleaf],
      nfts: [],
    }),
    '/coingecko/coins/markets': json([{ ...market, ...listedGreenleaf, market_cap: 1_180_000_000 }]),
    '/coingecko/coins/greenleaf/market_chart': json({ prices }),
    '/github/repos/greenleaf-example/greenleaf': recorded('github/repository.json'),
    '/ethplorer/getTopTokenHolders/0x00000000000000000000000000000000000000E7':
      recorded('ethplorer/holders.json'),
    '/defillama/v2/chains': recorded('defillama/chains.json'),
    '/defillama/protocols': recorded('defillama/protocols.json'),
    '/defillama/summary/fees/greenleaf': recorded('defillama/fees.json'),
    ...answerReserves(today / 1000),
  };
}

function answerReserves(today: number): Record<string, UpstreamAnswer> {
  const list = readRecorded('defillama/cexs.json');
  const cexs = exchanges.map(({ name, value }) => ({ ...list.cexs[0], name, slug: value }));
  const coins = [
    [today - day / 1000, { LEAF: 90 }],
    [today, { LEAF: 100 }],
  ];
  const dollars = [
    [today - day / 1000, { LEAF: 360 }],
    [today, { LEAF: 402 }],
  ];
  const answers = exchanges.flatMap(({ value }) => {
    const path = `/defillama/v2/chart/tvl/protocol/${value}/token-breakdown`;
    return [
      [path, json(dollars)],
      [`${path}?currency=token`, json(coins)],
    ] as const;
  });
  return { '/defillama/cexs': json({ ...list, cexs }), ...Object.fromEntries(answers) };
}
