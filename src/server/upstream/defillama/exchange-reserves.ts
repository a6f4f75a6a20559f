import { exchanges, type Exchange, type Reserves } from '../../../contracts/reserves.ts';
import { hour } from '../../../lib/durations.ts';
import type { ReserveSource } from '../../ports/market.ts';
import type { ProviderCache } from '../http/provider-cache.ts';
import { UpstreamError, isHeldBack, toSegment, type LoadJson } from '../../ports/upstream.ts';
import { requireRoute, convertRows } from '../http/response-checks.ts';
import { toHoldings } from './holdings.ts';
import { toProtocolHoldings } from './protocol-holdings.ts';
import {
  exchangesOrigin,
  readExchange,
  readExchanges,
  sourceName,
  type ListedExchange,
} from './responses.ts';
import { toReserves } from './to-reserves.ts';

/** DefiLlama's names of exchanges, where they are neither our name nor our value. */
const otherNames: Readonly<Partial<Record<Exchange['value'], readonly string[]>>> = {
  binance: ['binance-cex'],
  cakedefi: ['cake-defi', 'bake'],
  'crypto.com': ['crypto-com'],
  huobi: ['htx'],
  okex: ['okx'],
};

const lifetime = hour;

/** DefiLlama as a source of exchanges' holdings in the wallets that they disclose. Throws UpstreamError. */
export function buildExchangeReserves(load: LoadJson, cache: ProviderCache): ReserveSource {
  const loadListed = cache.value({ lifetime, load: () => loadExchanges(load) });
  return {
    name: sourceName,
    covers: 'part',
    async exchanges() {
      const listed = await loadListed();
      return exchanges
        .filter((exchange) => findSlug(listed, exchange) !== undefined)
        .map(({ name, value }) => ({ name, value }));
    },
    async reserves(value) {
      const exchange = exchanges.find((one) => one.value === value);
      const slug = exchange && findSlug(await loadListed(), exchange);
      if (slug === undefined)
        throw new UpstreamError('not-found', sourceName, { detail: 'no such exchange' });
      return loadReserves(load, slug);
    },
  };
}

async function loadExchanges(load: LoadJson): Promise<readonly ListedExchange[]> {
  const { cexs } = readExchanges(await requireRoute(exchangesOrigin, load('/cexs')));
  return convertRows(exchangesOrigin, cexs, readExchange);
}

/** An exchange's slug changes with its name. */
function findSlug(listed: readonly ListedExchange[], { name, value }: Exchange): string | undefined {
  const names = [value, name, ...(otherNames[value] ?? [])].map((one) => one.toLowerCase());
  const found = listed.find((one) => [one.slug, one.name].some((text) => names.includes(text.toLowerCase())));
  return found?.slug.toLowerCase();
}

/** If the two small responses are refused, the protocol's whole page is read, which is documented as free. */
async function loadReserves(load: LoadJson, slug: string): Promise<Reserves> {
  const segment = toSegment(sourceName, slug);
  const path = `/v2/chart/tvl/protocol/${segment}/token-breakdown`;
  try {
    const [coins, dollars] = await Promise.all([load(`${path}?currency=token`), load(path)]);
    return toReserves(toHoldings(coins), toHoldings(dollars));
  } catch (error) {
    if (!(error instanceof UpstreamError) || isHostFailure(error)) throw error;
    const { coins, dollars } = toProtocolHoldings(
      await load(`/protocol/${segment}`).catch(rethrowFirst(error)),
    );
    return toReserves(coins, dollars);
  }
}

/** Whether the whole host fails, so that another route would too. */
function isHostFailure(error: UpstreamError): boolean {
  return error.kind === 'unreachable' || error.kind === 'timeout' || isHeldBack(error);
}

function rethrowFirst(first: UpstreamError) {
  return (error: unknown) => {
    throw error instanceof UpstreamError && error.kind === 'not-found' ? first : error;
  };
}
