import { minute } from '../../../lib/durations.ts';
import type { SentimentSource, TickerSource } from '../../ports/market.ts';
import type { Provider } from '../http/provider.ts';
import { buildAlternativeMe } from './alternative-me.ts';
import { sourceName } from './alternative-me.ts';

interface Sources {
  readonly sentiment: SentimentSource;
  readonly tickers: TickerSource;
}

/** alternative.me: free for all use that names it. Its limit is 60 calls a minute, counted over ten minutes. */
export const alternativeMe: Provider<Sources> = {
  id: 'ALTERNATIVEME',
  name: sourceName,
  key: 'none',
  bases: () => ['https://api.alternative.me'],
  limits: () => [{ calls: 60, per: minute }],
  routes: ['/v2/ticker/*/'],
  build({ loaders: [{ loadJson }], clock }) {
    const source = buildAlternativeMe(loadJson, clock);
    return { sentiment: source, tickers: source };
  },
};
