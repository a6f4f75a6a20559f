import { Type, type Static } from 'typebox';
import { maxCoinHits, type Coin, type CoinHits } from '../../../contracts/coin-data.ts';
import { knownCoins } from '../../../contracts/known-coins.ts';
import { hour } from '../../../lib/durations.ts';
import { fold } from '../../../lib/fold.ts';
import type { CoinSource, FoundCoin } from '../../ports/coins.ts';
import { SourceFailure, whereFailed, type LoadJson } from '../../ports/upstream.ts';
import { buildListReader } from '../http/list-reader.ts';
import { toLine } from '../http/plain-text.ts';
import { toPositive } from '../http/plain-values.ts';
import type { ProviderCache } from '../http/provider-cache.ts';
import { optionalFigure, text } from '../http/schemas.ts';
import { loadDetails, readContract, toCoin, toFigures, toParent, type CoinDetails } from './coin-details.ts';
import { loadTeamMember } from './people.ts';
import { loadQuote } from './quotes.ts';

const currency = Type.Object({
  id: text,
  name: text,
  symbol: text,
  rank: optionalFigure,
  is_active: Type.Boolean(),
});
type Currency = Static<typeof currency>;
const readSearch = buildListReader({
  route: '/search',
  at: ['currencies'],
  mayBeNull: true,
  row: currency,
});

interface Calls {
  readonly load: LoadJson;
  /** Cached: the same words are searched for while a member types and after they chose. */
  readonly search: (term: string) => Promise<readonly Currency[]>;
  readonly loadChain: (id: string) => Promise<Pick<CoinDetails, 'name' | 'symbol'>>;
}

/** CoinPaprika as a source of coins and team members. */
export function buildCoinPaprika(load: LoadJson, cache: ProviderCache): CoinSource {
  const calls: Calls = {
    load,
    search: cache.byKey({ lifetime: hour, load: (term) => search(load, term) }),
    loadChain: cache.byKey({
      lifetime: 7 * 24 * hour,
      async load(id) {
        const { name, symbol } = await loadDetails(load, id);
        return { name, symbol };
      },
    }),
  };
  return {
    coin: (term) => loadCoin(calls, findRenamed(term.trim().toLowerCase())),
    quote: (id) => loadQuote(load, id),
    coinHits: (typed) => loadHits(calls, typed),
    teamMember: (id) => loadTeamMember(load, id),
  };
}

const idPattern = /^[a-z0-9$.]+(-[a-z0-9$.]+)+$/;

/** By the exact id; searches for words that only look like one. */
async function loadCoin(calls: Calls, term: string): Promise<FoundCoin> {
  if (!idPattern.test(term)) return searchCoin(calls, term);
  try {
    return await loadCoinById(calls, term);
  } catch (error) {
    if (error instanceof SourceFailure && error.kind === 'not-found') return searchCoin(calls, term);
    throw error;
  }
}

async function searchCoin(calls: Calls, term: string): Promise<FoundCoin> {
  const id = findCoinId(await calls.search(term), term);
  if (id === undefined) throw new SourceFailure('not-found', 'no active coin of that name');
  return loadCoinById(calls, id);
}

async function loadCoinById(calls: Calls, id: string): Promise<FoundCoin> {
  const details = await loadDetails(calls.load, id);
  return { ...toCoin(details, await loadParent(calls, details)), figures: toFigures(details) };
}

/** Members may type accents that the name lacks. */
async function search(load: LoadJson, term: string): Promise<readonly Currency[]> {
  const found = await searchWords(load, term);
  const plain = fold(term);
  return found.length > 0 || plain === term ? found : searchWords(load, plain);
}

function searchWords(load: LoadJson, term: string): Promise<readonly Currency[]> {
  const query = new URLSearchParams({ q: term, c: 'currencies', limit: '20' });
  return readSearch(load(`/search?${query.toString()}`), (row) => row);
}

/** Active coins, best rank first, but an exact name before all. */
async function loadHits(calls: Calls, typed: string): Promise<CoinHits> {
  const term = typed.trim().toLowerCase();
  const found = await calls.search(findRenamed(term));
  const best = findCoinId(found, term);
  return found
    .filter(({ is_active: isActive }) => isActive)
    .toSorted((a, b) => Number(b.id === best) - Number(a.id === best) || byRank(a, b))
    .flatMap(({ id, name, symbol, rank: figure }) => {
      const line = toLine(name, 100);
      const rank = toPositive(figure) ?? null;
      return line === undefined
        ? []
        : [
            {
              id,
              name: line,
              symbol: toLine(symbol, 20) ?? '',
              rank: Number.isSafeInteger(rank) ? rank : null,
            },
          ];
    })
    .slice(0, maxCoinHits);
}

/**
 * Symbols do not come before names, since a small coin may use a large one's name as its symbol. Ranks 0 and null come last.
 */
function findCoinId(currencies: readonly Currency[], term: string): string | undefined {
  const active = currencies.filter(({ is_active: isActive }) => isActive).toSorted(byRank);
  const exact = active.find(({ symbol, name }) => [symbol, name].some((word) => fold(word) === fold(term)));
  return (exact ?? active[0])?.id;
}

function byRank(a: Currency, b: Currency): number {
  return place(a) - place(b);
}

function place({ rank }: Currency): number {
  return toPositive(rank) ?? Number.MAX_SAFE_INTEGER;
}

async function loadParent(calls: Calls, { parent, contracts }: CoinDetails): Promise<Coin['parent']> {
  if (parent) return toParent(parent.name, parent.symbol);
  const platform = readContract(contracts?.[0])?.platform;
  if (platform === undefined || platform === null || platform === '') return null;
  const [symbol, known] = Object.entries(knownCoins).find(([, { id }]) => id === platform) ?? [];
  if (known !== undefined) return toParent(known.name, symbol?.toUpperCase());
  // The chain's name is a detail: the coin is useful without it.
  const chain = await calls.loadChain(platform).catch(whereFailed(undefined));
  return chain === undefined ? null : toParent(chain.name, chain.symbol);
}

/**
 * Former names and ids of coins, which members still search for and records still have, with the current name or id; ids are
 * CoinPaprika's. Only coins exchanged one to one, so not Sky: one MKR became 24,000 SKY. RNDR is found under its former name.
 */
const renamed: ReadonlyMap<string, string> = new Map([
  ['matic', 'pol-polygon-ecosystem-token'],
  ['matic-polygon', 'pol-polygon-ecosystem-token'],
  ['fantom', 'sonic'],
  ['ftm', 'sonic'],
  ['ftm-fantom', 'sonic'],
  ['klaytn', 'kaia-kaia'],
  ['klay', 'kaia-kaia'],
  ['klay-klaytn', 'kaia-kaia'],
]);

/** The term that finds the current coin; `term` is in lower case. */
function findRenamed(term: string): string {
  return renamed.get(term) ?? term;
}
