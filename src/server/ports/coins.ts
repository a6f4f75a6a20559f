import type { Coin, CoinHits, CoinNews, TeamMember } from '../../contracts/coin-data.ts';
import type { Feed } from '../../contracts/feed.ts';
import type { Coverage } from './upstream.ts';

/** A source of coin details, in the contract's shape and safe to show as text. Rejects with UpstreamError. */
export interface CoinSource {
  /** The source's name as people read it. */
  readonly name: string;
  /** How far its 'not-found' is to be taken. */
  readonly covers?: Coverage;
  /** The coin of this id (CoinPaprika's, such as btc-bitcoin); else the one that a member means by a name or a symbol. */
  coin(term: string): Promise<Coin>;
  /** Coins whose name or symbol is like what is typed; none is an empty list. */
  coinHits(typed: string): Promise<CoinHits>;
  /** One member of a coin's team, by the id of {@link Coin}'s team list. */
  teamMember(id: string): Promise<TeamMember>;
}

/** A pair of currencies with the coin in it, which an exchange trades. */
export interface CoinMarket {
  /** The exchange's name as people read it. */
  readonly exchange: string;
  /** Such as BTC/USDT. */
  readonly pair: string;
  /** Where the exchange trades it. */
  readonly url: string | null;
  /** What it last cost there, in US dollars. */
  readonly price_usd: number;
  /** What was traded there in 24 hours, in US dollars. */
  readonly volume_24h_usd: number | null;
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
  coin(term: string): Promise<Feed<Coin>>;
  /** `typed` is the beginning of a coin's name or symbol. */
  coinHits(typed: string): Promise<Feed<CoinHits>>;
  /** `id` is a team member's id out of a coin. */
  teamMember(id: string): Promise<Feed<TeamMember>>;
  coinNews(name: string): Promise<Feed<CoinNews>>;
}
