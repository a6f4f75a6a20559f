import type { Coin, CoinNews, TeamMember } from '../../contracts/coin-data.ts';

/**
 * Loads one JSON document of a source; `path` starts with a slash, its parts are already encoded.
 * Rejects with UpstreamError; the document is not checked yet.
 */
export type LoadJson = (path: string) => Promise<unknown>;

/** A source of coin details, in the contract's shape and safe to show as text. Rejects with UpstreamError. */
export interface CoinSource {
  /** The source's name as people read it. */
  readonly name: string;
  /** The coin that a member means by a name or a symbol. */
  coin(nameOrSymbol: string): Promise<Coin>;
  /** One member of a coin's team, by the id of {@link Coin}'s team list. */
  teamMember(id: string): Promise<TeamMember>;
}

/** A source of news about one coin, newest first. Rejects with UpstreamError. */
export interface CoinNewsSource {
  readonly name: string;
  coinNews(nameOrSymbol: string): Promise<CoinNews>;
}

/** The data that ships with the product, shown where no source can be reached. */
export interface SampleSource extends CoinSource, CoinNewsSource {
  /** When the set was written, ISO 8601 UTC. */
  madeAt(): string;
  /** True for an id that only this set uses: no other source is asked for it. */
  ownsTeamMember(id: string): boolean;
}
