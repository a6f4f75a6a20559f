import { Type } from 'typebox';
import { isRecord } from '../../../lib/is-record.ts';
import { buildResponseReader } from '../http/response-checks.ts';
import { rows } from '../http/schemas.ts';
import { toHoldings, type Holdings } from './holdings.ts';
import { sourceName } from './responses.ts';

const protocolOrigin = { source: sourceName, route: '/protocol' } as const;

const readProtocol = buildResponseReader(protocolOrigin, Type.Object({ tokens: rows, tokensInUsd: rows }));

/** The response has years of days. */
const latestDays = 4;

/** The holdings from a protocol's whole page, in coins and in US dollars. Throws UpstreamError 'malformed'. */
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
