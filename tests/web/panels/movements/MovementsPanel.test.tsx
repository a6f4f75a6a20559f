import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { messages, noMovementsMessage } from '../../../../src/contracts/messages.ts';
import { movementsCopy } from '../../../../src/web/copy/movements.ts';
import { answerOf, etherMovements } from '../../../../stories/panels/movements/movements.ts';
import * as stories from '../../../../stories/panels/movements/MovementsPanel.stories.tsx';
import { choices } from '../../../spec/table.ts';
import { answer, stubServer } from '../../../helpers/stub-server.ts';
import { watchErrors } from '../../../helpers/watch-errors.ts';
import { feedCopy } from '../../../../src/web/copy/ui.ts';
import { movementsPanelCopy } from '../../../../src/web/copy/panels/movements.ts';

const panel = composeStories(stories);
const words = movementsCopy.panel;
const etherCall = 'GET /api/data/rocket/eth';
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
const rows = () => screen.getAllByRole('row').slice(1);
const cells = (row: number) =>
  within(rows()[row]!)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the coin buttons (W1)', () => {
  it('offer seven coins, and none is chosen at first', async () => {
    await panel.Idle.run();
    const coins = within(screen.getByRole('group', { name: words.coins })).getAllByRole('button');
    expect(coins.map((button) => button.textContent)).toEqual(choices.movementCoins);
    expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
    expect(ask()).toBeDisabled();
    expect(screen.getByText(words.idle)).toBeVisible();
  });

  it('enable the request button once one is pressed, and send no request themselves', async () => {
    const user = userEvent.setup();
    const server = await show({});
    await user.click(coin('MATIC'));
    expect(coin('MATIC')).toHaveAttribute('aria-pressed', 'true');
    expect(ask()).toBeEnabled();
    expect(server.calls).toEqual([]);
  });

  it.each(choices.movementCoins)(
    'request the movements of %s with the symbol in lower case (W2)',
    async (symbol) => {
      const call = `GET /api/data/rocket/${symbol.toLowerCase()}`;
      const user = userEvent.setup();
      const server = await show({ [call]: answer(answerOf([])) });
      await user.click(coin(symbol));
      await user.click(ask());
      expect(await screen.findByText(noMovementsMessage(symbol))).toBeVisible();
      expect(server.calls).toEqual([call]);
    },
  );
});

describe('the transactions (W1)', () => {
  it('are listed with time, type, both owners, amount, value and hash', async () => {
    await panel.Live.run();
    await screen.findByRole('table', { name: 'Large transactions of ETH, newest first' });
    expect(screen.getByRole('heading', { name: 'ETH, 4 large transactions' })).toBeVisible();
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Time (UTC)',
      'Type',
      'From',
      'To',
      'Amount',
      'Value (US$)',
      'Hash',
    ]);
    const [first] = etherMovements;
    expect(cells(0).slice(0, 6)).toEqual([
      '11:5821 Nov 2026',
      'transfer',
      `Unknown owner${first?.from.address}`,
      `Example Exchange exchange${first?.to.address}`,
      '18,240.5 ETH',
      'US$56,872,000',
    ]);
    expect(cells(0)[6]).toContain(first?.hash);
    expect(rows()).toHaveLength(4);
    expect(screen.getByRole('status')).toHaveTextContent('ETH, 4 large transactions');
    expect(logged).not.toHaveBeenCalled();
  });

  it('show their own UTC day and time, and say which owner or address is unknown', async () => {
    await panel.Live.run();
    await screen.findByRole('table');
    expect(cells(3)[0]).toBe('23:0020 Nov 2026');
    expect(cells(2)[2]).toBe('Example Treasury otherAddress unknown');
    expect(cells(3)[3]).toMatch(/^Unknown owner0x0{36}dead$/);
    expect(cells(3)[1]).toBe('burn');
  });

  it('have a button that copies the whole hash', async () => {
    const user = userEvent.setup();
    await panel.Live.run();
    await screen.findByRole('table');
    await user.click(within(rows()[1]!).getByRole('button', { name: 'Copy hash' }));
    expect(await within(rows()[1]!).findByRole('button', { name: 'Hash copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(etherMovements[1]?.hash);
  });

  it('are cards with the same figures when there is no room for a table', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(640);
    await panel.Live.run();
    const [card] = await screen.findAllByRole('listitem');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const [first] = etherMovements;
    for (const text of [
      'US$56,872,000',
      '21 Nov 2026, 11:58 UTC',
      '18,240.5 ETH',
      'transfer',
      `Unknown owner${first?.from.address}`,
      `Example Exchange exchange${first?.to.address}`,
      first?.hash,
    ]) {
      expect(card?.textContent).toContain(text);
    }
  });

  it('show HTML from a source as plain text', async () => {
    await panel.LongTexts.run();
    expect(await screen.findByText('<b>bold</b>')).toBeVisible();
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(screen.getByText('123,456,789.1235 BTC')).toBeVisible();
  });

  it('are marked, on screen and in the name of the table, when they are stale or a sample', async () => {
    await panel.Stale.run();
    expect(await screen.findByText('26m ago')).toBeVisible();
    expect(
      screen.getByRole('table', { name: new RegExp(`^${feedCopy.stale}: Large transactions of ETH`) }),
    ).toBeVisible();
    await panel.Sample.run();
    expect(await screen.findByText(feedCopy.sample)).toBeVisible();
    expect(screen.getByRole('table', { name: /^Sample data: Large transactions of ETH/ })).toBeVisible();
  });
});

describe('a coin without a source', () => {
  it('names the key that would add a source, without an error or a retry', async () => {
    await panel.NoSource.run();
    expect(await screen.findByText(/UPSTREAM_WHALEALERT_KEY/)).toBeVisible();
    expect(screen.getByText(movementsPanelCopy.noSource('BNB'))).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText(messages.movementsFailed)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Retry/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: words.other }));
    expect(coin('BNB')).toHaveFocus();
  });
});

describe('a response without transactions (W2)', () => {
  it('shows the empty message, and leads back to the coins', async () => {
    const user = userEvent.setup();
    await panel.Empty.run();
    expect(await screen.findByText(noMovementsMessage('SUSHI'))).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: words.other }));
    expect(coin('SUSHI')).toHaveFocus();
    expect(logged).not.toHaveBeenCalled();
  });

  it('shows the empty message when it has a count of 0 and no list', async () => {
    const user = userEvent.setup();
    await show({ [etherCall]: answer({ result: 'success', count: 0 }) });
    await user.click(coin('ETH'));
    await user.click(ask());
    expect(await screen.findByText(noMovementsMessage('ETH'))).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(logged).not.toHaveBeenCalled();
  });

  it('shows the error and logs it once when its result is not success', async () => {
    await panel.ErrorInResponse.run();
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.movementsFailed);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a count of 3 and no list', { result: 'success', count: 3 }],
    ['a result other than success and an empty list', { result: 'error', count: 0, transactions: [] }],
    ['a count of 3 and an empty list', { result: 'success', count: 3, transactions: [] }],
  ])('shows the error when it has %s', async (_, body) => {
    const user = userEvent.setup();
    await show({ [etherCall]: answer(body) });
    await user.click(coin('ETH'));
    await user.click(ask());
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.movementsFailed);
  });
});

describe('a request for transactions', () => {
  it('keeps the panel busy while it runs, and is dropped when another coin is chosen', async () => {
    const user = userEvent.setup();
    await panel.Loading.run();
    expect(ask()).toBeDisabled();
    expect(screen.getByRole('region', { name: words.title })).toHaveAttribute('aria-busy', 'true');
    await user.click(coin('BTC'));
    expect(ask()).toBeEnabled();
    expect(screen.getByText(words.idle)).toBeVisible();
    expect(logged).not.toHaveBeenCalled();
  });

  it('is sent again when the button is pressed again (W2)', async () => {
    const user = userEvent.setup();
    const server = await show({ [etherCall]: answer(answerOf(etherMovements)) });
    await user.click(coin('ETH'));
    await user.click(ask());
    await screen.findByRole('table');
    server.answers[etherCall] = answer(answerOf(etherMovements.slice(0, 1)));
    await user.click(ask());
    expect(await screen.findByRole('heading', { name: 'ETH, 1 large transaction' })).toBeVisible();
    expect(server.calls).toEqual([etherCall, etherCall]);
  });

  it('leaves no transactions and no error on screen once another coin is chosen', async () => {
    const user = userEvent.setup();
    await show({ [etherCall]: answer(answerOf(etherMovements)) });
    await user.click(coin('ETH'));
    await user.click(ask());
    await screen.findByRole('table');
    await user.click(coin('BTC'));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(ask());
    await screen.findByRole('alert');
    await user.click(coin('ETH'));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(screen.getByText(words.idle)).toBeVisible();
  });
});
