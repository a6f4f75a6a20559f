import type { MovementCoin } from '../../contracts/movements.ts';
import { tickerCoins, type TickerCoin } from '../../contracts/ticker.ts';
import { knownCoins } from '../../contracts/known-coins.ts';
import type { CoinFeeds } from '../ports/coins.ts';
import type { MarketFeeds } from '../ports/market.ts';
import type { OwnFigures } from '../ports/providers.ts';
import { UpstreamError } from '../ports/upstream.ts';

interface Feeds {
  readonly coins: Pick<CoinFeeds, 'coin' | 'quote'>;
  readonly market: Pick<MarketFeeds, 'ticker'>;
}

/** A function, because the feeds are built after the sources. */
export function buildOwnFigures(toFeeds: () => Feeds): OwnFigures {
  return {
    findCoin: async (nameOrSymbol) => (await toFeeds().coins.coin(nameOrSymbol)).value,
    async findPrice(coin) {
      const { coins, market } = toFeeds();
      return hasPrice(coin) ? findPrice(market, coin) : findQuoted(coins, coin);
    },
  };
}

const pricesName = 'Coin prices';

function hasPrice(coin: MovementCoin): coin is MovementCoin & TickerCoin {
  return Object.hasOwn(tickerCoins, coin);
}

async function findPrice(market: Feeds['market'], coin: TickerCoin): Promise<number> {
  const feed = await market.ticker(coin).catch(refuse);
  const quote = feed.value.data[tickerCoins[coin]];
  // Live data is not combined with a sample price.
  if (feed.state === 'sample' || quote === undefined) return refuse(undefined);
  return quote.quotes.USD.price;
}

async function findQuoted(coins: Feeds['coins'], coin: MovementCoin): Promise<number> {
  const { state, value } = await coins.quote(knownCoins[coin].id).catch(refuse);
  return state === 'sample' || value.price === null ? refuse(undefined) : value.price;
}

// 'resting' does not count as a failure of the source that asks: the price's source has failed.
function refuse(cause: unknown): never {
  throw new UpstreamError('resting', pricesName, { detail: 'no live price', cause });
}
