import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { coinFactIds } from '../../../src/contracts/coin-facts.ts';
import { greenleaf, listFactAnswers } from '../../helpers/fact-answers.ts';
import { toAddresses } from '../../helpers/live-upstreams.ts';
import { startApp } from '../../helpers/test-app.ts';
import { startUpstreamServer, type UpstreamServer } from '../../helpers/upstream-server.ts';

const path = `/api/coin-data/facts/${greenleaf}`;

let upstream: UpstreamServer;
beforeAll(async () => {
  upstream = await startUpstreamServer(listFactAnswers(Date.parse('2026-11-21T12:00:00.000Z')));
});
afterAll(() => upstream.close());

const start = () =>
  startApp({ UPSTREAMS: 'live', ...toAddresses((id) => `${upstream.base}/${id.toLowerCase()}`) });

describe('GET /api/coin-data/facts/{subject}', () => {
  it('returns every fact: a known one with unit, source and age, a missing one with the reason', async () => {
    const member = await (await start()).login('ann@example.com');
    // With fake timers no source is slow on a busy machine.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { status, headers, body } = await member.call('GET', path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'x-data-state': 'live',
      'x-data-source':
        'CoinPaprika, CoinGecko, CoinMarketCap, Binance, Coinbase, Gemini, Kraken, KuCoin, DefiLlama, GitHub, Ethplorer',
    });
    expect(body.map(({ id }: { id: string }) => id)).toEqual(coinFactIds);
    const origin = { source: 'CoinPaprika', as_of: '2026-11-21T12:00:00.000Z', state: 'live' };
    expect(body).toEqual(
      expect.arrayContaining([
        { id: 'followers', unit: 'count', value: 187_500, note: 'X', undated: true, ...origin },
        {
          id: 'explorer',
          unit: 'link',
          value: 'https://explorer.example/token/leaf',
          undated: true,
          ...origin,
        },
        {
          ...origin,
          id: 'exchange_listings',
          unit: 'exchanges',
          value: ['Binance', 'Kraken'],
          source: 'Binance, Coinbase, Gemini, Kraken, KuCoin, CoinPaprika',
        },
        {
          ...origin,
          id: 'macd_side',
          unit: 'side',
          value: 'above',
          source: 'DefiLlama',
          as_of: '2026-11-21T00:00:00.000Z',
        },
        { id: 'whitepaper', state: 'missing', reason: 'unknown', source: 'CoinPaprika' },
        { id: 'whitepaper_date', state: 'missing', reason: 'no_source', source: null },
      ]),
    );
  });

  it('returns 404 for an unknown coin, and 422 for a blank name', async () => {
    const member = await (await start()).login('ann@example.com');
    upstream.answer('/coinpaprika/search', { kind: 'json', body: { currencies: [] } });
    expect(await member.call('GET', '/api/coin-data/facts/nothing')).toMatchObject({
      status: 404,
      body: { error: { code: 'NOT_FOUND' } },
    });
    expect(await member.call('GET', '/api/coin-data/facts/%20')).toMatchObject({
      status: 422,
      body: { error: { code: 'INVALID_FIELD', fields: [{ path: 'subject' }] } },
    });
  });

  it('requires a session, and is in the OpenAPI document', async () => {
    const server = await start();
    expect((await server.browser().call('GET', path)).status).toBe(401);
    const member = await server.login('ann@example.com');
    const { body } = await member.call('GET', '/openapi.json');
    const described = body.paths['/api/coin-data/facts/{subject}'].get;
    expect(described.parameters[0]).toMatchObject({ name: 'subject', in: 'path' });
    expect(JSON.stringify(described.responses[200])).toContain('macd_side');
  });
});
