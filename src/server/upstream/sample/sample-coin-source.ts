import type { Coin } from '../../../contracts/coin-data.ts';
import type { CoinSample } from '../../ports/coins.ts';
import { UpstreamError } from '../../ports/upstream.ts';
import { sampleCoins } from './sample-coins.ts';
import { sampleNews } from './sample-news.ts';
import { sampleTeam } from './sample-team.ts';

const name = 'Sample data';

/** The sample set: found by exact name or symbol, in any case. Rejects with UpstreamError 'not-found'. */
export const sampleCoinSource: CoinSample = {
  name,
  madeAt: () => '2026-11-21T00:00:00.000Z',
  ownsTeamMember: (id) => id.startsWith('sample-'),
  coin: async (nameOrSymbol) => orRefuse(findCoin(nameOrSymbol)),
  teamMember: async (id) => orRefuse(sampleTeam.get(id)),
  coinNews: async (nameOrSymbol) => orRefuse(sampleNews.get(orRefuse(findCoin(nameOrSymbol)).ticker)),
};

function findCoin(nameOrSymbol: string): Coin | undefined {
  const term = nameOrSymbol.trim().toLowerCase();
  return sampleCoins.find((coin) => [coin.ticker, coin.name].some((text) => text.toLowerCase() === term));
}

function orRefuse<T>(found: T | undefined): T {
  if (found === undefined) throw new UpstreamError('not-found', name);
  return found;
}
