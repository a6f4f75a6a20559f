import type { Averages, Candles, Macd, Rsi } from '../../contracts/charts.ts';
import type { Coin, CoinHits, CoinNews, TeamMember } from '../../contracts/coin-data.ts';
import type { CoinFacts } from '../../contracts/coin-facts.ts';
import type { Feed } from '../../contracts/feed.ts';
import type { CoinContract } from './coin-identity.ts';
import type { Sample, Source } from './upstream.ts';

/** A source's figures of a coin that its card does not show; null if not known. */
export interface CoinFigures {
  /** Of its largest channel. */
  readonly followers: { readonly count: number; readonly channel: string } | null;
  /** People who contributed to its code. */
  readonly contributors: number | null;
  /** Its repository's address at GitHub. */
  readonly repository: string | null;
  readonly contracts: readonly CoinContract[];
}

/** A coin's market figures: US dollars, and supplies in the coin's own unit; null if not known. */
export interface CoinQuote {
  readonly price: number | null;
  readonly marketCap: number | null;
  /** Within 24 hours, in percent. */
  readonly change: number | null;
  readonly circulating: number | null;
  readonly maximum: number | null;
  /** The source's own time of the figures, ms since 1970 UTC. */
  readonly updated: number | null;
}

/** A coin as its source found it, without market cap. Fields that the contract's Coin lacks stay on the server. */
export interface FoundCoin extends Coin {
  /** Absent if the source has none. */
  readonly figures?: CoinFigures;
}

/** What is known of a coin without its source; details are absent if the coin was never found. */
export interface KnownCoin
  extends Pick<FoundCoin, 'id' | 'name' | 'ticker'>, Partial<Pick<FoundCoin, 'figures' | 'whitepaper'>> {}

/** A source of coin details, in the contract's shape and safe to show as text. */
export interface CoinSource extends Source {
  /** The coin with this id (CoinPaprika's, such as btc-bitcoin), else the best match for a name or symbol. */
  coin(term: string): Promise<FoundCoin>;
  /** Market figures of the coin with this id. */
  quote(id: string): Promise<CoinQuote>;
  /** Coins whose name or symbol resembles what was typed; may be empty. */
  coinHits(typed: string): Promise<CoinHits>;
  /** One member of a coin's team, by the id of {@link Coin}'s team list. */
  teamMember(id: string): Promise<TeamMember>;
}

/** A source of news about one coin, newest first. */
export interface CoinNewsSource extends Source {
  coinNews(nameOrSymbol: string): Promise<CoinNews>;
}

export interface CoinSample extends CoinSource, CoinNewsSource, Sample {
  /** True for an id that only the sample uses. */
  ownsTeamMember(id: string): boolean;
}

/** The coin panel's feeds. Each call rejects with UpstreamError if there is nothing to show. */
export interface CoinFeeds {
  /** `term` is a coin's id, or its name or symbol as a person types it. */
  coin(term: string): Promise<Feed<FoundCoin>>;
  /** The coin as it was last found, or one that pages offer; undefined: neither. */
  known(term: string): KnownCoin | undefined;
  /** `id` is a coin's id. */
  quote(id: string): Promise<Feed<CoinQuote>>;
  /** `typed` is the beginning of a coin's name or symbol. */
  coinHits(typed: string): Promise<Feed<CoinHits>>;
  /** `id` is a team member's id from a coin's team list. */
  teamMember(id: string): Promise<Feed<TeamMember>>;
  coinNews(name: string): Promise<Feed<CoinNews>>;
}

/**
 * The charts of any coin; `term` as for {@link CoinFeeds.coin}, or a name or symbol of `chartCoins`. Each call rejects with
 * UpstreamError, 'not-found' for a coin that no source knows or that has no daily prices.
 */
export interface CoinCharts {
  candles(term: string): Promise<Feed<Candles>>;
  averages(term: string): Promise<Feed<Averages>>;
  /** RSI and MACD are empty if there are too few days. */
  rsi(term: string): Promise<Feed<Rsi>>;
  macd(term: string): Promise<Feed<Macd>>;
}

/** The facts of coins. */
export interface CoinFactFeed {
  /**
   * `term` is a coin's id, or its name or symbol as typed. Responds within seconds; facts that have not arrived by then
   * are missing. Rejects with UpstreamError if there is no such coin or its source fails.
   */
  facts(term: string): Promise<Feed<CoinFacts>>;
}
