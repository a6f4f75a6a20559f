import type { Provider } from '../http/provider.ts';
import { buildCoinPaprika } from './coin-paprika.ts';
import { sourceName } from './responses.ts';
import type { CoinSource } from '../../ports/coins.ts';

const second = 1000;
const month = 30 * 24 * 60 * 60 * second;

/**
 * CoinPaprika: free for private use only, by its terms; a plan's key has an address of its own. Ten calls a second
 * are its rule for everybody, 20,000 a month that of the free use.
 */
export const coinPaprika: Provider<{ readonly coins: CoinSource }> = {
  id: 'COINPAPRIKA',
  name: sourceName,
  key: 'optional',
  bases: (key) => [
    key === undefined ? 'https://api.coinpaprika.com/v1' : 'https://api-pro.coinpaprika.com/v1',
  ],
  authorize: (key) => ({ headers: { Authorization: key } }),
  limits: (key) => [
    { calls: 10, per: second },
    ...(key === undefined ? [{ calls: 20_000, per: month }] : []),
  ],
  pauseStatuses: [402],
  build: ([{ loadJson }]) => ({ coins: buildCoinPaprika(loadJson) }),
};
