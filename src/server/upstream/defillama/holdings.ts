import { Type } from 'typebox';
import { isRecord } from '../../../lib/is-record.ts';
import { toLine } from '../http/plain-text.ts';
import { toPositive } from '../http/plain-values.ts';
import { buildResponseReader, buildRowReader, convertRows } from '../http/response-checks.ts';
import { rows } from '../http/schemas.ts';

/** GET /v2/chart/tvl/protocol/{slug}/token-breakdown. */
export const amountsRoute = '/v2/chart/tvl/protocol/token-breakdown';
const readAmounts = buildResponseReader(amountsRoute, rows);
// Time (seconds), and amounts by symbol; both may be numbers or texts.
const readPair = buildRowReader(Type.Array(Type.Unknown(), { minItems: 2 }));

const readProtocol = buildResponseReader('/protocol', Type.Object({ tokens: rows, tokensInUsd: rows }));

/** An exchange's holdings at one time. */
export interface Holdings {
  /** In seconds. */
  readonly time: number;
  /** By the coin's symbol. */
  readonly amounts: ReadonlyMap<string, number>;
}

/** The holdings of a checked response, oldest first; the response is in another order. Throws SourceFailure 'malformed'. */
export function toHoldings(body: unknown): readonly Holdings[] {
  const holdings = convertRows(amountsRoute, readAmounts(body), toRow);
  return holdings.toSorted((a, b) => a.time - b.time);
}

function toRow(row: unknown): Holdings | undefined {
  const [time, amounts] = readPair(row) ?? [];
  const seconds = toPositive(time);
  if (seconds === undefined || !isRecord(amounts)) return undefined;
  const held = Object.entries(amounts).flatMap(([symbol, figure]) => {
    const amount = toPositive(figure);
    return amount === undefined || toLine(symbol, 20) !== symbol ? [] : [[symbol, amount] as const];
  });
  return { time: seconds, amounts: new Map(held) };
}

/** The response has years of days. */
const latestDays = 4;

/** The holdings from a protocol's whole page, in coins and in US dollars. Throws SourceFailure 'malformed'. */
export function toProtocolHoldings(body: unknown): {
  readonly coins: readonly Holdings[];
  readonly dollars: readonly Holdings[];
} {
  const { tokens, tokensInUsd } = readProtocol(body);
  return { coins: toLatest(tokens), dollars: toLatest(tokensInUsd) };
}

function toLatest(days: readonly unknown[]): readonly Holdings[] {
  const pairs = days.map((day) => (isRecord(day) ? [day['date'], day['tokens']] : []));
  const latest = pairs.toSorted(([one], [other]) => Number(one) - Number(other)).slice(-latestDays);
  return toHoldings(latest);
}
