import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../../../src/contracts/messages.ts';
import { maxReserveCoins } from '../../../../src/contracts/reserves.ts';
import { choices } from '../../../spec/table.ts';
import { exchangesCopy } from '../../../../src/web/copy/exchanges.ts';
import { reservesPanelCopy } from '../../../../src/web/copy/panels/reserves.ts';
import { toSubjectPath } from '../../../../src/web/research/lists/analysis-path.ts';
import { catalog } from '../../../../src/web/research/questionnaires/questionnaire-catalog.ts';
import { ExchangesScreen } from '../../../../src/web/screens/exchanges/ExchangesScreen.tsx';
import { MemberStage } from '../../../../stories/screens/MemberStage.tsx';
import * as stories from '../../../../stories/screens/exchanges/ExchangesScreen.stories.tsx';
import { watchErrors } from '../../../helpers/watch-errors.ts';
import { feedCopy } from '../../../../src/web/copy/ui.ts';

const exchangesScreen = composeStories(stories);
const logged = watchErrors();

afterEach(() => vi.restoreAllMocks());

const reservesTitle = "Binance's Self-Reported Reserves";
const changesTitle = "Binance's Change in Reserves";
const select = () => screen.getByRole('combobox', { name: exchangesCopy.select });
const button = () => screen.getByRole('button', { name: exchangesCopy.ask });
const panel = (name: string) => within(screen.getByRole('region', { name }));
const rows = (name: string) =>
  within(panel(name).getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, (cell) => cell.textContent));

describe('the choice of an exchange (P1)', () => {
  it('offers the twelve exchanges by name, below title and subtitle', async () => {
    await exchangesScreen.Idle.run();
    expect(screen.getByRole('heading', { level: 1, name: 'Proof Of Reserves' })).toBeVisible();
    expect(
      screen.getByText('Shows up to 10 largest coin reserves for each exchange on a 24 hours period'),
    ).toBeVisible();
    const options = within(select()).getAllByRole('option');
    expect(options.map((option) => [option.textContent, option.getAttribute('value')])).toEqual(
      Object.entries(choices.exchanges),
    );
    expect(select()).toHaveValue('');
    expect(select()).toHaveDisplayValue('Select Exchange');
  });

  it('enables the button only once an exchange is chosen', async () => {
    await exchangesScreen.Idle.run();
    expect(button()).toBeDisabled();
    expect(screen.getByText(exchangesCopy.idle)).toBeVisible();
    await userEvent.selectOptions(select(), 'Binance');
    expect(button()).toBeEnabled();
    expect(screen.getByText(exchangesCopy.idle)).toBeVisible();
    expect(logged).not.toHaveBeenCalled();
  });

  it.each(['binance', 'Binance'])('starts with the exchange that the address names: %s', (name) => {
    const { container } = render(
      <MemberStage path={`/exchanges?exchange=${name}`}>
        <ExchangesScreen blocks={undefined} />
      </MemberStage>,
    );
    const page = within(container);
    expect(page.getByRole('combobox')).toHaveDisplayValue('Binance');
    expect(page.getByRole('button', { name: exchangesCopy.ask })).toBeEnabled();
    const entry = catalog.find(({ subject }) => subject === 'exchange')!;
    expect(toSubjectPath(entry, { id: 'binance', name: 'Binance' })).toBe('/exchanges?exchange=binance');
  });

  it('marks both charts as busy while the reserves load', async () => {
    await exchangesScreen.Loading.run();
    expect(button()).toBeDisabled();
    for (const name of [reservesTitle, changesTitle]) {
      expect(screen.getByRole('region', { name })).toHaveAttribute('aria-busy', 'true');
    }
  });

  it('hides the reserves when another exchange is chosen, until the button is pressed', async () => {
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
  it('have a time in UTC, and two charts titled with the name of the exchange', async () => {
    await exchangesScreen.Live.run();
    expect(await screen.findByText('21 November 2026, 04:58 UTC')).toBeVisible();
    expect(screen.getByText('Self-reported, not audited')).toBeVisible();
    expect(panel(reservesTitle).getByRole('img', { name: /in US dollars, as bars/ })).toBeInTheDocument();
    expect(panel(reservesTitle).getByText('US$, and share of all coins with a known price')).toBeVisible();
    expect(panel(changesTitle).getByText('24 hours, US$')).toBeVisible();
    expect(screen.getByText(exchangesCopy.footnote)).toBeVisible();
  });

  it('list up to ten coins, the largest in US$ first, with share, amount and unit', async () => {
    await exchangesScreen.Live.run();
    await screen.findByRole('table', { name: reservesTitle });
    expect(rows(reservesTitle)).toHaveLength(maxReserveCoins);
    expect(rows(reservesTitle)).toEqual([
      ['BTC', 'US$37,484,301,313', '36.5%', '583,413.25 BTC'],
      ['USDT', 'US$27,316,540,201', '26.6%', '27,316,540,201 USDT'],
      ['ETH', 'US$13,047,479,580', '12.7%', '4,102,981 ETH'],
      ['BNB', 'US$12,865,639,920', '12.5%', '21,880,340 BNB'],
      ['SOL', 'US$3,580,249,204', '3.5%', '24,190,873 SOL'],
      ['XRP', 'US$3,414,885,569', '3.3%', '2,731,908,455 XRP'],
      ['USDC', 'US$2,914,300,112', '2.8%', '2,914,300,112 USDC'],
      ['DOGE', 'US$1,520,466,193', '1.5%', '15,204,661,930 DOGE'],
      ['ADA', 'US$444,654,203', '0.4%', '988,120,450 ADA'],
      ['WBETH', 'No price known', '-', '0.00123456 WBETH'],
    ]);
  });

  it('mark inflows and outflows by arrow and sign', async () => {
    await exchangesScreen.Live.run();
    await screen.findByRole('table', { name: changesTitle });
    expect(rows(changesTitle)).toEqual([
      ['BTC', '▲ +US$76,611,700', '▲ +1,192.4 BTC'],
      ['USDT', '▲ +US$182,450,310', '▲ +182,450,310 USDT'],
      ['ETH', '▼ −US$57,890,628', '▼ −18,204.6 ETH'],
      ['BNB', '▼ −US$23,648,184', '▼ −40,218 BNB'],
      ['SOL', '▲ +US$19,052,484', '▲ +128,733 SOL'],
      ['XRP', '▲ +US$16,129,301', '▲ +12,903,441 XRP'],
      ['USDC', '▼ −US$64,210,902', '▼ −64,210,902 USDC'],
      ['DOGE', '▼ −US$24,011,877', '▼ −240,118,774 DOGE'],
      ['ADA', 'US$0', '0 ADA'],
      ['WBETH', 'No price known', '▼ −0.00000004 WBETH'],
    ]);
  });

  it('are listed in the order of the source when no price is known', async () => {
    await exchangesScreen.WithoutPrices.run();
    await screen.findByRole('table', { name: reservesTitle });
    expect(rows(reservesTitle).map(([symbol, worth]) => [symbol, worth])).toEqual(
      ['BTC', 'ETH', 'USDT', 'BNB', 'XRP', 'SOL', 'USDC', 'DOGE', 'ADA', 'WBETH'].map((symbol) => [
        symbol,
        'No price known',
      ]),
    );
  });

  it('announce the worth, the share and the amount of a bar', async () => {
    await exchangesScreen.Live.run();
    await screen.findByRole('table', { name: reservesTitle });
    const slider = panel(reservesTitle).getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{Home}');
    expect(slider).toHaveAttribute(
      'aria-valuetext',
      'BTC, Worth: US$37,484,301,313, Share: 36.5%, Held: 583,413.25 BTC',
    );
    await userEvent.keyboard('{End}');
    expect(slider).toHaveAttribute(
      'aria-valuetext',
      'WBETH, Worth: No price known, Share: -, Held: 0.00123456 WBETH',
    );
  });

  it('show the source of both charts, and mark a sample', async () => {
    await exchangesScreen.Live.run();
    expect(await panel(reservesTitle).findByText(feedCopy.live)).toBeVisible();
    expect(panel(changesTitle).getByText('Example source')).toBeVisible();
    await exchangesScreen.Sample.run();
    await waitFor(() => expect(screen.getAllByText(feedCopy.sample)).toHaveLength(2));
    for (const title of [reservesTitle, changesTitle]) {
      expect(screen.getByRole('img', { name: new RegExp(`^Sample data: ${title}`) })).toBeVisible();
      expect(screen.getByRole('table', { name: `Sample data: ${title}` })).toBeInTheDocument();
    }
    expect(screen.getByText(/^Sample data: Reserves of Binance/)).toBeInTheDocument();
  });

  it('say that there is no change when there are no values of the day before', async () => {
    await exchangesScreen.FirstDay.run();
    expect(await panel(changesTitle).findByText(reservesPanelCopy.noChange)).toBeVisible();
  });

  it('show HTML from a source as plain text', async () => {
    await exchangesScreen.UnexpectedValues.run();
    await screen.findByRole('table', { name: reservesTitle });
    expect(rows(reservesTitle)).toEqual([
      [
        '<b>COIN</b>WITHALONGNAME',
        'US$2,469,135,780,247',
        '100%',
        '1,234,567,890,123.46 <b>COIN</b>WITHALONGNAME',
      ],
      ['1000SATS', 'US$0.000000500', '<0.1%', '0.0000001 1000SATS'],
      ['NONE', 'US$0', '0%', '0 NONE'],
      ['OWED', '−US$20.00', '-', '−5 OWED'],
    ]);
  });

  it.each(['Empty', 'Malformed', 'Failed'] as const)(
    'show an error and can be loaded again: %s',
    async (state) => {
      await exchangesScreen[state].run();
      expect(await screen.findByRole('alert')).toHaveTextContent(messages.reservesFailed);
      // Of this call: on a busy machine an earlier test's page may log after it has ended.
      const ofCall = logged.mock.calls.filter(([line]) => String(line).includes('binance'));
      expect(ofCall).toHaveLength(1);
      await userEvent.click(screen.getByRole('button', { name: feedCopy.retry }));
      expect(await screen.findByRole('table', { name: reservesTitle })).toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );
});
