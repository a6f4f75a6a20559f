import { isRecord } from '../../../lib/is-record.ts';
import { toLine } from '../http/plain-text.ts';
import { toPositive } from '../http/plain-values.ts';
import { convertRows } from '../http/response-checks.ts';
import { amountsOrigin, readAmounts, readPair } from './responses.ts';

/** An exchange's holdings at one time. */
export interface Holdings {
  /** In seconds. */
  readonly time: number;
  /** By the coin's symbol. */
  readonly amounts: ReadonlyMap<string, number>;
}

/** The holdings of a checked response, oldest first; the response is in another order. Throws UpstreamError 'malformed'. */
export function toHoldings(body: unknown): readonly Holdings[] {
  const rows = convertRows(amountsOrigin, readAmounts(body), toRow);
  return rows.toSorted((a, b) => a.time - b.time);
}

function toRow(row: unknown): Holdings | undefined {
  const [time, amounts] = readPair(row) ?? [];
  const seconds = toPositive(time);
  if (seconds === undefined || !isRecord(amounts)) return undefined;
  const rows = Object.entries(amounts).flatMap(([symbol, figure]) => {
    const amount = toPositive(figure);
    return amount === undefined || toLine(symbol, 20) !== symbol ? [] : [[symbol, amount] as const];
  });
  return { time: seconds, amounts: new Map(rows) };
}
