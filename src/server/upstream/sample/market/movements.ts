import { largeMovement, type Movement, type MovementCoin } from '../../../../contracts/movements.ts';
import { day } from '../../../../lib/durations.ts';
import type { MarketRows } from './market-rows.ts';
import { samplePrices } from './prices.ts';
import { buildRandom } from './random.ts';

/** None of sushi is ever large. */
const perDay: Readonly<Record<MovementCoin, number>> = {
  bnb: 7,
  btc: 11,
  dai: 6,
  eth: 10,
  matic: 6,
  sushi: 0,
  uni: 7,
};
const spread = 60;

type Owners = MarketRows['owners'];

/** The 24 hours up to `now` (ms). Each movement has a fixed time, so that it stays listed for a day. */
export function makeMovements({ owners }: MarketRows, coin: MovementCoin, now: number): Movement[] {
  const today = Math.floor(now / day);
  return [...makeDay(owners, coin, today - 1), ...makeDay(owners, coin, today)].filter(
    ({ timestamp }) => timestamp * 1000 > now - day && timestamp * 1000 <= now,
  );
}

function makeDay(owners: Owners, coin: MovementCoin, number: number): readonly Movement[] {
  const count = perDay[coin];
  const random = buildRandom(`movements of ${coin} on day ${number}`);
  return Array.from({ length: count }, (_, slot) => {
    const moment = (number + (slot + 0.1 + 0.8 * random()) / count) * day;
    return makeMovement(owners, { coin, timestamp: Math.floor(moment / 1000) }, random);
  });
}

function makeMovement(
  owners: Owners,
  { coin, timestamp }: { readonly coin: MovementCoin; readonly timestamp: number },
  random: () => number,
): Movement {
  const price = samplePrices[coin];
  const amount = Math.ceil(((largeMovement * 1.02 * spread ** random()) / price) * 100) / 100;
  const type = pick(typesOf(coin), random);
  return {
    hash: makeHash(coin, random),
    timestamp,
    transaction_type: type,
    amount,
    amount_usd: Math.round(amount * price * 100) / 100,
    from: type === 'mint' ? noOwner : makeWallet(owners, coin, random),
    to: type === 'burn' ? noOwner : makeWallet(owners, coin, random),
  };
}

const noOwner = { address: null, owner: null, owner_type: 'unknown' };

function makeWallet(owners: Owners, coin: MovementCoin, random: () => number): Movement['from'] {
  return { address: makeAddress(coin, random), ...pick(owners, random) };
}

const transfersOnly = ['transfer'] as const;
const allTypes = ['transfer', 'transfer', 'transfer', 'mint', 'burn'] as const;

// A contract mints and burns only what it issues.
function typesOf(coin: MovementCoin): readonly ['transfer', ...string[]] {
  return coin === 'dai' || coin === 'bnb' ? allTypes : transfersOnly;
}

function pick<T>(choices: readonly [T, ...T[]], random: () => number): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

const hexDigits = '0123456789abcdef';
const bech32Letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

/** A made-up transaction hash in the coin's form. */
function makeHash(coin: MovementCoin, random: () => number): string {
  const digits = makeText(hexDigits, 64, random);
  return coin === 'btc' ? digits : `0x${digits}`;
}

/** A made-up address in the coin's form. */
function makeAddress(coin: MovementCoin, random: () => number): string {
  return coin === 'btc'
    ? `bc1q${makeText(bech32Letters, 38, random)}`
    : `0x${makeText(hexDigits, 40, random)}`;
}

function makeText(letters: string, length: number, random: () => number): string {
  return Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('');
}
