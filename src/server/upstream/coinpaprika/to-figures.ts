import { isRecord } from '../../../lib/is-record.ts';
import type { CoinContract } from '../../ports/coin-identity.ts';
import type { CoinFigures, CoinQuote } from '../../ports/coins.ts';
import { toGitHubAddress } from '../http/git-hub-address.ts';
import { toLine } from '../http/plain-text.ts';
import { toMoment, toNumber, toPositive } from '../http/plain-values.ts';
import { readContract, readLinks, type CoinResponse, type TickerResponse } from './responses.ts';

/** CoinPaprika's figures of a coin that its card does not show. */
export function toFigures(details: CoinResponse): CoinFigures {
  return {
    followers: findLargestChannel(details),
    contributors: toMax(details, ['contributors']),
    repository: toRepository(details),
    contracts: toContracts(details),
  };
}

/** CoinPaprika's types of links to channels, as people read them. */
const channels: Readonly<Partial<Record<string, string>>> = {
  reddit: 'Reddit',
  telegram: 'Telegram',
  twitter: 'X',
  facebook: 'Facebook',
  youtube: 'YouTube',
  discord: 'Discord',
};

function findLargestChannel(details: CoinResponse): CoinFigures['followers'] {
  const counted = readLinks(details).flatMap(({ type, stats }) =>
    ['followers', 'subscribers', 'members'].flatMap((name) => {
      const count = isRecord(stats) ? toPositive(stats[name]) : undefined;
      const channel = channels[type.toLowerCase()] ?? toLine(type, 40);
      return count === undefined || channel === undefined ? [] : [{ count: Math.round(count), channel }];
    }),
  );
  return counted.toSorted((one, other) => other.count - one.count)[0] ?? null;
}

/** 0 means unknown. */
function toMax(details: CoinResponse, counts: readonly string[]): number | null {
  const found = readLinks(details).flatMap(({ stats }) =>
    counts.flatMap((count) => (isRecord(stats) ? (toPositive(stats[count]) ?? []) : [])),
  );
  return found.length === 0 ? null : Math.round(Math.max(...found));
}

function toRepository(details: CoinResponse): string | null {
  const sources = readLinks(details).filter(({ type }) => type === 'source_code');
  return sources.flatMap(({ url }) => toGitHubAddress(url)?.href ?? [])[0] ?? null;
}

/** CoinGecko's names of token chains, by CoinPaprika's ids. */
const chains: Readonly<Partial<Record<string, string>>> = {
  'ada-cardano': 'cardano',
  'algo-algorand': 'algorand',
  'apt-aptos': 'aptos',
  'arb-arbitrum': 'arbitrum-one',
  'avax-avalanche': 'avalanche',
  'bnb-binance-coin': 'binance-smart-chain',
  'eth-ethereum': 'ethereum',
  'ftm-fantom': 'fantom',
  'matic-polygon': 'polygon-pos',
  'near-near-protocol': 'near-protocol',
  'op-optimism': 'optimistic-ethereum',
  'pol-polygon-ecosystem-token': 'polygon-pos',
  'sol-solana': 'solana',
  'sui-sui': 'sui',
  'toncoin-the-open-network': 'the-open-network',
  'trx-tron': 'tron',
  'xlm-stellar': 'stellar',
};

/** On chains that other sources have a name for. */
function toContracts({ contracts }: CoinResponse): readonly CoinContract[] {
  return (contracts ?? []).flatMap((row) => {
    const { platform, contract = '' } = readContract(row) ?? {};
    const [chain, address] = [chains[platform ?? ''], toLine(contract, 200)];
    return chain === undefined || address === undefined || address !== contract.trim()
      ? []
      : [{ chain, address }];
  });
}

/** In US dollars and percent. Only a plan gives the circulating supply; without one it is derived from the market cap. */
export function toQuote({ quotes, last_updated: updated, ...supplies }: TickerResponse): CoinQuote {
  const price = toPositive(quotes.USD.price) ?? null;
  const marketCap = toPositive(quotes.USD.market_cap) ?? null;
  const computed = price !== null && marketCap !== null ? marketCap / price : null;
  return {
    price,
    marketCap,
    change: toNumber(quotes.USD.percent_change_24h) ?? null,
    circulating: toPositive(supplies.circulating_supply) ?? computed,
    maximum: toPositive(supplies.max_supply) ?? null,
    updated: toMoment(updated) ?? null,
  };
}
