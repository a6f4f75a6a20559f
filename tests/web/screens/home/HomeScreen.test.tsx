import { composeStories } from '@storybook/react-vite';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { passkeysCopy } from '../../../../src/web/copy/account.ts';
import { homeCopy as copy } from '../../../../src/web/copy/home.ts';
import { decisionCopy } from '../../../../src/web/copy/research/decision.ts';
import * as stories from '../../../../stories/screens/home/HomeScreen.stories.tsx';
import { watchErrors } from '../../../helpers/watch-errors.ts';
import { toButtonClass } from '../../../../src/web/ui/controls/button-class.ts';

const home = composeStories(stories);
watchErrors();

afterEach(() => vi.restoreAllMocks());

describe('the offer of a passkey', () => {
  const findOffer = () => screen.queryByRole('link', { name: passkeysCopy.offerLink });

  it('is shown to a member without one, and not on this device again once it is dismissed', async () => {
    await home.OffersPasskey.run();
    expect(findOffer()).toHaveAttribute('href', '/account');
    await userEvent.click(screen.getByRole('button', { name: passkeysCopy.offerDismiss }));
    expect(findOffer()).toBeNull();
    cleanup();
    const asked = vi.spyOn(globalThis, 'fetch');
    render(<home.OffersPasskey />);
    await screen.findByRole('link', { name: copy.newcomerAction });
    expect(findOffer()).toBeNull();
    const paths = asked.mock.calls.map(([input]) => new Request(input).url);
    expect(paths.filter((path) => path.includes('/api/passkeys'))).toEqual([]);
  });
});

describe('the desk', () => {
  it('shows the coins due for review and the alerts (H1)', async () => {
    await home.WithDecisions.run();
    const due = within(screen.getByRole('region', { name: copy.dueTitle }));
    expect(due.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/coins/btc-bitcoin',
      '/coins/uni-uniswap',
      '/coins/eth-ethereum',
    ]);
    const bitcoinRow = due.getByText('Bitcoin rose above US$64,000.00').parentElement;
    const value = decisionCopy.due.value('US$64,250.50', '26 Nov', 'CoinPaprika');
    expect(bitcoinRow).toHaveTextContent(`${value}. ${decisionCopy.decided('watch it', '19 Nov')}`);
    const unread = decisionCopy.due.unreadSince('Value locked (TVL)', '19 Nov');
    expect(due.getByText(decisionCopy.due.unread('Uniswap')).parentElement).toHaveTextContent(unread);
    const again = decisionCopy.again(decisionCopy.onDay('21 Nov'));
    expect(due.getByText(decisionCopy.due.review('Ethereum')).parentElement).toHaveTextContent(again);
  });

  it('has one primary button, also when something is due for a member without research', async () => {
    const countAccents = () => document.getElementsByClassName(toButtonClass({ variant: 'primary' })).length;
    await home.Newcomer.run();
    expect(countAccents()).toBe(1);
    cleanup();
    await home.DueWithoutAnalysis.run();
    expect(await screen.findByRole('link', { name: copy.newcomerAction })).toBeVisible();
    expect(countAccents()).toBe(1);
  });

  it('shows no reviews to a member without decisions', async () => {
    await home.Newcomer.run();
    expect(screen.queryByRole('region', { name: copy.dueTitle })).toBeNull();
    expect(screen.getByText(copy.watchlistNone, { exact: false })).toBeVisible();
  });
});
