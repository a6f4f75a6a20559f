import { Type, type Static } from 'typebox';
import { largeMovement, type Movement, type MovementCoin } from '../../../contracts/movements.ts';
import type { Clock } from '../../ports/clock.ts';
import type { MovementSource } from '../../ports/market.ts';
import { SourceFailure, type LoadJson } from '../../ports/upstream.ts';
import { toLarge } from '../http/movement-parts.ts';
import { toLine } from '../http/plain-text.ts';
import { isMoment, toNumber } from '../http/plain-values.ts';
import { buildRouteReader, buildRowReader, convertRows } from '../http/response-checks.ts';
import { figure, maybe, rows, text } from '../http/schemas.ts';

/** One end of a movement; the owner is absent if unknown. */
export const wallet = { address: maybe(text), owner: maybe(text), owner_type: maybe(text) };
const end = maybe(Type.Object(wallet));

const route = '/transactions';
// With a count of 0 the list is absent.
const readPage = buildRouteReader(
  route,
  Type.Object({ result: text, message: maybe(text), cursor: maybe(text), transactions: maybe(rows) }),
);
/** Timestamp in seconds, amount in the coin's own unit. */
const readTransaction = buildRowReader(
  Type.Object({
    symbol: text,
    hash: text,
    transaction_type: maybe(text),
    timestamp: figure,
    amount: figure,
    amount_usd: figure,
    from: end,
    to: end,
  }),
);

/** Seconds that the smallest plan looks back. */
const history = 3600;
const pageSize = 100;
/** A page has the oldest first, so a busy hour needs further pages; rarely more than this. */
const maxPages = 3;

/** Whale Alert's first version as a source of large movements of the last hour. */
export function buildWhaleAlert(load: LoadJson, clock: Clock): MovementSource {
  return {
    async movements(coin) {
      const start = Math.floor(clock.now() / 1000) - history;
      const found = convertRows(route, await loadRows(load, coin, start), (row) => toMovement(row, coin));
      return toLarge(found);
    },
  };
}

async function loadRows(load: LoadJson, coin: MovementCoin, start: number): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const query = new URLSearchParams({
      start: String(start),
      min_value: String(largeMovement),
      limit: String(pageSize),
      currency: coin,
      ...(cursor !== undefined && { cursor }),
    });
    // Each request needs the cursor of the previous page.
    // oxlint-disable-next-line no-await-in-loop
    const body = await readPage(load(`/transactions?${query.toString()}`));
    if (body.result !== 'success')
      throw new SourceFailure('refused', `${route}: ${body.message ?? 'no success'}`);
    const transactions = body.transactions ?? [];
    found.push(...transactions);
    if (transactions.length < pageSize || !body.cursor) break;
    cursor = body.cursor;
  }
  return found;
}

/** Null: of another coin; undefined: broken. */
function toMovement(row: unknown, coin: MovementCoin): Movement | null | undefined {
  const transaction = readTransaction(row);
  const hash = toId(transaction?.hash, coin, 64);
  const timestamp = toNumber(transaction?.timestamp);
  const amount = toNumber(transaction?.amount);
  const usd = toNumber(transaction?.amount_usd);
  if (transaction === undefined || hash === null) return undefined;
  if (timestamp === undefined || !isMoment(timestamp * 1000)) return undefined;
  if (amount === undefined || usd === undefined) return undefined;
  if (transaction.symbol.toLowerCase() !== coin) return null;
  return {
    hash,
    timestamp,
    transaction_type: toLine(transaction.transaction_type, 20) ?? 'transfer',
    amount,
    amount_usd: usd,
    from: toWallet(transaction.from, coin),
    to: toWallet(transaction.to, coin),
  };
}

/** One end of a movement; some have an owner named 'unknown'. */
export function toWallet(sent: Static<typeof end> | undefined, coin: MovementCoin): Movement['from'] {
  const owner = toLine(sent?.owner, 100);
  return {
    address: toId(sent?.address, coin, 40),
    owner: owner === undefined || owner.toLowerCase() === 'unknown' ? null : owner,
    owner_type: toLine(sent?.owner_type, 40) ?? 'unknown',
  };
}

/** A hash or an address: the source may omit the usual 0x of Ethereum's. */
export function toId(sent: string | null | undefined, coin: MovementCoin, digits: number): string | null {
  const line = toLine(sent, 200);
  if (line === undefined) return null;
  return coin !== 'btc' && line.length === digits && /^[0-9a-f]+$/.test(line) ? `0x${line}` : line;
}
