import { Type, type Static } from 'typebox';
import { exchanges, type Reserves } from '../../../contracts/reserves.ts';
import { minute } from '../../../lib/durations.ts';
import { SourceFailure } from '../../ports/upstream.ts';
import { toLine } from '../http/plain-text.ts';
import { toNumber, toPositive } from '../http/plain-values.ts';
import type { Provider } from '../http/provider.ts';
import { buildResponseReader } from '../http/response-checks.ts';
import { byName, figure, maybe } from '../http/schemas.ts';

const route = '/distribution/proof_of_reserves_all_latest';
const bySymbol = byName(figure);
const bodySchema = Type.Object({ t: figure, balances: bySymbol, changes: maybe(bySymbol) });
const readBody = buildResponseReader(route, bodySchema);

/** The values of the exchange list are Glassnode's own ids, except this one, which it no longer has. */
const unknown: ReadonlySet<string> = new Set(['cakedefi']);
const known = exchanges.filter(({ value }) => !unknown.has(value));

function toReserves({ t, balances, changes }: Static<typeof bodySchema>): Reserves {
  const time = toPositive(t);
  const held = toAmounts(balances, toPositive);
  if (time === undefined || held.length === 0) {
    throw new SourceFailure('malformed', `${route}: no time or no amount`);
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

/**
 * Glassnode, for what exchanges say they hold: a paid plan with API access; the limit is the smallest plan's. The query
 * accepts the key too, but may be logged on its way.
 */
export const glassnode: Provider<'reserves'> = {
  id: 'GLASSNODE',
  name: 'Glassnode',
  key: 'needed',
  bases: () => ['https://api.glassnode.com/v1/metrics'],
  authorize: (key) => ({ headers: { 'X-Api-Key': key } }),
  limits: () => [{ calls: 10, per: minute }],
  routes: [route],
  build: ({ loaders: [{ loadJson }] }) => ({
    reserves: {
      covers: 'part',
      exchanges: async () => known.map(({ name, value }) => ({ name, value })),
      async reserves(exchange) {
        if (!known.some(({ value }) => value === exchange)) throw new SourceFailure('not-found');
        return toReserves(readBody(await loadJson(`${route}?e=${encodeURIComponent(exchange)}`)));
      },
    },
  }),
};
