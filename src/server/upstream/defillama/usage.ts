import type { JSONSchema } from 'json-schema-to-ts';
import type { CoinFactSource, FactCoin } from '../../ports/coin-facts.ts';
import type { Remember } from '../../ports/remember.ts';
import { UpstreamError, type LoadJson } from '../../ports/upstream.ts';
import { alwaysThere } from '../http/always-there.ts';
import { toSegment } from '../http/path-segment.ts';
import { toNumber } from '../http/plain-values.ts';
import { toPositive } from '../http/positive.ts';
import { buildResponseReader, buildRowReader, keepUsable } from '../http/response-checks.ts';
import { sourceName } from './responses.ts';

const protocolsOrigin = { source: sourceName, route: '/protocols' } as const;
const chainsOrigin = { source: sourceName, route: '/v2/chains' } as const;
const feesOrigin = { source: sourceName, route: '/summary/fees' } as const;

const text = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] } as const;
const readProtocols = buildResponseReader(protocolsOrigin, { type: 'array' });
const readProtocol = buildRowReader({
  type: 'object',
  required: ['name', 'symbol', 'slug'],
  properties: {
    name: text,
    symbol: textOrNull,
    slug: text,
    parentProtocol: textOrNull,
    category: textOrNull,
    tvl: {},
  },
} as const satisfies JSONSchema);
const readChains = buildResponseReader(chainsOrigin, { type: 'array' });
const readChain = buildRowReader({
  type: 'object',
  required: ['name', 'tokenSymbol'],
  properties: { name: text, tokenSymbol: textOrNull, tvl: {} },
} as const satisfies JSONSchema);
const readFees = buildResponseReader(feesOrigin, {
  type: 'object',
  properties: { total24h: {} },
} as const satisfies JSONSchema);

/** A chain, or one version of a protocol, with the coin that it says is its own. */
interface Place {
  readonly symbol: string;
  /** By which its coin may be called. */
  readonly names: readonly string[];
  /** By which its fees are asked for. */
  readonly slug: string;
  /** In US dollars; null is not known. */
  readonly valueLocked: number | null;
}

const lifetime = 60 * 60 * 1000;

/** DefiLlama as a source of how much chains and protocols are used. Throws UpstreamError. */
export function buildUsage(load: LoadJson, remember: Remember): CoinFactSource {
  const loadChains = remember.once({ name: 'chains', lifetime, load: () => loadAllChains(load) });
  const loadProtocols = remember.once({ name: 'protocols', lifetime, load: () => loadAllProtocols(load) });
  const findPlaces = async (coin: FactCoin) => {
    const chains = pick(await loadChains(), coin);
    const places = chains.length > 0 ? chains : pick(await loadProtocols(), coin);
    if (places.length === 0)
      throw new UpstreamError('not-found', sourceName, { detail: 'no chain, no protocol' });
    return places;
  };
  return {
    name: sourceName,
    readers: {
      valueLocked: async (coin) => toTotal(await findPlaces(coin)),
      async fees(coin) {
        const [first] = await findPlaces(coin);
        const slug = toSegment(sourceName, first?.slug ?? '');
        const { total24h } = readFees(await load(`/summary/fees/${slug}?dataType=dailyFees`));
        const fees = toNumber(total24h);
        return fees === undefined || fees < 0 ? null : fees;
      },
    },
  };
}

async function loadAllChains(load: LoadJson): Promise<readonly Place[]> {
  const rows = readChains(await alwaysThere(chainsOrigin, load('/v2/chains')));
  return keepUsable(chainsOrigin, rows, (row) => {
    const chain = readChain(row);
    return (
      chain && toPlace({ ...chain, symbol: chain.tokenSymbol, slug: toSlug(chain.name), names: [chain.name] })
    );
  });
}

async function loadAllProtocols(load: LoadJson): Promise<readonly Place[]> {
  const rows = readProtocols(await alwaysThere(protocolsOrigin, load('/protocols')));
  return keepUsable(protocolsOrigin, rows, (row) => {
    const protocol = readProtocol(row);
    if (protocol === undefined) return undefined;
    // What an exchange keeps for its customers is not what its coin is used for.
    const symbol = protocol.category === 'CEX' ? null : protocol.symbol;
    const parent = protocol.parentProtocol?.replace(/^parent#/, '');
    return toPlace({
      ...protocol,
      symbol,
      slug: parent ?? protocol.slug,
      names: [protocol.name, parent ?? ''],
    });
  });
}

interface Listed {
  readonly symbol: string | null;
  readonly names: readonly string[];
  readonly slug: string;
  readonly tvl?: unknown;
}

function toPlace({ symbol, names, slug, tvl }: Listed): Place {
  return {
    symbol: (symbol ?? '').toLowerCase(),
    names: names.map(toSlug).filter((name) => name !== ''),
    slug,
    valueLocked: toPositive(tvl) ?? null,
  };
}

/** Those of a coin: name and symbol must be its own, since others may carry either. */
function pick(places: readonly Place[], { name, ticker }: FactCoin): readonly Place[] {
  const [symbol, slug] = [ticker.toLowerCase(), toSlug(name)];
  return places.filter((place) => symbol !== '' && place.symbol === symbol && place.names.includes(slug));
}

function toTotal(places: readonly Place[]): number | null {
  const known = places.flatMap(({ valueLocked }) => valueLocked ?? []);
  return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
}

/** A name as DefiLlama writes it in addresses. */
function toSlug(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}
