import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../../../src/contracts/messages.ts';
import { exchanges, maxReserveCoins } from '../../../../src/contracts/reserves.ts';
import { exchangesCopy } from '../../../../src/web/copy/exchanges.ts';
import * as stories from '../../../../stories/screens/exchanges/ExchangesScreen.stories.tsx';
import { watchErrors } from '../../../helpers/watch-errors.ts';

const exchangesScreen = composeStories(stories);
const logged = watchErrors();

afterEach(() => vi.restoreAllMocks());

const reservesTitle = "Binance's Self-Reported Reserves";
const changesTitle = "Binance's Change in Reserves";
const select = () => screen.getByRole('combobox', { name: 'Select Exchange' });
const button = () => screen.getByRole('button', { name: 'Get Reserves' });
const panel = (name: string) => within(screen.getByRole('region', { name }));
const rows = (name: string) =>
  within(panel(name).getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, (cell) => cell.textContent));

describe('choosing an exchange (P1)', () => {
  it('has the title, the subtitle and the twelve exchanges by their names', async () => {
    await exchangesScreen.Idle.run();
    expect(screen.getByRole('heading', { level: 1, name: 'Proof Of Reserves' })).toBeVisible();
    expect(
      screen.getByText('Shows up to 10 largest coin reserves for each exchange on a 24 hours period'),
    ).toBeVisible();
    const options = within(select()).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(exchanges.map(({ name }) => name));
    expect(exchanges).toHaveLength(12);
    expect(select()).toHaveValue('');
    expect(select()).toHaveDisplayValue('Select Exchange');
  });

  it('cannot ask before one is chosen', async () => {
    await exchangesScreen.Idle.run();
    expect(button()).toBeDisabled();
    expect(screen.getByText(exchangesCopy.idle)).toBeVisible();
    await userEvent.selectOptions(select(), 'Binance');
    expect(button()).toBeEnabled();
    expect(screen.getByText(exchangesCopy.idle)).toBeVisible();
    expect(logged).not.toHaveBeenCalled();
  });

  it('is busy while the reserves load', async () => {
    await exchangesScreen.Loading.run();
    expect(button()).toBeDisabled();
    for (const name of [reservesTitle, changesTitle]) {
      expect(screen.getByRole('region', { name })).toHaveAttribute('aria-busy', 'true');
    }
  });

  it('hides what was shown when another is chosen, until that is asked for', async () => {
    await exchangesScreen.Live.run();
    await screen.findByRole('region', { name: reservesTitle });
    await userEvent.selectOptions(select(), 'OKX');
    expect(screen.queryByRole('region', { name: reservesTitle })).not.toBeInTheDocument();
    expect(screen.getByText(exchangesCopy.idle)).toBeVisible();
    await userEvent.selectOptions(select(), 'Binance');
    expect(screen.queryByRole('region', { name: reservesTitle })).not.toBeInTheDocument();
    await userEvent.click(button());
    expect(await screen.findByRole('table', { name: reservesTitle })).toBeInTheDocument();
  });
});

describe('the reserves (P2)', () => {
  it('have their date in UTC and both charts by the display name', async () => {
    await exchangesScreen.Live.run();
    expect(await screen.findByText('21 November 2026, 04:58 UTC')).toBeVisible();
    expect(screen.getByText('Self-reported, not audited')).toBeVisible();
    expect(panel(reservesTitle).getByRole('img', { name: /logarithmic/ })).toBeInTheDocument();
    expect(panel(reservesTitle).getByText('Coins held, log scale')).toBeVisible();
    expect(panel(changesTitle).getByText('24 hours, log scale')).toBeVisible();
    expect(screen.getByText(exchangesCopy.footnote)).toBeVisible();
  });

  it('are up to ten coins in the order given, with separators and units', async () => {
    await exchangesScreen.Live.run();
    await screen.findByRole('table', { name: reservesTitle });
    expect(rows(reservesTitle)).toHaveLength(maxReserveCoins);
    expect(rows(reservesTitle)).toEqual([
      ['BTC', '583,413.25 BTC'],
      ['ETH', '4,102,981 ETH'],
      ['USDT', '27,316,540,201 USDT'],
      ['BNB', '21,880,340 BNB'],
      ['XRP', '2,731,908,455 XRP'],
      ['SOL', '24,190,873 SOL'],
      ['USDC', '2,914,300,112 USDC'],
      ['DOGE', '15,204,661,930 DOGE'],
      ['ADA', '988,120,450 ADA'],
      ['WBETH', '0.00123456 WBETH'],
    ]);
  });

  it('tell what came in from what went out by arrow and sign', async () => {
    await exchangesScreen.Live.run();
    await screen.findByRole('table', { name: changesTitle });
    expect(rows(changesTitle)).toEqual([
      ['BTC', '▲ +1,192.4 BTC'],
      ['ETH', '▼ −18,204.6 ETH'],
      ['USDT', '▲ +182,450,310 USDT'],
      ['BNB', '▼ −40,218 BNB'],
      ['XRP', '▲ +12,903,441 XRP'],
      ['SOL', '▲ +128,733 SOL'],
      ['USDC', '▼ −64,210,902 USDC'],
      ['DOGE', '▼ −240,118,774 DOGE'],
      ['ADA', '0 ADA'],
      ['WBETH', '▼ −0.00000004 WBETH'],
    ]);
  });

  it('say where both charts are from, and that a sample is one', async () => {
    await exchangesScreen.Live.run();
    expect(await panel(reservesTitle).findByText('Live')).toBeVisible();
    expect(panel(changesTitle).getByText('Example source')).toBeVisible();
    await exchangesScreen.Sample.run();
    await waitFor(() => expect(screen.getAllByText('Sample data')).toHaveLength(2));
  });

  it('say so where nothing is known of the day before', async () => {
    await exchangesScreen.FirstDay.run();
    expect(await panel(changesTitle).findByText('No change is known')).toBeVisible();
  });

  it('show whatever a source names as text', async () => {
    await exchangesScreen.OddAnswer.run();
    await screen.findByRole('table', { name: reservesTitle });
    expect(rows(reservesTitle)).toEqual([
      ['<b>COIN</b>WITHALONGNAME', '1,234,567,890,123.46 <b>COIN</b>WITHALONGNAME'],
      ['NONE', '0 NONE'],
      ['OWED', '−5 OWED'],
      ['1000SATS', '0.0000001 1000SATS'],
    ]);
  });

  it.each(['Empty', 'Malformed', 'Failed'] as const)(
    'that are %s show the message and can be asked for again',
    async (state) => {
      await exchangesScreen[state].run();
      expect(await screen.findByRole('alert')).toHaveTextContent(messages.reservesFailed);
      expect(logged).toHaveBeenCalledTimes(1);
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await screen.findByRole('table', { name: reservesTitle })).toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('show the message without a connection', async () => {
    await exchangesScreen.Offline.run();
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.reservesFailed);
    expect(button()).toBeEnabled();
  });
});
