import { expect, it } from 'vitest';
import { startApp } from '../../helpers/test-app.ts';

const own = 'own@example.com';
const record = `/api/report/everything/${own}`;

it.each([
  ['reads', ['/api/session', `${record}/cg`, `${record}/records`, `/api/report/talk/${own}/journal`]],
  [
    'feeds and files',
    ['/api/coin-data/coinsearch/bitcoin', '/api/nft/search2nft/x', '/media/none', '/api/fng'],
  ],
])('one limit for each member covers all routes of %s', async (_title, urls) => {
  const server = await startApp({ LIMIT_READS: '4', LIMIT_FEEDS: '4' });
  const browser = await server.login(own);
  const called: number[] = [];
  for (const url of urls) called.push((await browser.call('GET', url)).status);
  expect(called).not.toContain(429);
  for (const url of urls) {
    const refused = await browser.call('GET', url);
    expect([refused.status, refused.body.error.code], url).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
  const other = await server.login('other@example.com');
  expect((await other.call('GET', urls[0] ?? '')).status).toBe(200);
});

it('agreeing to the disclaimer counts toward the limit of saves', async () => {
  const server = await startApp({ LIMIT_SAVES: '1' });
  const browser = await server.login(own);
  const agree = () => browser.call('PUT', `/api/report/disclaimer/${own}`);
  expect((await agree()).status).toBe(200);
  expect((await agree()).status).toBe(429);
});
