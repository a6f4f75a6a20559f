import type { Coin, CoinHits } from '../../../contracts/coin-data.ts';
import { fold } from '../../../lib/fold.ts';
import type { CoinQuote, CoinSample, FoundCoin } from '../../ports/coins.ts';
import { UpstreamError } from '../../ports/upstream.ts';
import { sampleCoins } from './sample-coins.ts';
import { sampleFigures, sampleQuotes } from './sample-figures.ts';
import { sampleNews } from './sample-news.ts';
import { sampleTeam } from './sample-team.ts';

const name = 'Sample data';

/** Found by exact id, name or symbol, without regard to case and accents. Rejects with UpstreamError 'not-found'. */
export const sampleCoinSource: CoinSample = {
  name,
  madeAt: () => '2026-11-21T00:00:00.000Z',
  ownsTeamMember: (id) => id.startsWith('sample-'),
  coin: async (term) => withFigures(orRefuse(findCoin(term))),
  quote: async (id) => toQuote(orRefuse(findCoin(id))),
  coinHits: async (typed) => findHits(typed),
  teamMember: async (id) => orRefuse(sampleTeam.get(id)),
  coinNews: async (nameOrSymbol) => orRefuse(sampleNews.get(orRefuse(findCoin(nameOrSymbol)).ticker)),
};

function withFigures(coin: Coin): FoundCoin {
  const figures = sampleFigures[coin.id];
  return figures === undefined ? coin : { ...coin, figures };
}

function toQuote({ id, market_cap_usd: marketCap }: Coin): CoinQuote {
  return { ...orRefuse(sampleQuotes[id]), marketCap };
}

function findCoin(wanted: string): Coin | undefined {
  const term = fold(wanted);
  return sampleCoins.find((coin) => [coin.id, coin.ticker, coin.name].some((text) => fold(text) === term));
}

/** Names and symbols that begin with the term come before those that contain it. The sample has no ranks. */
function findHits(typed: string): CoinHits {
  const term = fold(typed);
  const at = ({ name: coin, ticker }: Coin) =>
    Math.min(...[coin, ticker].map((text) => fold(text).indexOf(term)).filter((place) => place >= 0));
  return sampleCoins
    .filter((coin) => at(coin) !== Infinity)
    .toSorted((a, b) => at(a) - at(b))
    .map(({ id, name: coin, ticker: symbol }) => ({ id, name: coin, symbol, rank: null }));
}

function orRefuse<T>(found: T | undefined): T {
  if (found === undefined) throw new UpstreamError('not-found', name);
  return found;
}
