import { hour } from '../../../lib/durations.ts';
import { Type } from 'typebox';
import type { FactCoin } from '../../ports/coin-facts.ts';
import { shareContract, type CoinContract } from '../../ports/coin-identity.ts';
import type { ProviderCache } from '../http/provider-cache.ts';
import { SourceFailure, type Listed, type LoadJson } from '../../ports/upstream.ts';
import { buildListReader } from '../http/list-reader.ts';
import { toPositive } from '../http/plain-values.ts';
import { buildWholeListCheck } from '../http/response-checks.ts';
import { maybe, optionalFigure, text, textOrNumber } from '../http/schemas.ts';

const protocolsRoute = '/protocols';
const chainsRoute = '/v2/chains';

const readProtocols = buildListReader({
  route: protocolsRoute,
  row: Type.Object({
    id: Type.Optional(textOrNumber),
    name: text,
    symbol: maybe(text),
    slug: text,
    address: maybe(text),
    gecko_id: maybe(text),
    parentProtocol: maybe(text),
    category: maybe(text),
    tvl: optionalFigure,
  }),
});
const readChains = buildListReader({
  route: chainsRoute,
  row: Type.Object({ name: text, tokenSymbol: maybe(text), gecko_id: maybe(text), tvl: optionalFigure }),
});

/** A chain, or one version of a protocol, with its coin. */
export interface Place {
  /** Its id in requests for its fees. */
  readonly id: string;
  /** The chain's, or the protocol's, without version. */
  readonly slug: string;
  /** In lower case. */
  readonly symbol: string;
  /** Names of the place in DefiLlama's addresses. */
  readonly names: readonly string[];
  /** CoinGecko's id of its coin. */
  readonly geckoId: string | null;
  readonly contracts: readonly CoinContract[];
  /** In US dollars; null if not known. */
  readonly valueLocked: number | null;
}

const lifetime = hour;

/** The chains and protocols that DefiLlama knows. */
export interface Places {
  readonly loadChains: () => Promise<readonly Place[]>;
  readonly loadProtocols: () => Promise<readonly Place[]>;
  /** The places of a coin: its chains, else its protocols. Rejects with SourceFailure, 'not-found' if it has neither. */
  readonly find: (coin: FactCoin) => Promise<Listed<readonly Place[]>>;
}

/** Both lists, each loaded once an hour. */
export function buildPlaces(load: LoadJson, cache: ProviderCache): Places {
  const checkChains = buildWholeListCheck(chainsRoute, 1);
  const checkProtocols = buildWholeListCheck(protocolsRoute, 1);
  const loadChains = cache.listed({ lifetime, load: async () => checkChains(await loadAllChains(load)) });
  const loadProtocols = cache.listed({
    lifetime,
    load: async () => checkProtocols(await loadAllProtocols(load)),
  });
  return {
    loadChains: async () => (await loadChains()).value,
    loadProtocols: async () => (await loadProtocols()).value,
    async find(coin) {
      const chains = await loadChains();
      const own = pick(chains.value, coin);
      if (own.length > 0) return { value: own, at: chains.at };
      const protocols = await loadProtocols();
      const places = pick(protocols.value, coin);
      if (places.length > 0) return { value: places, at: protocols.at };
      throw new SourceFailure('not-found', 'no chain, no protocol');
    },
  };
}

function loadAllChains(load: LoadJson): Promise<readonly Place[]> {
  return readChains(load('/v2/chains'), (chain) => {
    const slug = toSlug(chain.name);
    return {
      id: `chain#${slug}`,
      slug,
      symbol: (chain.tokenSymbol ?? '').toLowerCase(),
      names: [slug],
      geckoId: chain.gecko_id ?? null,
      contracts: [],
      valueLocked: toPositive(chain.tvl) ?? null,
    };
  });
}

/** An exchange's customer funds are no use of its coin, and chains have their own list. */
const noUse: readonly (string | null | undefined)[] = ['CEX', 'Chain'];

function loadAllProtocols(load: LoadJson): Promise<readonly Place[]> {
  return readProtocols(load('/protocols'), (protocol) => {
    if (noUse.includes(protocol.category)) return null;
    const parent = protocol.parentProtocol?.replace(/^parent#/, '');
    return {
      id: String(protocol.id ?? protocol.slug),
      slug: parent ?? protocol.slug,
      symbol: (protocol.symbol ?? '').toLowerCase(),
      names: [protocol.name, parent ?? ''].map(toSlug).filter((name) => name !== ''),
      geckoId: protocol.gecko_id ?? null,
      contracts: toContracts(protocol.address),
      valueLocked: toPositive(protocol.tvl) ?? null,
    };
  });
}

/** DefiLlama's names of chains that CoinGecko names differently. */
const chains: Readonly<Partial<Record<string, string>>> = {
  arbitrum: 'arbitrum-one',
  avax: 'avalanche',
  bsc: 'binance-smart-chain',
  near: 'near-protocol',
  'op-mainnet': 'optimistic-ethereum',
  optimism: 'optimistic-ethereum',
  polygon: 'polygon-pos',
  ton: 'the-open-network',
};

/** CoinGecko's name of a chain, by its name in lower case at DefiLlama. */
export function toChain(name: string): string {
  return chains[name] ?? name;
}

/** Such as 'bsc:0x...'; without a chain it is on Ethereum. */
function toContracts(address: string | null | undefined): readonly CoinContract[] {
  const [, chain = 'ethereum', own = ''] = /^(?:([a-z0-9_-]+):)?(\S{3,})$/i.exec(address ?? '') ?? [];
  const name = chain.toLowerCase();
  return own === '' || own === '-' ? [] : [{ chain: toChain(name), address: own }];
}

/**
 * By CoinGecko's id or contract, else by a name and a symbol that no other coin has; with all versions of a protocol unless
 * they name another coin.
 */
function pick(places: readonly Place[], coin: FactCoin): readonly Place[] {
  const named = withoutOthers(
    places.filter((place) => isNamed(place, coin)),
    coin,
  );
  const slugs = new Set(named.map(({ slug }) => slug));
  return places.filter((place) => slugs.has(place.slug) && !isAnothers(place, coin));
}

/** A place whose coin has another symbol is the coin's under an earlier symbol, unless another place has the coin's own. */
function withoutOthers(named: readonly Place[], { ticker }: FactCoin): readonly Place[] {
  const own = named.filter(({ symbol }) => symbol === ticker.toLowerCase());
  return own.length === 0 ? named : named.filter((place) => own.includes(place) || place.symbol === '');
}

function isNamed(place: Place, coin: FactCoin): boolean {
  if (place.geckoId !== null && coin.identity !== null) return place.geckoId === coin.identity.geckoId;
  const hasSymbol = place.symbol !== '' && place.symbol === coin.ticker.toLowerCase();
  if (shareContract(place.contracts, coin.contracts)) return hasSymbol || place.geckoId === null;
  if (!hasSymbol) return false;
  const names = (coin.identity?.names ?? []).map(toSlug);
  return place.names.some((name) => names.includes(name));
}

/** Whether the place has another coin, such as one of a protocol family that issued its own. */
function isAnothers(place: Place, coin: FactCoin): boolean {
  return place.geckoId !== null && place.geckoId !== coin.identity?.geckoId && !isNamed(place, coin);
}

/** Undefined and null are not known; null if none is. */
export function addUp(figures: readonly (number | null | undefined)[]): number | null {
  const known = figures.filter((figure) => figure !== null && figure !== undefined);
  return known.length === 0 ? null : known.reduce((total, figure) => total + figure, 0);
}

export function fromSlug(slug: string): string {
  return slug.replaceAll('-', ' ');
}

/** A name in the form of DefiLlama's addresses. */
export function toSlug(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}
