import type { DayValues } from '../../src/contracts/day-values.ts';
import { readCoins } from '../../src/server/jobs/daily-reading.ts';
import { startApp, type Browser, type TestApp } from './test-app.ts';

export const email = 'maya@studio.example';
export const of = '/api/report/decision';
export const day = 24 * 60 * 60 * 1000;
export const price = {
  decision_fact: 'fact_price',
  decision_side: 'rises_above',
  decision_until: '2026-12-31',
};

export const about = { bitcoin: ['Bitcoin', 'btc-bitcoin'], uniswap: ['Uniswap', 'uni-uniswap'] } as const;
export type Coin = keyof typeof about;

export async function begin() {
  const server = await startApp();
  const browser = await server.login(email);
  return { server, browser };
}

export function decide(browser: Browser, coin: Coin, fields: object, version = '3') {
  const [name, subject] = about[coin];
  return browser.call('POST', of, {
    body: { email, name, about: { subject }, decision_choice: 'watch_it', ...fields },
    headers: { 'Questionnaire-Version': version },
  });
}

/** Reads the coins of the day, each with these values; a coin without any is not read. */
export async function read({ storage, time }: TestApp, values: Readonly<Record<string, DayValues>>) {
  const reader = {
    read: async (on: string, coins: readonly { coin: string }[]) =>
      coins.flatMap(({ coin }) => {
        const known = values[coin];
        const kept = { source: 'CoinPaprika', isSample: false, sources: { exchange_listings: 'Kraken' } };
        const days = known && { [on]: { ...kept, values: known } };
        return days ? [{ coin, geckoId: null, chartedOn: null, days }] : [];
      }),
  };
  const clock = { now: () => time.now };
  await readCoins({ storage, clock }, reader, new AbortController().signal);
}

/** Reads bitcoin as on the server's day, with its price on that day and on earlier ones. */
export async function readPrices(server: TestApp, prices: Readonly<Record<string, number | null>>) {
  const days = Object.fromEntries(
    Object.entries(prices).map(([on, value]) => [
      on,
      { source: 'CoinPaprika', isSample: false, values: value === null ? {} : { price: value } },
    ]),
  );
  const known = { coin: 'btc-bitcoin', geckoId: null, chartedOn: null };
  const clock = { now: () => server.time.now };
  const reader = { read: async () => [{ ...known, days }] };
  await readCoins({ storage: server.storage, clock }, reader, new AbortController().signal);
}

export const alertsOf = async (browser: Browser) => (await browser.call('GET', '/api/desk')).body.alerts;
