import type { SourceList, SourceStatus } from '../../../src/contracts/sources.ts';

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

const untouched: SourceStatus = {
  name: 'CoinPaprika',
  feeds: ['coins'],
  state: 'idle',
  missing: null,
  until: null,
  lastSuccess: null,
  lastFailure: null,
  latency: null,
  budget: null,
};

export const everyState: SourceList = {
  mode: 'auto',
  sources: [
    {
      ...untouched,
      state: 'working',
      lastSuccess: ago(12_000),
      latency: 1240,
      budget: { left: 19_988, calls: 20_000, seconds: 2_592_000 },
    },
    {
      ...untouched,
      name: 'CoinGecko',
      feeds: ['tickers', 'prices', 'nfts'],
      state: 'paused',
      until: '2026-11-21T12:02:00.000Z',
      lastSuccess: ago(5 * 60_000),
      latency: 310,
      budget: { left: 0, calls: 4, seconds: 60 },
    },
    {
      ...untouched,
      name: 'alternative.me',
      feeds: ['sentiment', 'tickers'],
      state: 'resting',
      until: '2026-11-21T12:00:30.000Z',
      lastFailure: { kind: 'timeout', at: ago(3000) },
      latency: 10_000,
      budget: { left: 540, calls: 600, seconds: 600 },
    },
    { ...untouched, name: 'News sites (RSS)', feeds: ['news', 'coinNews'] },
    {
      ...untouched,
      name: 'CoinStats',
      feeds: ['news'],
      state: 'failing',
      lastSuccess: ago(4 * 3_600_000),
      lastFailure: { kind: 'refused', at: ago(20_000) },
      latency: 95,
    },
    { ...untouched, name: 'OpenSea', feeds: ['nfts'], state: 'missing', missing: 'key' },
    { ...untouched, name: 'Airdrop list', feeds: ['airdrops'], state: 'missing', missing: 'address' },
  ],
};

export const unused: SourceList = {
  mode: 'sample',
  sources: everyState.sources.map(({ name, feeds }) => ({ ...untouched, name, feeds, state: 'unused' })),
};

export const noSource: SourceList = { mode: 'live', sources: [] };
