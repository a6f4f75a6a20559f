import { toPart } from '../../feeds/feed-part.ts';
import { loadSentiment } from '../../api/market.ts';
import { useFeed, type FeedStatus } from '../../feeds/use-feed.ts';
import type { Sentiment } from '../../../contracts/sentiment.ts';

/** The index of one day. */
export type SentimentDay = Sentiment['data'][number];

/** The index of the latest day that the source has. */
export function useSentiment(): FeedStatus<SentimentDay> {
  return useFeed({
    key: ['sentiment'],
    load: async (cancel) => toPart(await loadSentiment(cancel), ({ data }) => data[0], 'Fear and greed'),
  });
}
