import { exchanges, type Reserves } from '../../../../contracts/reserves.ts';
import { samplePrices } from './prices.ts';
import { buildRandom } from './random.ts';

type Coin = keyof typeof samplePrices;

/** Approximate holdings of a large exchange, in millions of US dollars. */
const holdings: readonly (readonly [coin: Coin, millions: number])[] = [
  ['btc', 38_000],
  ['eth', 16_500],
  ['usdt', 9_400],
  ['bnb', 5_200],
  ['sol', 2_900],
  ['ada', 1_050],
  ['dot', 460],
  ['uni', 240],
  ['matic', 135],
  ['dai', 78],
  ['xmr', 31],
  ['sushi', 9],
];

/** `size` is relative to the largest exchange; others disclose nothing. */
const disclosures: Readonly<Record<string, { readonly coins: number; readonly size: number }>> = {
  binance: { coins: 12, size: 1 },
  bitfinex: { coins: 8, size: 0.21 },
  bitmex: { coins: 2, size: 0.06 },
  bybit: { coins: 10, size: 0.27 },
  cakedefi: { coins: 4, size: 0.003 },
  'crypto.com': { coins: 9, size: 0.09 },
  deribit: { coins: 3, size: 0.05 },
  huobi: { coins: 7, size: 0.07 },
  kucoin: { coins: 10, size: 0.04 },
  okex: { coins: 11, size: 0.33 },
  swissborg: { coins: 6, size: 0.006 },
};

/** Coins without a price in the sample, so that amounts are shown alone too. */
const unpriced: ReadonlySet<Coin> = new Set(['matic', 'sushi']);

/** Index of the coin whose holding did not change, for each exchange. */
const unchanged = 1;

/** The sample's reserves of an exchange at `midnight` (ms); undefined if it has none. */
export function makeReserves(exchange: string, midnight: number): Reserves | undefined {
  const disclosure = exchanges.some(({ value }) => value === exchange) ? disclosures[exchange] : undefined;
  if (disclosure === undefined) return undefined;
  const random = buildRandom(`reserves of ${exchange}`);
  const balances: Record<string, number> = {};
  const changes: Record<string, number> = {};
  const prices: Record<string, number> = {};
  for (const [index, [coin, millions]] of holdings.slice(0, disclosure.coins).entries()) {
    const dollars = millions * 1_000_000 * disclosure.size * (0.85 + 0.3 * random());
    const amount = dollars / samplePrices[coin];
    const symbol = coin.toUpperCase();
    balances[symbol] = toHundredths(amount);
    if (!unpriced.has(coin)) prices[symbol] = samplePrices[coin];
    const direction = index % 2 === 0 ? 1 : -1;
    changes[symbol] = index === unchanged ? 0 : toHundredths(direction * amount * (0.001 + 0.03 * random()));
  }
  return { t: midnight / 1000, balances, changes, prices_usd: prices };
}

function toHundredths(amount: number): number {
  return Math.round(amount * 100) / 100;
}
