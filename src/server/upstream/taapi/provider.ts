import type { IndicatorSource } from '../../ports/market.ts';
import type { Provider } from '../http/provider.ts';
import { buildTaapi, sourceName } from './taapi.ts';

/** TAAPI.io: the limit is that of a free key. Once it is used up, indicators are computed. */
export const taapi: Provider<{ readonly indicators: IndicatorSource }> = {
  id: 'TAAPI',
  name: sourceName,
  key: 'needed',
  bases: () => ['https://api.taapi.io'],
  authorize: (key) => ({ query: { secret: key } }),
  limits: () => [{ calls: 1, per: 15_000 }],
  build: ({ loaders: [{ loadJson }] }) => ({ indicators: buildTaapi(loadJson) }),
};
