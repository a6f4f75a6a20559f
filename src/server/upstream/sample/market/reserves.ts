import { exchanges, type Reserves } from '../../../../contracts/reserves.ts';
import type { MarketRows } from './market-rows.ts';
import { samplePrices } from './prices.ts';
import { buildRandom } from './random.ts';

/** Coins without a price in the sample, so that amounts are shown alone too. */
const unpriced: ReadonlySet<string> = new Set(['matic', 'sushi']);

/** Index of the coin whose holding did not change, for each exchange. */
const unchanged = 1;

/** The sample's reserves of an exchange at `midnight` (ms); undefined if it has none. */
export function makeReserves(
  { reserves: { holdings, disclosures } }: MarketRows,
  exchange: string,
  midnight: number,
): Reserves | undefined {
  const disclosure = exchanges.some(({ value }) => value === exchange) ? disclosures[exchange] : undefined;
  if (disclosure === undefined) return undefined;
  const random = buildRandom(`reserves of ${exchange}`);
  const balances: Record<string, number> = {};
  const changes: Record<string, number> = {};
  const prices: Record<string, number> = {};
  for (const [index, { coin, millions }] of holdings.slice(0, disclosure.coins).entries()) {
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
