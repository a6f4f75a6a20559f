import type { Coin, CoinHits, CoinNews, TeamMember } from '../../contracts/coin-data.ts';
import type { CoinFacts } from '../../contracts/coin-facts.ts';
import type { Feed } from '../../contracts/feed.ts';
import type { CoinContract } from './coin-identity.ts';
import type { Coverage } from './upstream.ts';

/** What a source says of a coin beside what its card shows; null is not known. */
export interface CoinFigures {
  /** Of the channel that has most. */
  readonly followers: number | null;
  /** People who contributed to its code. */
  readonly contributors: number | null;
  /** Its code's address at GitHub. */
  readonly repository: string | null;
  readonly contracts: readonly CoinContract[];
}

/** What the market makes of a coin by its source: US dollars, and supplies in the coin's own unit; null is not known. */
export interface CoinQuote {
  readonly price: number | null;
  readonly marketCap: number | null;
  /** Within 24 hours, in percent. */
  readonly change: number | null;
  readonly circulating: number | null;
  readonly maximum: number | null;
}

/** A coin as its source found it, without its market cap; what the contract of its card does not name stays on the server. */
export interface FoundCoin extends Coin {
  /** Absent: the source has none. */
  readonly figures?: CoinFigures;
}

/** A source of coin details, in the contract's shape and safe to show as text. Rejects with UpstreamError. */
export interface CoinSource {
  /** The source's name as people read it. */
  readonly name: string;
  /** How far its 'not-found' is to be taken. */
  readonly covers?: Coverage;
  /** The coin of this id (CoinPaprika's, such as btc-bitcoin); else the one that a member means by a name or a symbol. */
  coin(term: string): Promise<FoundCoin>;
  /** What the market makes of the coin of this id. */
  quote(id: string): Promise<CoinQuote>;
  /** Coins whose name or symbol is like what is typed; none is an empty list. */
  coinHits(typed: string): Promise<CoinHits>;
  /** One member of a coin's team, by the id of {@link Coin}'s team list. */
  teamMember(id: string): Promise<TeamMember>;
}

/** A source of news about one coin, newest first. Rejects with UpstreamError. */
export interface CoinNewsSource {
  readonly name: string;
  /** How far its 'not-found' is to be taken. */
  readonly covers?: Coverage;
  coinNews(nameOrSymbol: string): Promise<CoinNews>;
}

/** The data that ships with the product, shown where no source can be reached. */
export interface CoinSample extends CoinSource, CoinNewsSource {
  /** When the set was written, ISO 8601 UTC. */
  madeAt(): string;
  /** True for an id that only this set uses: no other source knows it. */
  ownsTeamMember(id: string): boolean;
}

/** What the coin panel is fed with; every call rejects with an UpstreamError where there is nothing to show. */
export interface CoinFeeds {
  /** `term` is a coin's id, or its name or symbol as a person types it. */
  coin(term: string): Promise<Feed<FoundCoin>>;
  /** `id` is a coin's id. */
  quote(id: string): Promise<Feed<CoinQuote>>;
  /** `typed` is the beginning of a coin's name or symbol. */
  coinHits(typed: string): Promise<Feed<CoinHits>>;
  /** `id` is a team member's id out of a coin. */
  teamMember(id: string): Promise<Feed<TeamMember>>;
  coinNews(name: string): Promise<Feed<CoinNews>>;
}

/** The facts of coins. */
export interface CoinFactFeed {
  /**
   * `term` is a coin's id, or its name or symbol as a person types it. It answers within seconds; what has not come by
   * then is missing. Rejects with UpstreamError where there is no such coin or its source fails.
   */
  facts(term: string): Promise<Feed<CoinFacts>>;
}
