import { mapFeed, type Feed } from '../../contracts/feed.ts';
import type {
  CoinFeeds,
  CoinNewsSource,
  CoinQuote,
  CoinSample,
  CoinSource,
  FoundCoin,
} from '../ports/coins.ts';
import { hour } from '../../lib/durations.ts';
import { whereFailed } from '../ports/upstream.ts';
import { buildSourceFeed, toSampleFeed, type FeedContext } from './build-source-feed.ts';
import { buildKnownCoins } from './known-coins.ts';
import type { MediaIds } from './media-ids.ts';
import type { LiveSources } from './source-client.ts';
import { timesToLive } from './times-to-live.ts';

/** In ms. */
const maxQuoteAge = hour;

export function buildCoinFeeds(
  context: FeedContext<CoinSample>,
  live: Pick<LiveSources, 'coins' | 'coinNews'>,
  ids: MediaIds,
): CoinFeeds {
  const { mode, clock, sample } = context;
  const { coin, quote, coinHits, teamMember, coinNews } = buildLoading(context, live);
  const known = buildKnownCoins();
  return {
    async coin(term) {
      const found = addPaper(await coin(toKey(term)), ids);
      if (found.state !== 'sample') known.keep(toKey(term), found.value);
      return addMarketCap(found, await quote(found.value.id).catch(whereFailed(undefined)), clock.now());
    },
    known: (term) => known.find(toKey(term)),
    quote,
    coinHits: (typed) => coinHits(toKey(typed)),
    teamMember: async (id) =>
      mode === 'auto' && sample.ownsTeamMember(id)
        ? toSampleFeed(sample, await sample.teamMember(id))
        : teamMember(id),
    coinNews: (name) => coinNews(toKey(name)),
  };
}

function buildLoading(context: FeedContext<CoinSample>, live: Pick<LiveSources, 'coins' | 'coinNews'>) {
  const ofCoins = { live: live.coins, usesMemberQuota: true };
  const coin = buildSourceFeed(context, {
    ...ofCoins,
    load: (source: CoinSource, key: string) => source.coin(key),
    timeToLive: timesToLive.coin,
    dateOf: () => undefined,
  });
  const quote = buildSourceFeed(context, {
    ...ofCoins,
    load: (source: CoinSource, id: string) => source.quote(id),
    timeToLive: timesToLive.quote,
    dateOf: ({ updated }) => updated,
    maxAge: maxQuoteAge,
  });
  const coinHits = buildSourceFeed(context, {
    ...ofCoins,
    load: (source: CoinSource, key: string) => source.coinHits(key),
    timeToLive: timesToLive.coinHits,
  });
  const teamMember = buildSourceFeed(context, {
    ...ofCoins,
    load: (source: CoinSource, id: string) => source.teamMember(id),
    timeToLive: timesToLive.teamMember,
  });
  const coinNews = buildSourceFeed(context, {
    live: live.coinNews,
    usesMemberQuota: true,
    load: (source: CoinNewsSource, key: string) => source.coinNews(key),
    timeToLive: timesToLive.coinNews,
    sampleIsPartial: true,
  });
  return { coin, quote, coinHits, teamMember, coinNews };
}

/** Adds no path to a sample, which has no file and asks no other server for one. */
function addPaper(found: Feed<FoundCoin>, ids: MediaIds): Feed<FoundCoin> {
  const { whitepaper } = found.value;
  if (found.state === 'sample' || !whitepaper || !isPdf(whitepaper)) return found;
  const paper = ids.toPath(whitepaper);
  return paper === null ? found : { ...found, value: { ...found.value, paper } };
}

function isPdf(address: string): boolean {
  return /^[^?#]+\.pdf(?:[?#]|$)/i.test(address);
}

/** Without a quote the coin is still shown; a live coin gets no sample figure. */
function addMarketCap(
  found: Feed<FoundCoin>,
  quote: Feed<CoinQuote> | undefined,
  now: number,
): Feed<FoundCoin> {
  if (quote === undefined || (quote.state === 'sample' && found.state !== 'sample')) return found;
  const value = { ...found.value, market_cap_usd: quote.value.marketCap };
  // The coin's details have no date: an old market cap gives the feed its age.
  const isOld = quote.state === 'stale' && now - Date.parse(quote.asOf) > maxQuoteAge;
  return isOld && found.state === 'live' ? mapFeed(quote, () => value) : { ...found, value };
}

function toKey(name: string): string {
  return name.trim().toLowerCase();
}
