import { expect, it, onTestFinished } from 'vitest';
import { messages } from '../../src/contracts/messages.ts';
import { startUpstreamServer } from '../helpers/upstream-server.ts';
import { startOwnJourneys } from './start-journeys.ts';
import { countShipped } from '../helpers/load-compiled.ts';

const { parts } = await countShipped('coineval');

/** Two coins of one name, of which a search for it finds the better ranked. */
const bitcoin = { id: 'btc-bitcoin', name: 'Bitcoin', symbol: 'BTC', rank: 1, is_active: true };
const twin = { ...bitcoin, id: 'btcx-bitcoin', symbol: 'BTCX', rank: 900 };

const upstream = await startUpstreamServer({
  '/search': { kind: 'json', body: { currencies: [bitcoin, twin] } },
  '/coins/btc-bitcoin': { kind: 'json', body: bitcoin },
  '/coins/btcx-bitcoin': { kind: 'json', body: twin },
});

const journeys = startOwnJourneys({ UPSTREAMS: 'live', UPSTREAM_COINPAPRIKA_URL: upstream.base });

it('A suggestion that is chosen is that very coin, also by the button and once its analysis is reopened', async () => {
  onTestFinished(() => upstream.close());
  const { page } = await journeys.member();
  const header = page.getByRole('region', { name: 'Coin', exact: true });
  const field = page.getByRole('combobox', { name: 'Coin name' });
  const submit = page.getByRole('button', { name: 'Search Coin' });
  await page.goto('/coineval');
  await page.getByRole('button', { name: 'New Analysis' }).click();
  await field.fill('bitcoin');
  await page.getByRole('option', { name: /BTCX/ }).click();
  await header.getByText('BTCX', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Market cap/ }).click();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(messages.saved, { exact: true }).waitFor();

  await submit.click();
  await page.getByText(`1 of ${parts} sections saved`).waitFor();
  await page.reload();
  await header.getByText('BTCX', { exact: true }).waitFor();
  await submit.click();
  await page.getByText(`1 of ${parts} sections saved`).waitFor();
  expect(await header.getByText('BTCX', { exact: true }).count()).toBe(1);

  await field.fill('bitcoin');
  await submit.click();
  await header.getByText('BTC', { exact: true }).waitFor();
  await page.getByText(`0 of ${parts} sections saved`).waitFor();
});
