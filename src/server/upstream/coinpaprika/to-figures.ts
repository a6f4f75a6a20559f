import { isRecord } from '../../../lib/is-record.ts';
import type { CoinFigures, CoinMarketFigures } from '../../ports/coins.ts';
import { toGitHubAddress } from '../http/git-hub-address.ts';
import { toPositive } from '../http/positive.ts';
import type { CoinResponse, TickerResponse } from './responses.ts';

/** What CoinPaprika says of a coin beside its card; `ticker` is undefined where it could not be had. */
export function toFigures(details: CoinResponse, ticker: TickerResponse | undefined): CoinFigures {
  return {
    followers: toMost(details, ['followers', 'subscribers', 'members']),
    contributors: toMost(details, ['contributors']),
    repository: toRepository(details),
    tokenAddress: toTokenAddress(details),
    ...(ticker && { market: toMarket(ticker) }),
  };
}

/** The largest of these counts among the coin's links; 0 is how a channel says that it does not know. */
function toMost({ links_extended: links }: CoinResponse, counts: readonly string[]): number | null {
  const found = (links ?? []).flatMap(({ stats }) =>
    counts.flatMap((count) => (isRecord(stats) ? (toPositive(stats[count]) ?? []) : [])),
  );
  return found.length === 0 ? null : Math.round(Math.max(...found));
}

function toRepository({ links, links_extended: extended }: CoinResponse): string | null {
  const plain = [links?.['source_code'] ?? []].flat();
  const urls = extended?.filter(({ type }) => type === 'source_code').map(({ url }) => url) ?? plain;
  return urls.flatMap((url) => toGitHubAddress(url)?.href ?? [])[0] ?? null;
}

const ethereumId = 'eth-ethereum';

function toTokenAddress({ contracts }: CoinResponse): string | null {
  const found = contracts?.find(
    ({ platform, contract }) => platform === ethereumId && /^0x[0-9a-f]{40}$/i.test(contract),
  );
  return found?.contract ?? null;
}

function toMarket(ticker: TickerResponse): CoinMarketFigures {
  return {
    price: toPositive(ticker.quotes.USD.price) ?? null,
    circulating: toPositive(ticker.circulating_supply) ?? null,
    maximum: toPositive(ticker.max_supply) ?? null,
  };
}
