import { afterAll, expect, it } from 'vitest';
import { messages } from '../../src/contracts/messages.ts';
import { startUpstreamServer } from '../helpers/upstream-server.ts';
import { unfold } from './searching.ts';
import { startOwnJourneys } from './start-journeys.ts';
import { countShipped } from '../helpers/load-compiled.ts';
import { coinEvaluationCopy } from '../../src/web/copy/research/coin-evaluation.ts';
import { questionnaireCopy } from '../../src/web/copy/research/questionnaire.ts';

const { parts } = await countShipped('coineval');

/** Two coins of one name; a search for the name finds the better ranked. */
const bitcoin = { id: 'btc-bitcoin', name: 'Bitcoin', symbol: 'BTC', rank: 1, is_active: true };
const twin = { ...bitcoin, id: 'btcx-bitcoin', symbol: 'BTCX', rank: 900 };

const upstream = await startUpstreamServer({
  '/search': { kind: 'json', body: { currencies: [bitcoin, twin] } },
  '/coins/btc-bitcoin': { kind: 'json', body: bitcoin },
  '/coins/btcx-bitcoin': { kind: 'json', body: twin },
});

const journeys = startOwnJourneys({ UPSTREAMS: 'live', UPSTREAM_COINPAPRIKA_URL: upstream.base });

afterAll(() => upstream.close());

it('A chosen suggestion selects exactly that coin, also with the search button and after a reload', async () => {
  const { page } = await journeys.member();
  const header = page.getByRole('region', { name: 'Coin', exact: true });
  const field = page.getByRole('combobox', { name: coinEvaluationCopy.field });
  const submit = page.getByRole('button', { name: coinEvaluationCopy.search });
  await page.goto('/coineval');
  await page.getByRole('button', { name: 'New Analysis' }).click();
  await field.fill('bitcoin');
  await page.getByRole('option', { name: /BTCX/ }).click();
  await header.getByText('BTCX', { exact: true }).waitFor();
  await unfold(page.getByRole('button', { name: /^Market cap/ }));
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: questionnaireCopy.save, exact: true }).click();
  await page.getByText(messages.saved, { exact: true }).waitFor();

  await submit.click();
  await page.getByText(`1 of ${parts} sections saved`).waitFor();
  await page.reload();
  await header.getByText('BTCX', { exact: true }).waitFor();
  await submit.click();
  await page.getByText(`1 of ${parts} sections saved`).waitFor();
  await expect.poll(() => header.getByText('BTCX', { exact: true }).count()).toBe(1);

  await field.fill('bitcoin');
  await submit.click();
  await header.getByText('BTC', { exact: true }).waitFor();
  await page.getByText(`0 of ${parts} sections saved`).waitFor();
});

it('Keys pressed while an input method composes a word choose nothing and start no search', async () => {
  const { page, context } = await journeys.member();
  await page.goto('/coineval');
  await page.getByRole('button', { name: 'New Analysis' }).click();
  const field = page.getByRole('combobox', { name: coinEvaluationCopy.field });
  await field.fill('bitcoin');
  await page.getByRole('option', { name: /BTCX/ }).waitFor();
  const method = await context.newCDPSession(page);
  await method.send('Input.imeSetComposition', { text: 'の', selectionStart: 1, selectionEnd: 1 });
  await expect.poll(() => field.inputValue()).toBe('bitcoinの');
  await page.getByRole('option', { name: /BTCX/ }).waitFor();
  const searches: string[] = [];
  page.on(
    'request',
    (request) => void (/\/coinsearch\//.test(request.url()) && searches.push(request.url())),
  );
  for (const key of ['ArrowDown', 'Enter'])
    for (const type of ['rawKeyDown', 'keyUp'] as const)
      await method.send('Input.dispatchKeyEvent', { type, key, code: key, windowsVirtualKeyCode: 229 });
  expect(await field.getAttribute('aria-activedescendant')).toBeNull();
  expect(await page.getByRole('region', { name: 'Coin', exact: true }).count()).toBe(0);
  expect(searches).toEqual([]);
  await method.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
  await expect.poll(() => field.inputValue()).toBe('bitcoin');
  await page.getByRole('option', { name: /BTCX/ }).waitFor();
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  await field.press('Enter');
  await page.getByRole('region', { name: 'Coin', exact: true }).waitFor();
});
