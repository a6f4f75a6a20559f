import { Type, type Static } from 'typebox';
import type { Coin } from '../../../contracts/coin-data.ts';
import { isRecord } from '../../../lib/is-record.ts';
import type { CoinContract } from '../../ports/coin-identity.ts';
import type { CoinFigures } from '../../ports/coins.ts';
import { toSegment, type LoadJson } from '../../ports/upstream.ts';
import { toGitHubAddress } from '../http/git-hub-address.ts';
import { toHttpsUrl, toLine, toParagraphs } from '../http/plain-text.ts';
import { toMoment, toPositive } from '../http/plain-values.ts';
import { buildResponseReader, buildRowReader, refuseOther } from '../http/response-checks.ts';
import { byName, maybe, rows, text } from '../http/schemas.ts';

const route = '/coins';
const coinSchema = Type.Object({
  id: text,
  name: text,
  symbol: text,
  type: maybe(text),
  description: maybe(text),
  started_at: maybe(text),
  development_status: maybe(text),
  proof_type: maybe(text),
  org_structure: maybe(text),
  hash_algorithm: maybe(text),
  whitepaper: maybe(Type.Object({ link: maybe(text) })),
  parent: maybe(Type.Object({ name: maybe(text), symbol: maybe(text) })),
  links: maybe(byName(Type.Unknown())),
  links_extended: maybe(rows),
  team: maybe(rows),
  contracts: maybe(rows),
});
/** The body of GET /coins/{id}. */
export type CoinDetails = Static<typeof coinSchema>;
const readCoin = buildResponseReader(route, coinSchema);

const linkSchema = Type.Object({ url: text, type: text, stats: Type.Optional(Type.Unknown()) });
type Link = Static<typeof linkSchema>;
const readLink = buildRowReader(linkSchema);
const readTeamRow = buildRowReader(Type.Object({ id: text, name: text, position: maybe(text) }));
/** Checks one of a coin's contracts. */
export const readContract = buildRowReader(
  Type.Object({ contract: text, platform: maybe(text), type: maybe(text) }),
);

/** A coin by its exact id. */
export async function loadDetails(load: LoadJson, id: string): Promise<CoinDetails> {
  const details = readCoin(await load(`/coins/${toSegment(id)}`));
  refuseOther(route, id, details.id);
  return details;
}

/** A coin's links, the extended ones if it has them; omits links that cannot be read. */
function readLinks({ links, links_extended: extended }: CoinDetails): readonly Link[] {
  const plain = Object.entries(links ?? {}).flatMap(([type, urls]) =>
    [urls].flat().map((url) => ({ type, url })),
  );
  return (extended ?? plain).flatMap((row) => readLink(row) ?? []);
}

const maxRows = 100;
/** In characters. */
const maxDescription = 2000;

/** Turns a checked coin into the contract's shape, without market cap; `parent` is its chain, if known. */
export function toCoin(response: CoinDetails, parent: Coin['parent']): Coin {
  const description = toParagraphs(response.description, maxDescription);
  return {
    id: response.id,
    name: toLine(response.name, 100) ?? response.id,
    ticker: toLine(response.symbol, 20) ?? '',
    type: toLine(response.type, 40) ?? null,
    ...(description !== undefined && { description }),
    whitepaper: toHttpsUrl(response.whitepaper?.link) ?? null,
    launch_date: toDate(response.started_at),
    development_status: toLine(response.development_status, 100) ?? null,
    proof_type: toLine(response.proof_type, 100) ?? null,
    org_structure: toLine(response.org_structure, 100) ?? null,
    hash_algo: toLine(response.hash_algorithm, 100) ?? null,
    sites: toSites(response),
    team: toTeam(response),
    contracts: toContracts(response),
    parent,
    market_cap_usd: null,
  };
}

/** A parent chain in the contract's shape; null if its name is blank. */
export function toParent(name: string | null | undefined, symbol: string | null | undefined): Coin['parent'] {
  const line = toLine(name, 100);
  return line === undefined ? null : { name: line, symbol: toLine(symbol, 20) ?? null };
}

function toSites(response: CoinDetails): Coin['sites'] {
  return readLinks(response)
    .slice(0, maxRows)
    .flatMap((link) => {
      const url = toHttpsUrl(link.url);
      const type = toLine(link.type, 40);
      return url === undefined || type === undefined ? [] : [{ type, url }];
    });
}

function toTeam({ team }: CoinDetails): Coin['team'] {
  return (team ?? []).slice(0, maxRows).flatMap((row) => {
    const person = readTeamRow(row);
    const name = toLine(person?.name, 100);
    if (person === undefined || name === undefined || toLine(person.id, 100) !== person.id) return [];
    return [{ id: person.id, name, position: toLine(person.position, 100) ?? null }];
  });
}

function toContracts({ contracts }: CoinDetails): Coin['contracts'] {
  return (contracts ?? []).slice(0, maxRows).flatMap((value) => {
    const row = readContract(value);
    const contract = toLine(row?.contract, 200);
    return contract === undefined ? [] : [{ type: toLine(row?.type, 40) ?? null, contract }];
  });
}

function toDate(date: string | null | undefined): string | null {
  const moment = toMoment(date);
  return moment === undefined ? null : new Date(moment).toISOString();
}

/** CoinPaprika's figures of a coin that its card does not show. */
export function toFigures(details: CoinDetails): CoinFigures {
  const links = readLinks(details);
  return {
    followers: findLargestChannel(links),
    contributors: findMostContributors(links),
    repository: findRepository(links),
    contracts: toKnownContracts(details),
  };
}

/** CoinPaprika's types of links to channels, as people read them. */
const channels: Readonly<Partial<Record<string, string>>> = {
  reddit: 'Reddit',
  telegram: 'Telegram',
  twitter: 'X',
  facebook: 'Facebook',
  youtube: 'YouTube',
  discord: 'Discord',
};

function findLargestChannel(links: readonly Link[]): CoinFigures['followers'] {
  const counted = links.flatMap(({ type, stats }) =>
    ['followers', 'subscribers', 'members'].flatMap((name) => {
      const count = isRecord(stats) ? toPositive(stats[name]) : undefined;
      const channel = channels[type.toLowerCase()] ?? toLine(type, 40);
      return count === undefined || channel === undefined ? [] : [{ count: Math.round(count), channel }];
    }),
  );
  return counted.toSorted((one, other) => other.count - one.count)[0] ?? null;
}

/** 0 means unknown. */
function findMostContributors(links: readonly Link[]): number | null {
  const counts = links.flatMap(({ stats }) =>
    isRecord(stats) ? (toPositive(stats['contributors']) ?? []) : [],
  );
  return counts.length === 0 ? null : Math.round(Math.max(...counts));
}

function findRepository(links: readonly Link[]): string | null {
  const sources = links.filter(({ type }) => type === 'source_code');
  return sources.flatMap(({ url }) => toGitHubAddress(url)?.href ?? [])[0] ?? null;
}

/** CoinGecko's names of token chains, by CoinPaprika's ids. */
const chains: Readonly<Partial<Record<string, string>>> = {
  'ada-cardano': 'cardano',
  'algo-algorand': 'algorand',
  'apt-aptos': 'aptos',
  'arb-arbitrum': 'arbitrum-one',
  'avax-avalanche': 'avalanche',
  'bnb-binance-coin': 'binance-smart-chain',
  'eth-ethereum': 'ethereum',
  'ftm-fantom': 'fantom',
  'matic-polygon': 'polygon-pos',
  'near-near-protocol': 'near-protocol',
  'op-optimism': 'optimistic-ethereum',
  'pol-polygon-ecosystem-token': 'polygon-pos',
  'sol-solana': 'solana',
  'sui-sui': 'sui',
  'toncoin-the-open-network': 'the-open-network',
  'trx-tron': 'tron',
  'xlm-stellar': 'stellar',
};

/** On chains that other sources have a name for. */
function toKnownContracts({ contracts }: CoinDetails): readonly CoinContract[] {
  return (contracts ?? []).flatMap((row) => {
    const { platform, contract = '' } = readContract(row) ?? {};
    const [chain, address] = [chains[platform ?? ''], toLine(contract, 200)];
    return chain === undefined || address === undefined || address !== contract.trim()
      ? []
      : [{ chain, address }];
  });
}
