import { describe, expect, it } from 'vitest';
import { maxWatched } from '../../../src/contracts/watchlist.ts';
import { readCoins } from '../../../src/server/jobs/daily-reading.ts';
import type { CoinReader } from '../../../src/server/ports/coin-days.ts';
import { listWatched, watchCoin } from '../../../src/server/resources/watchlist.ts';
import { hostileNames } from '../../helpers/hostile-texts.ts';
import { startApp } from '../../helpers/test-app.ts';
import { removeMember } from '../../../src/server/jobs/members.ts';

const email = 'maya@studio.example';

async function begin() {
  const server = await startApp();
  return { server, browser: await server.login(email) };
}

describe('the watchlist (C10)', () => {
  it('is empty at first, and lists each coin once, the longest watched first', async () => {
    const { server, browser } = await begin();
    expect((await browser.call('GET', '/api/watchlist')).body).toEqual([]);
    await browser.call('PUT', '/api/watchlist/uni-uniswap', { body: { name: 'Uniswap' } });
    server.time.now += 1000;
    await browser.call('PUT', '/api/watchlist/btc-bitcoin', { body: { name: 'Bitcoin' } });
    const again = await browser.call('PUT', '/api/watchlist/uni-uniswap', { body: { name: ' Uniswap 2 ' } });
    expect([again.status, again.body]).toEqual([
      200,
      [
        { id: 'uni-uniswap', name: 'Uniswap 2', watched_at: '2026-11-21T12:00:00.000Z' },
        { id: 'btc-bitcoin', name: 'Bitcoin', watched_at: '2026-11-21T12:00:01.000Z' },
      ],
    ]);
  });

  it('removes a coin, and accepts a second removal', async () => {
    const { browser } = await begin();
    await browser.call('PUT', '/api/watchlist/uni-uniswap', { body: { name: 'Uniswap' } });
    for (const _ of [1, 2]) {
      const { status, body } = await browser.call('DELETE', '/api/watchlist/uni-uniswap');
      expect([status, body]).toEqual([200, []]);
    }
  });

  it('shows the last price with its source and age: stale after a day, gone after eight', async () => {
    const { server, browser } = await begin();
    await browser.call('PUT', '/api/watchlist/btc-bitcoin', { body: { name: 'Bitcoin' } });
    await browser.call('PUT', '/api/watchlist/uni-uniswap', { body: { name: 'Uniswap' } });
    const values = { price: 64_000, price_change: -1.5 };
    const reader: CoinReader = {
      read: async (day, [bitcoin]) =>
        bitcoin ? [{ ...bitcoin, days: { [day]: { source: 'CoinPaprika', isSample: false, values } } }] : [],
    };
    const clock = { now: () => server.time.now };
    await readCoins({ storage: server.storage, clock }, reader, new AbortController().signal);
    const price = {
      value: 64_000,
      change: -1.5,
      source: 'CoinPaprika',
      as_of: '2026-11-21T12:00:00.000Z',
      state: 'live',
    };
    const list = async () => (await browser.call('GET', '/api/watchlist')).body;
    expect(await list()).toMatchObject([{ id: 'btc-bitcoin', price }, { id: 'uni-uniswap' }]);
    expect((await list())[1]).not.toHaveProperty('price');
    server.time.now += 24 * 60 * 60 * 1000;
    expect(await list()).toMatchObject([{ price: { ...price, state: 'stale' } }, {}]);
    server.time.now += 7 * 24 * 60 * 60 * 1000;
    const later = await server.login(email);
    expect((await later.call('GET', '/api/watchlist')).body[0]).not.toHaveProperty('price');
  });

  it('belongs to one member, and requires a session', async () => {
    const { server, browser } = await begin();
    const other = await server.login('other@example.com');
    await other.call('PUT', '/api/watchlist/btc-bitcoin', { body: { name: 'Bitcoin' } });
    expect((await browser.call('GET', '/api/watchlist')).body).toEqual([]);
    await browser.call('DELETE', '/api/watchlist/btc-bitcoin');
    expect((await other.call('GET', '/api/watchlist')).body).toHaveLength(1);
    expect((await server.browser().call('GET', '/api/watchlist')).status).toBe(401);
  });

  it(`is limited to ${maxWatched} coins: it refuses one more, and still renames a watched one`, async () => {
    const { server, browser } = await begin();
    const watch = (coin: string) =>
      server.storage.run(watchCoin, {
        memberId: `id of ${email}`,
        coin,
        name: coin,
        watchedAt: server.time.now,
      });
    for (let at = 0; at < maxWatched; at += 1) await watch(`coin-${at}`);
    const refused = await browser.call('PUT', '/api/watchlist/one-more', { body: { name: 'One more' } });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'WATCHLIST_FULL']);
    expect(refused.body.error.message).toContain(String(maxWatched));
    const known = await browser.call('PUT', '/api/watchlist/coin-7', { body: { name: 'Seven' } });
    expect(known.status).toBe(200);
    expect(known.body).toHaveLength(maxWatched);
  });

  it('stores nothing for a member who is gone', async () => {
    const { server } = await begin();
    const coin = { memberId: 'gone', coin: 'btc-bitcoin', name: 'Bitcoin', watchedAt: server.time.now };
    expect(await server.storage.run(watchCoin, coin)).toEqual({ kind: 'member-gone' });
    expect(await listWatched(server.storage.reads, 'gone')).toEqual([]);
  });

  it.each([{}, { name: 'x'.repeat(101) }, { name: 7 }, ...hostileNames.map((name) => ({ name }))])(
    'refuses %j and names the field',
    async (body) => {
      const { browser } = await begin();
      const refused = await browser.call('PUT', '/api/watchlist/btc-bitcoin', { body });
      expect([refused.status, refused.body.error.fields[0].path]).toEqual([422, 'name']);
      expect((await browser.call('GET', '/api/watchlist')).body).toEqual([]);
    },
  );

  it.each(['\u200b', 'btc\u202enioctib', 'btc\u2028', '\u2800', 'a\u0007'])(
    'refuses a coin with the id %j, and removes one that is stored',
    async (coin) => {
      const { server, browser } = await begin();
      const path = `/api/watchlist/${encodeURIComponent(coin)}`;
      const refused = await browser.call('PUT', path, { body: { name: 'Bitcoin' } });
      expect([refused.status, refused.body.error.fields[0].path]).toEqual([422, 'coin']);
      if (/\p{Cc}/u.test(coin)) return;
      const { now } = server.time;
      const stored = { memberId: `id of ${email}`, coin, name: 'Bitcoin', watchedAt: now };
      await server.storage.run(watchCoin, stored);
      expect((await browser.call('DELETE', path)).body).toEqual([]);
    },
  );

  it('is in the member’s export, and is deleted with the member', async () => {
    const { server, browser } = await begin();
    await browser.call('PUT', '/api/watchlist/btc-bitcoin', { body: { name: 'Bitcoin' } });
    const { body } = await browser.call('GET', '/api/account/export');
    expect(body.watchlist).toEqual([
      { id: 'btc-bitcoin', name: 'Bitcoin', watched_at: '2026-11-21T12:00:00.000Z' },
    ]);
    await server.storage.run(removeMember, { email });
    expect(await listWatched(server.storage.reads, `id of ${email}`)).toEqual([]);
  });
});
