import type { SearchResponse } from './responses.ts';

type Currency = NonNullable<SearchResponse['currencies']>[number];

/**
 * The id of the coin that a search term means: among the active ones the best-ranked whose symbol or name is the
 * term itself, else the best-ranked of all (0 and null are unranked and come last). Symbols do not go before names,
 * since a small coin may carry a large one's name as its symbol. Undefined where no active coin was found.
 */
export function findCoinId(response: SearchResponse, term: string): string | undefined {
  const active = (response.currencies ?? []).filter((currency) => currency.is_active).toSorted(byRank);
  const exact = active.find(({ symbol, name }) => [symbol, name].some((text) => text.toLowerCase() === term));
  return (exact ?? active[0])?.id;
}

function byRank(a: Currency, b: Currency): number {
  return place(a) - place(b);
}

function place({ rank }: Currency): number {
  return rank !== undefined && rank !== null && rank > 0 ? rank : Number.MAX_SAFE_INTEGER;
}
