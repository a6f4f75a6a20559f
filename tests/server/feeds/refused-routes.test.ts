import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { connectFeeds } from '../../../src/server/compose/connect-feeds.ts';
import { greenleaf, listFactAnswers } from '../../helpers/fact-answers.ts';
import { listLiveAnswers } from '../../helpers/live-answers.ts';
import { toAddresses } from '../../helpers/live-upstreams.ts';
import { startUpstreamServer, type UpstreamServer } from '../../helpers/upstream-server.ts';

const noon = Date.parse('2026-11-21T12:00:00.000Z');
const hour = 60 * 60 * 1000;
const refused = { kind: 'status', status: 402, body: '{"error":"payment required"}' } as const;

let upstream: UpstreamServer;
beforeEach(async () => {
  upstream = await startUpstreamServer({ ...listLiveAnswers(noon), ...listFactAnswers(noon) });
  // With fake timers no source is slow on a busy machine.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  return upstream.close();
});

function open() {
  const addresses = toAddresses((id) => `${upstream.base}/${id.toLowerCase()}`);
  const outcome = readConfig({ UPSTREAMS: 'live', UPSTREAM_COINGECKO_KEY: 'demo', ...addresses });
  if (outcome.kind === 'refused') throw new Error(outcome.line);
  const time = { now: noon };
  const mediaKey = Buffer.from('a key of this test');
  const feeds = connectFeeds(outcome.config, { clock: { now: () => time.now }, mediaKey });
  const findFact = async (id: string) => {
    const { value: facts } = await feeds.coinFacts.facts(greenleaf);
    return facts.find((fact) => fact.id === id);
  };
  return { ...feeds, time, findFact };
}

const countCalls = (part: string) => upstream.requests.filter((path) => path.includes(part)).length;

describe('a route that a source refuses', () => {
  it('is not called for a day; the next source replaces it (the price chart of DefiLlama)', async () => {
    upstream.answer('/defillama/chart/coingecko:greenleaf', refused);
    const { findFact, time } = open();
    expect(await findFact('price_close')).toMatchObject({ state: 'live', source: 'CoinPaprika' });
    expect(await findFact('value_locked')).toMatchObject({ state: 'live', source: 'DefiLlama' });
    time.now += 2 * hour;
    await expect.poll(async () => (await findFact('price_close'))?.state).toBe('live');
    expect(countCalls('/defillama/chart/')).toBe(1);
    time.now += 24 * hour;
    await findFact('price_close');
    await expect.poll(() => countCalls('/defillama/chart/')).toBe(2);
  });

  it('is not called for another id (the token-breakdown of DefiLlama)', async () => {
    const path = (exchange: string) => `/defillama/v2/chart/tvl/protocol/${exchange}/token-breakdown`;
    upstream.answer(path('binance'), refused);
    const { market } = open();
    await expect(market.reserves('binance')).rejects.toMatchObject({ kind: 'refused' });
    const before = countCalls('/token-breakdown');
    await expect(market.reserves('okex')).rejects.toMatchObject({ kind: 'refused' });
    expect(countCalls('/token-breakdown')).toBe(before);
    expect((await market.exchanges()).state).toBe('live');
  });

  it('does not pause GitHub when it blocks one repository', async () => {
    upstream.answer('/github/repos/greenleaf-example/greenleaf', { kind: 'status', status: 403 });
    const { findFact, sources } = open();
    expect(await findFact('code_changed')).toMatchObject({ state: 'missing', reason: 'unavailable' });
    expect(sources.list().sources.find(({ name }) => name === 'GitHub')?.state).not.toBe('paused');
  });
});
