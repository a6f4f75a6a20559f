import { maxCoinHits, type Coin, type CoinHits, type TeamMember } from '../../../contracts/coin-data.ts';
import { fold } from '../../../lib/fold.ts';
import type { CoinSource, FoundCoin } from '../../ports/coins.ts';
import { UpstreamError, type LoadJson } from '../../ports/upstream.ts';
import {
  buildError,
  readCoin,
  readPerson,
  readSearch,
  readTicker,
  sourceName,
  toOrigin,
  type CoinResponse,
  type SearchResponse,
  type TickerResponse,
} from './responses.ts';
import { alwaysThere } from '../http/always-there.ts';
import { toLine } from '../http/plain-text.ts';
import { toSegment } from '../http/path-segment.ts';
import { toPositive } from '../http/positive.ts';
import { toCoin, toParent } from './to-coin.ts';
import { toFigures } from './to-figures.ts';
import { toTeamMember } from './to-team-member.ts';

/** CoinPaprika as a source of coins and team members. Throws UpstreamError. */
export function buildCoinPaprika(load: LoadJson): CoinSource {
  return {
    name: sourceName,
    coin: (term) => loadCoin(load, term.trim().toLowerCase()),
    coinHits: (typed) => loadHits(load, typed),
    teamMember: (id) => loadTeamMember(load, id),
  };
}

/** How ids are written: symbol and name, joined by hyphens. */
const idPattern = /^[a-z0-9$.]+(-[a-z0-9$.]+)+$/;

/** By an id exactly; words that only look like one are searched for. */
async function loadCoin(load: LoadJson, term: string): Promise<FoundCoin> {
  if (!idPattern.test(term)) return searchCoin(load, term);
  try {
    return await loadCoinById(load, term);
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'not-found') return searchCoin(load, term);
    throw error;
  }
}

async function searchCoin(load: LoadJson, term: string): Promise<FoundCoin> {
  const id = findCoinId(await search(load, term, 20), term);
  if (id === undefined) throw buildError('not-found', 'no active coin of that name');
  return loadCoinById(load, id);
}

async function loadCoinById(load: LoadJson, id: string): Promise<FoundCoin> {
  const segment = toSegment(sourceName, id);
  const [{ details, parent }, ticker] = await Promise.all([
    loadDetails(load, segment),
    findTicker(load, segment),
  ]);
  const marketCap = toPositive(ticker?.quotes.USD.market_cap) ?? null;
  return { ...toCoin(details, { parent, marketCap }), figures: toFigures(details, ticker) };
}

/** What is typed may have accents that the name of the coin has not. */
async function search(load: LoadJson, term: string, limit: number): Promise<SearchResponse> {
  const found = await searchWords(load, term, limit);
  const plain = fold(term);
  return (found.currencies ?? []).length > 0 || plain === term ? found : searchWords(load, plain, limit);
}

async function searchWords(load: LoadJson, term: string, limit: number): Promise<SearchResponse> {
  const query = new URLSearchParams({ q: term, c: 'currencies', limit: String(limit) });
  return readSearch(await alwaysThere(toOrigin('/search'), load(`/search?${query.toString()}`)));
}

/** The active coins that a search finds, the best-ranked first, but for the one that is called so before all. */
async function loadHits(load: LoadJson, typed: string): Promise<CoinHits> {
  const term = typed.trim().toLowerCase();
  const found = await search(load, term, maxCoinHits);
  const best = findCoinId(found, term);
  return (found.currencies ?? [])
    .filter((currency) => currency.is_active)
    .toSorted((a, b) => Number(b.id === best) - Number(a.id === best) || byRank(a, b))
    .flatMap(({ id, name, symbol, rank }) => {
      const line = toLine(name, 100);
      const ranked = Number.isSafeInteger(rank) && typeof rank === 'number' && rank > 0;
      return line === undefined
        ? []
        : [{ id, name: line, symbol: toLine(symbol, 20) ?? '', rank: ranked ? rank : null }];
    });
}

type Currency = NonNullable<SearchResponse['currencies']>[number];

/**
 * The id of the coin that a search term means: among the active ones the best-ranked whose symbol or name is the
 * term itself, else the best-ranked of all (0 and null are unranked and come last). Symbols do not go before names,
 * since a small coin may carry a large one's name as its symbol. Undefined where no active coin was found.
 */
function findCoinId(response: SearchResponse, term: string): string | undefined {
  const active = (response.currencies ?? []).filter((currency) => currency.is_active).toSorted(byRank);
  const exact = active.find(({ symbol, name }) => [symbol, name].some((text) => fold(text) === fold(term)));
  return (exact ?? active[0])?.id;
}

function byRank(a: Currency, b: Currency): number {
  return place(a) - place(b);
}

function place({ rank }: Currency): number {
  return toPositive(rank) ?? Number.MAX_SAFE_INTEGER;
}

async function loadDetails(load: LoadJson, segment: string) {
  const details = readCoin(await load(`/coins/${segment}`));
  return { details, parent: await loadParent(load, details) };
}

async function findTicker(load: LoadJson, segment: string): Promise<TickerResponse | undefined> {
  try {
    return readTicker(await load(`/tickers/${segment}`));
  } catch (error) {
    // The coin is worth showing without it.
    if (error instanceof UpstreamError) return undefined;
    throw error;
  }
}

async function loadParent(load: LoadJson, { parent, contracts }: CoinResponse): Promise<Coin['parent']> {
  if (parent) return toParent(parent.name, parent.symbol);
  const platform = contracts?.[0]?.platform;
  if (platform === undefined || platform === null || platform === '') return null;
  try {
    const { name, symbol } = readCoin(await load(`/coins/${toSegment(sourceName, platform)}`));
    return toParent(name, symbol);
  } catch (error) {
    // The chain's name is a detail: without it the coin is still worth showing.
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}

async function loadTeamMember(load: LoadJson, id: string): Promise<TeamMember> {
  return toTeamMember(readPerson(await load(`/people/${toSegment(sourceName, id)}`)));
}
