import type { Asked, StandInAnswer } from './asked.ts';
import { toMidnights } from './midnights.ts';
import { standInCoins, toPrint, type StandInCoin } from './coins.ts';

const day = 24 * 60 * 60;
const coins: readonly StandInCoin[] = standInCoins;
const exchanges = ['Binance-CEX', 'Bitfinex', 'Bybit', 'HTX', 'KuCoin', 'OKX', 'Crypto-com'];

/** DefiLlama: lists and prices are free; daily balances of wallets are refused, but not a protocol's whole history. */
export function answerDefiLlama({ path, now }: Asked): StandInAnswer | undefined {
  if (path.startsWith('/chart/coingecko:')) return answerChart(path.slice('/chart/coingecko:'.length), now);
  if (path.startsWith('/prices/current/')) return answerPrices(path.slice('/prices/current/'.length), now);
  if (path.endsWith('/token-breakdown')) return { status: 402 };
  if (path.startsWith('/protocol/')) return { body: toHistory(now) };
  const body = lists[path]?.();
  return body === undefined ? undefined : { body };
}

const lists: Readonly<Record<string, () => unknown>> = {
  '/v2/chains': () =>
    coins.flatMap((coin) =>
      coin.chain === undefined
        ? []
        : [
            {
              gecko_id: coin.geckoId,
              tokenSymbol: coin.symbol,
              name: coin.chain,
              tvl: 1_000_000_000 + 7_000_000 * toPrint(coin),
              chainId: null,
            },
          ],
    ),
  '/protocols': () =>
    coins.flatMap(({ protocol, symbol }) =>
      protocol === undefined
        ? []
        : ['V2', 'V3'].map((version) => ({
            id: `${protocol} ${version}`,
            name: `${protocol} ${version}`,
            slug: `${protocol} ${version}`.toLowerCase().replace(' ', '-'),
            symbol,
            gecko_id: null,
            address: null,
            parentProtocol: `parent#${protocol.toLowerCase()}`,
            category: 'Dexs',
            tvl: 2_000_000_000,
          })),
    ),
  '/overview/fees': () => ({
    protocols: coins.flatMap(({ protocol, chain, paprikaId }) => [
      ...(chain === undefined
        ? []
        : [
            {
              name: chain,
              defillamaId: '1',
              protocolType: 'chain',
              total24h: 500_000 + toPrint({ paprikaId }),
            },
          ]),
      ...(protocol === undefined
        ? []
        : ['V2', 'V3'].map((version) => ({
            name: `${protocol} ${version}`,
            defillamaId: `${protocol} ${version}`,
            protocolType: 'protocol',
            total24h: 700_000,
          }))),
    ]),
  }),
  '/cexs': () => ({ cexs: exchanges.map((slug) => ({ name: slug.replace('-CEX', ''), slug })) }),
};

function answerChart(geckoId: string, now: number): StandInAnswer {
  const coin = coins.find((one) => one.geckoId === geckoId);
  if (coin === undefined) return { body: { coins: {} } };
  const prices = toMidnights(coin, now).map(([time, price]) => ({ timestamp: time / 1000, price }));
  return { body: { coins: { [`coingecko:${geckoId}`]: { symbol: coin.symbol, confidence: 0.99, prices } } } };
}

function answerPrices(keys: string, now: number): StandInAnswer {
  const asked = keys.split(',');
  const found = coins.flatMap(({ geckoId, symbol, price }) => {
    const key = `coingecko:${geckoId}`;
    const timestamp = Math.floor(now / 1000);
    return asked.includes(key) ? [[key, { symbol, price, timestamp, confidence: 0.99 }] as const] : [];
  });
  return { body: { coins: Object.fromEntries(found) } };
}

function toHistory(now: number) {
  const today = Math.floor(now / 1000 / day) * day;
  const held = coins.filter(({ isHeld }) => isHeld === true);
  const rows = (amount: (coin: StandInCoin) => number) =>
    [today - day, today].map((date, index) => ({
      date,
      tokens: Object.fromEntries(held.map((coin) => [coin.symbol, amount(coin) * (1 + index / 100)])),
    }));
  return {
    tokens: rows(({ supply }) => supply / 100),
    tokensInUsd: rows(({ supply, price }) => (supply / 100) * price),
  };
}
