import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../../../src/contracts/messages.ts';
import { fearGreedCopy } from '../../../../src/web/copy/fear-greed.ts';
import { cardano, solana, tickerOf, toTickerPath } from '../../../../stories/panels/ticker/quotes.ts';
import * as stories from '../../../../stories/panels/ticker/TickerPanel.stories.tsx';
import { choices } from '../../../spec/table.ts';
import { answer, stubServer } from '../../../helpers/stub-server.ts';
import { watchErrors } from '../../../helpers/watch-errors.ts';
import { feedCopy } from '../../../../src/web/copy/ui.ts';

const panel = composeStories(stories);
const words = fearGreedCopy.ticker;
const logged = watchErrors();

afterEach(() => {
  vi.restoreAllMocks();
});

const ask = () => screen.getByRole('button', { name: words.ask });
const coin = (symbol: string) => screen.getByRole('button', { name: symbol });
const show = async (answers: Parameters<typeof stubServer>[0]) => {
  await panel.Idle.run();
  return stubServer(answers);
};
const region = () => within(screen.getByRole('region', { name: words.title }));
const figure = (term: string) => screen.getByText(term).nextElementSibling;

describe('the coin picker (F1)', () => {
  it('offers ten coins, and none is chosen at first', async () => {
    await panel.Idle.run();
    const coins = within(screen.getByRole('group', { name: words.coins })).getAllByRole('button');
    expect(coins.map((button) => button.textContent)).toEqual(Object.keys(choices.tickerCoins));
    expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
    expect(ask()).toBeDisabled();
    expect(screen.getByText(words.idle)).toBeVisible();
  });

  it('enables the request button once a coin is chosen, and sends no request itself', async () => {
    const user = userEvent.setup();
    const server = await show({});
    await user.click(coin('XMR'));
    expect(coin('XMR')).toHaveAttribute('aria-pressed', 'true');
    expect(ask()).toBeEnabled();
    expect(server.calls).toEqual([]);
  });

  it.each(Object.entries(choices.tickerCoins))('requests %s by its id %d', async (symbol, id) => {
    const path = `GET /api/ticker/v2/ticker/${id}/`;
    const user = userEvent.setup();
    const server = await show({
      [path]: answer({ data: { [id]: { ...solana, name: `Coin ${id}` } } }),
    });
    await user.click(coin(symbol));
    await user.click(ask());
    expect(await screen.findByText(`Coin ${id} price`)).toBeVisible();
    expect(server.calls).toEqual([path]);
  });
});

describe('the figures (F1)', () => {
  it('show the price, the changes with sign and 3 decimals, and the supplies with their unit', async () => {
    await panel.Live.run();
    await screen.findByText('Solana price');
    expect(figure('Solana price')).toHaveTextContent('US$1,148.27');
    expect(figure('1h')).toHaveTextContent('+0.214%');
    expect(figure('24h')).toHaveTextContent('−2.906%');
    expect(figure('7d')).toHaveTextContent('+5.480%');
    expect(figure('Max supply')).toHaveTextContent('No maximum');
    expect(figure('Total supply')).toHaveTextContent('611,394,118 SOL');
    expect(figure('Circulating supply')).toHaveTextContent('553,820,640 SOL');
    expect(screen.getByText(/^Price of/).parentElement).toHaveTextContent(
      'Price of 21 November 2026, 14:02 UTC',
    );
    expect(region().getByText(feedCopy.live)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Solana: latest figures shown');
  });

  it('show a hollow arrow for a rise and a solid arrow for a fall', async () => {
    await panel.Live.run();
    await screen.findByText('Solana price');
    expect(figure('1h')?.querySelector('path')).toHaveAttribute('fill', 'none');
    expect(figure('24h')?.querySelector('path')).toHaveAttribute('fill', 'currentColor');
  });

  it('say what is unknown, and show a small price in full and no arrow without a change', async () => {
    await panel.FewValues.run();
    await screen.findByText('Cardano price');
    expect(figure('Cardano price')).toHaveTextContent('US$0.351264');
    expect(figure('1h')).toHaveTextContent(/^0\.000%$/);
    expect(figure('1h')?.querySelector('path')).toBeNull();
    expect(figure('24h')).toHaveTextContent('Unknown');
    expect(figure('7d')).toHaveTextContent(/^0\.000%$/);
    expect(figure('Max supply')).toHaveTextContent('45,000,000,000 ADA');
    expect(figure('Total supply')).toHaveTextContent('Unknown');
  });
});

describe('a request for the figures of a coin', () => {
  it('is sent again when the button is pressed again (F1)', async () => {
    const path = `GET ${toTickerPath('sol')}`;
    const user = userEvent.setup();
    const server = await show({ [path]: answer(tickerOf('sol', solana)) });
    await user.click(coin('SOL'));
    await user.click(ask());
    await screen.findByText('US$1,148.27');
    const later = { ...solana, quotes: { USD: { ...solana.quotes.USD, price: 1150 } } };
    server.answers[path] = answer(tickerOf('sol', later));
    await user.click(ask());
    expect(await screen.findByText('US$1,150.00')).toBeVisible();
    expect(server.calls).toEqual([path, path]);
  });

  it('is needed again after another coin is chosen, which hides the figures (F1)', async () => {
    const user = userEvent.setup();
    const server = await show({
      [`GET ${toTickerPath('sol')}`]: answer(tickerOf('sol', solana)),
      [`GET ${toTickerPath('ada')}`]: answer(tickerOf('ada', cardano)),
    });
    await user.click(coin('SOL'));
    await user.click(ask());
    await screen.findByText('Solana price');
    await user.click(coin('ADA'));
    expect(screen.queryByText('Solana price')).not.toBeInTheDocument();
    expect(screen.getByText(words.idle)).toBeVisible();
    await user.click(coin('SOL'));
    expect(screen.queryByText('Solana price')).not.toBeInTheDocument();
    await user.click(coin('ADA'));
    await user.click(ask());
    expect(await screen.findByText('Cardano price')).toBeVisible();
    expect(server.calls).toHaveLength(2);
  });
});

describe('a response about another coin', () => {
  it('shows the loading error, keeps the coin chosen and logs the error once (Z1)', async () => {
    await panel.WithoutCoin.run();
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.loadingFailed);
    expect(screen.queryByText('Solana price')).not.toBeInTheDocument();
    expect(coin('SOL')).toHaveAttribute('aria-pressed', 'true');
    expect(logged).toHaveBeenCalledTimes(1);
  });
});
