import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { connectFeeds } from '../../../src/server/compose/connect-feeds.ts';
import { toAddresses } from '../../helpers/live-upstreams.ts';
import { startUpstreamServer, type UpstreamServer } from '../../helpers/upstream-server.ts';

const now = Date.parse('2026-11-25T12:00:00Z');
const vote = {
  id: '0x4d2a',
  title: 'Fund the grants',
  end: now / 1000 + 3600,
  space: { id: 'aavedao.eth', name: 'Aave DAO' },
};
const conference = { date: '2026-12-01T00:00:00Z', name: 'Devcon', is_conference: true };
const listed = { title: 'Upgrade', date: '2026-11-27', coins: [{ name: 'Solana', symbol: 'SOL' }] };

let server: UpstreamServer;
beforeEach(async () => {
  server = await startUpstreamServer();
});
afterEach(() => server.close());

const answerVotes = (...proposals: unknown[]) =>
  server.answer('/snapshot/graphql', { kind: 'json', body: { data: { proposals } } });
const answerEvents = (...events: unknown[]) => {
  for (const coin of ['eth-ethereum', 'btc-bitcoin']) {
    const body = coin === 'eth-ethereum' ? events : [];
    server.answer(`/coinpaprika/coins/${coin}/events`, { kind: 'json', body });
  }
};
const answerCalendar = (...data: unknown[]) =>
  server.answer('/coinmarketcal/events', { kind: 'json', body: { data, meta: { cursor: null } } });

function connectCalendar(env: Readonly<Record<string, string>> = {}) {
  const addresses = toAddresses((id) => `${server.base}/${id.toLowerCase()}`);
  const outcome = readConfig({ UPSTREAMS: 'live', ...addresses, ...env });
  if (outcome.kind === 'refused') throw new Error(outcome.line);
  const feeds = connectFeeds(outcome.config, { clock: { now: () => now }, mediaKey: Buffer.from('a key') });
  onTestFinished(feeds.endCalls);
  return feeds.market;
}
const loadCalendar = (env?: Readonly<Record<string, string>>) => connectCalendar(env).eventPage(1);
const withKey = { UPSTREAM_COINMARKETCAL_KEY: 'cmc_live_word' };
const titles = (page: Awaited<ReturnType<typeof loadCalendar>>) =>
  page.value.body.map(({ title }) => title.en);

describe('the calendar without a key', () => {
  it('merges governance votes and events of coins', async () => {
    answerVotes(vote);
    answerEvents(conference);
    const page = await loadCalendar();
    expect(page).toMatchObject({ state: 'live', source: 'Snapshot and CoinPaprika' });
    expect(titles(page)).toEqual(['Vote ends: Fund the grants', 'Devcon']);
  });

  it('names only the source that has events', async () => {
    answerVotes(vote);
    answerEvents();
    expect(await loadCalendar()).toMatchObject({ state: 'live', source: 'Snapshot' });
  });

  it('omits a source that fails', async () => {
    answerVotes(vote);
    expect(await loadCalendar()).toMatchObject({ state: 'live', source: 'Snapshot' });
  });

  it('has the state empty when no source has upcoming events', async () => {
    answerVotes();
    answerEvents({ ...conference, date: '2025-12-01T00:00:00Z' });
    const calendar = connectCalendar({ UPSTREAMS: 'auto' });
    // While a source is slow, auto mode shows the sample.
    await expect
      .poll(() => calendar.eventPage(1))
      .toMatchObject({
        state: 'empty',
        source: 'Snapshot and CoinPaprika',
        value: { _metadata: { total_count: 0 }, body: [] },
      });
  });

  it('is the sample in auto mode when every source fails', async () => {
    expect(await loadCalendar({ UPSTREAMS: 'auto' })).toMatchObject({ state: 'sample' });
  });
});

describe('the calendar with a key', () => {
  it('calls only the source with the key', async () => {
    answerCalendar(listed);
    const page = await loadCalendar(withKey);
    expect(page).toMatchObject({ state: 'live', source: 'CoinMarketCal' });
    expect(server.requests.every((path) => path.startsWith('/coinmarketcal/'))).toBe(true);
  });

  it('falls back to the other sources when that source has no events or fails', async () => {
    answerVotes(vote);
    answerCalendar();
    expect(await loadCalendar(withKey)).toMatchObject({ state: 'live', source: 'Snapshot' });
    server.answer('/coinmarketcal/events', { kind: 'status', status: 403 });
    expect(await loadCalendar(withKey)).toMatchObject({ state: 'live', source: 'Snapshot' });
  });
});
