import type { Asked, StandInAnswer } from './asked.ts';
import { copy, standInCoins, toPrint, twin, type StandInCoin } from './coins.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const coins: readonly StandInCoin[] = [...standInCoins, twin, copy];

/** CoinPaprika: coins and tickers are free; a ticker has no circulating supply, and the price history needs a plan. */
export function answerCoinPaprika({ path, query, now }: Asked): StandInAnswer | undefined {
  const [kind, id = '', more] = path.split('/').slice(1);
  if (kind === 'search') return { body: { currencies: search(query.get('q') ?? '') } };
  if (kind === 'people')
    return { body: { id, name: 'Vitalik Buterin', teams_count: 1, links: {}, positions: [] } };
  if (kind === 'tickers' && id === '') return { body: coins.map((one) => toTicker(one, now)) };
  const coin = coins.find((one) => one.paprikaId === id);
  if (coin === undefined) return undefined;
  if (kind === 'tickers') return more === 'historical' ? { status: 402 } : { body: toTicker(coin, now) };
  if (kind !== 'coins') return undefined;
  if (more === 'markets') return { body: toMarkets(coin) };
  if (more === 'events')
    return { body: [{ date: new Date(now - 900 * day).toISOString(), name: 'An old event' }] };
  return { body: toDetails(coin) };
}

function search(text: string) {
  const term = text.toLowerCase();
  return coins
    .map((coin, index) => ({ coin, rank: index + 1 }))
    .filter(({ coin }) =>
      [coin.name, coin.symbol, coin.paprikaId].some((one) => one.toLowerCase().includes(term)),
    )
    .map(({ coin, rank }) => ({
      id: coin.paprikaId,
      name: coin.name,
      symbol: coin.symbol,
      rank,
      is_active: true,
      type: coin.contract === undefined ? 'coin' : 'token',
    }));
}

function toDetails(coin: StandInCoin) {
  const { paprikaId, name, symbol, contract, platform = 'eth-ethereum', repository } = coin;
  const print = toPrint(coin);
  const site = `https://${paprikaId}.example/`;
  return {
    id: paprikaId,
    name,
    symbol,
    type: contract === undefined ? 'coin' : 'token',
    is_active: true,
    description: 'Made up for this stand-in, to be read in the page.',
    started_at: '2019-01-01T00:00:00Z',
    development_status: 'Working product',
    team: [{ id: 'vitalik-buterin', name: 'Vitalik Buterin', position: 'Author' }],
    contracts: contract === undefined ? undefined : [{ contract, platform, type: 'ERC20' }],
    links_extended: [
      { url: site, type: 'website' },
      { url: `${site}explorer`, type: 'explorer' },
      { url: `${site}twitter`, type: 'twitter', stats: { followers: 120_000 + print } },
      ...(repository === undefined
        ? []
        : [
            {
              url: `https://github.com/${repository}`,
              type: 'source_code',
              stats: { contributors: 80 + print },
            },
          ]),
    ],
    whitepaper: { link: `${site}whitepaper.pdf`, thumbnail: null },
  };
}

function toTicker({ paprikaId, name, symbol, price, supply, maximum }: StandInCoin, now: number) {
  return {
    id: paprikaId,
    name,
    symbol,
    total_supply: supply,
    max_supply: maximum ?? 0,
    last_updated: new Date(now - 60_000).toISOString(),
    quotes: { USD: { price, market_cap: Math.round(price * supply), percent_change_24h: -1.5 } },
  };
}

function toMarkets({ paprikaId, exchanges, price }: StandInCoin) {
  return exchanges.map((exchange) => ({
    exchange_id: exchange.toLowerCase(),
    base_currency_id: paprikaId,
    quote_currency_id: 'usdt-tether',
    outlier: false,
    quotes: { USD: { price } },
  }));
}

export function answerGitHub({ path, now }: Asked): StandInAnswer | undefined {
  const coin = coins.find(({ repository }) => path === `/repos/${repository}`);
  if (coin === undefined) return undefined;
  return { body: { pushed_at: new Date(now - day - toPrint(coin) * hour).toISOString() } };
}

export function answerEthplorer({ path }: Asked): StandInAnswer | undefined {
  const coin = coins.find(({ contract }) => path === `/getTopTokenHolders/${contract}`);
  if (coin === undefined) return undefined;
  const share = 4.2 + toPrint(coin) / 100;
  return { body: { holders: Array.from({ length: 10 }, () => ({ address: '0x1', balance: 1, share })) } };
}
