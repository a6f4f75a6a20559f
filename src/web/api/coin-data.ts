import {
  coinHitsSchema,
  coinNewsSchema,
  coinSchema,
  teamMemberSchema,
  type Coin,
  type CoinHits,
  type CoinNews,
  type TeamMember,
} from '../../contracts/coin-data.ts';
import { coinFactsSchema, type CoinFacts } from '../../contracts/coin-facts.ts';
import { bases } from '../../contracts/config.ts';
import type { Feed } from '../../contracts/feed.ts';
import { api, mayNotExist, type Cancel } from './client.ts';
import { readFeed } from './read-body.ts';

/** By name or symbol; an unknown coin throws NOT_FOUND. */
export function loadCoin(term: string, cancel?: Cancel): Promise<Feed<Coin>> {
  return readFeed(api.get(toSearchPath(term), cancel), coinSchema);
}

/** Throws NOT_FOUND where the source does not know the id. */
export function loadCoinById(id: string, cancel?: Cancel): Promise<Feed<Coin>> {
  return readFeed(api.get(toSearchPath(id), { ...cancel, ...mayNotExist }), coinSchema);
}

function toSearchPath(term: string): string {
  return `${bases.coinData}/coinsearch/${encodeURIComponent(term)}`;
}

export function loadCoinHits(query: string, cancel?: Cancel): Promise<Feed<CoinHits>> {
  return readFeed(api.get(`${bases.coinData}/coins`, { ...cancel, searchParams: { query } }), coinHitsSchema);
}

export function loadTeamMember(id: string, cancel?: Cancel): Promise<Feed<TeamMember>> {
  return readFeed(
    api.get(`${bases.coinData}/teamsearch/${encodeURIComponent(id)}`, cancel),
    teamMemberSchema,
  );
}

export function loadCoinNews(name: string, cancel?: Cancel): Promise<Feed<CoinNews>> {
  return readFeed(api.get(`${bases.coinData}/coinnews/${encodeURIComponent(name)}`, cancel), coinNewsSchema);
}

/** `subject`: id, name or symbol. A missing fact has its reason. Throws NOT_FOUND for an unknown coin. */
export function loadCoinFacts(subject: string, cancel?: Cancel): Promise<Feed<CoinFacts>> {
  const path = `${bases.coinData}/facts/${encodeURIComponent(subject)}`;
  return readFeed(api.get(path, { ...cancel, ...mayNotExist }), coinFactsSchema);
}
