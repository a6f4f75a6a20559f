import { Type, type Static } from 'typebox';
import { exchanges, type Reserves } from '../../../contracts/reserves.ts';
import type { ReserveSource } from '../../ports/market.ts';
import { UpstreamError, type LoadJson } from '../../ports/upstream.ts';
import { toLine } from '../http/plain-text.ts';
import { toNumber, toPositive } from '../http/plain-values.ts';
import { buildResponseError, buildResponseReader } from '../http/response-checks.ts';
import { byName, figure, maybe } from '../http/schemas.ts';

/** The source's name as people read it. */
export const sourceName = 'Glassnode';
const origin = { source: sourceName, route: '/distribution/proof_of_reserves_all_latest' };

/** The values of the exchange list are Glassnode's own ids, except this one, which it no longer has. */
const unknown: ReadonlySet<string> = new Set(['cakedefi']);
const known = exchanges.filter(({ value }) => !unknown.has(value));

const bySymbol = byName(figure);
const bodySchema = Type.Object({ t: figure, balances: bySymbol, changes: maybe(bySymbol) });
type Body = Static<typeof bodySchema>;
const readBody = buildResponseReader(origin, bodySchema);

/** Glassnode as a source of what exchanges say they hold. Throws UpstreamError. */
export function buildGlassnode(load: LoadJson): ReserveSource {
  return {
    name: sourceName,
    covers: 'part',
    exchanges: async () => known.map(({ name, value }) => ({ name, value })),
    async reserves(exchange) {
      if (!known.some(({ value }) => value === exchange)) throw new UpstreamError('not-found', origin.source);
      return toReserves(readBody(await load(`${origin.route}?e=${encodeURIComponent(exchange)}`)));
    },
  };
}

function toReserves({ t, balances, changes }: Body): Reserves {
  const time = toPositive(t);
  const held = toAmounts(balances, toPositive);
  if (time === undefined || held.length === 0) {
    throw buildResponseError('malformed', origin, 'no time or no amount');
  }
  return {
    t: time,
    balances: Object.fromEntries(held),
    changes: Object.fromEntries(toAmounts(changes ?? {}, toNumber)),
  };
}

/** In the source's order, largest holding first; omits 'Other', a sum over different coins. */
function toAmounts(amounts: object, toAmount: (value: unknown) => number | undefined) {
  return Object.entries(amounts).flatMap(([symbol, value]) => {
    const amount = toAmount(value);
    const isCoin = symbol !== 'Other' && toLine(symbol, 20) === symbol;
    return isCoin && amount !== undefined ? [[symbol, amount] as const] : [];
  });
}
