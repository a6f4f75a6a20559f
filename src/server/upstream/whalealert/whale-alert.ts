import { largeMovement, type Movement, type MovementCoin } from '../../../contracts/movements.ts';
import type { Clock } from '../../ports/clock.ts';
import type { MovementSource } from '../../ports/market.ts';
import { UpstreamError, type LoadJson } from '../../ports/upstream.ts';
import { requireRoute, convertRows } from '../http/response-checks.ts';
import { readTransactions, transactionsOrigin } from './responses.ts';
import { toMovement } from './to-movement.ts';

/** Seconds that the smallest plan looks back. */
const history = 3600;
const pageSize = 100;
/** A page has the oldest first, so a busy hour needs further pages; rarely more than this. */
const maxPages = 3;

/** Whale Alert as a source of large movements of the last hour. Throws UpstreamError. */
export function buildWhaleAlert(load: LoadJson, clock: Clock): MovementSource {
  return {
    name: transactionsOrigin.source,
    async movements(coin) {
      const start = Math.floor(clock.now() / 1000) - history;
      const rows = await loadRows(load, coin, start);
      const transactions = convertRows(transactionsOrigin, rows, (row) => toMovement(row, coin))
        .filter((movement) => movement !== 'another coin')
        .filter((movement: Movement) => movement.amount_usd > largeMovement)
        .toSorted((a, b) => b.timestamp - a.timestamp);
      return { result: 'success', count: transactions.length, transactions };
    },
  };
}

async function loadRows(load: LoadJson, coin: MovementCoin, start: number): Promise<readonly unknown[]> {
  const rows: unknown[] = [];
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
    const body = readTransactions(
      await requireRoute(transactionsOrigin, load(`/transactions?${query.toString()}`)),
    );
    if (body.result !== 'success') throw refuse(body.message);
    const found = body.transactions ?? [];
    rows.push(...found);
    if (found.length < pageSize || !body.cursor) break;
    cursor = body.cursor;
  }
  return rows;
}

function refuse(message: string | null | undefined): UpstreamError {
  const { source, route } = transactionsOrigin;
  return new UpstreamError('refused', source, { detail: `${route}: ${message ?? 'no success'}` });
}
