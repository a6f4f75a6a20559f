import type { Sentiment } from '../../../contracts/sentiment.ts';
import { loadSentiment } from '../../api/market.ts';
import { requirePart } from '../../feeds/require-part.ts';
import { useFeed, type FeedStatus } from '../../feeds/use-feed.ts';

type SentimentDay = Sentiment['data'][number];

export function useSentiment(): FeedStatus<SentimentDay> {
  return useFeed({
    key: ['sentiment'],
    load: async (cancel) => requirePart(await loadSentiment(cancel), ({ data }) => data[0], 'Fear and greed'),
  });
}
