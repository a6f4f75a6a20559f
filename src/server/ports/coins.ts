import type { Coin, CoinNews, TeamMember } from '../../contracts/coin-data.ts';
import type { Feed } from '../../contracts/feed.ts';

/** What the coin panel is fed with; every call rejects with an UpstreamError where there is nothing to show. */
export interface CoinFeeds {
  /** `name` is a coin's name or symbol as a person types it. */
  coin(name: string): Promise<Feed<Coin>>;
  /** `id` is a team member's id out of a coin. */
  teamMember(id: string): Promise<Feed<TeamMember>>;
  coinNews(name: string): Promise<Feed<CoinNews>>;
}
