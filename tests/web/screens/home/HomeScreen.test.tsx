import { composeStories } from '@storybook/react-vite';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { passkeysCopy } from '../../../../src/web/copy/account.ts';
import { homeCopy as copy } from '../../../../src/web/copy/home.ts';
import { decisionCopy } from '../../../../src/web/copy/research/decision.ts';
import * as stories from '../../../../stories/screens/home/HomeScreen.stories.tsx';
import { bitcoin, serveStageRecords } from '../../../../stories/screens/results/records.ts';
import { stubApi } from '../../../../stories/screens/stub-api.ts';
import { watchErrors } from '../../../helpers/watch-errors.ts';
import { toButtonClass } from '../../../../src/web/ui/controls/button-class.ts';
import { uiCopy } from '../../../../src/web/copy/ui.ts';

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
  it('says that the analyses could not be loaded, not that there are none, and retries on request', async () => {
    await home.Failed.run();
    expect(screen.queryByText(copy.nothing)).toBeNull();
    expect(screen.queryByText(copy.analysesNone)).toBeNull();
    expect(screen.queryByRole('region', { name: copy.newcomerTitle })).toBeNull();
    onTestFinished(stubApi(serveStageRecords({ coineval: [bitcoin], nfteval: [] })));
    const analyses = within(screen.getByRole('region', { name: copy.analysesTitle }));
    await userEvent.click(analyses.getByRole('button', { name: uiCopy.tryAgain }));
    expect(await analyses.findByRole('link', { name: bitcoin.name! })).toBeVisible();
    expect(analyses.queryByText(copy.analysesFailed)).toBeNull();
  });

  it('shows the coins due for review, the alerts, and what has changed (H1)', async () => {
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
    const changed = within(screen.getByRole('region', { name: copy.changedTitle }));
    const price = copy.valueOn('US$50,000.00', '19 Nov 2026');
    expect(changed.getByText(copy.priceMoved(price, 'US$64,250.50', '+28.50%'))).toBeVisible();
    const turned = {
      figure: 'Traded on: Kraken',
      before: copy.valueOn('Gemini, Kraken', '18 Nov 2026'),
      side: copy.ruleSides.no,
    };
    expect(
      changed.getByText(copy.ruleTurned({ ...turned, question: 'Is it traded on Gemini?' })),
    ).toBeVisible();
    expect(changed.queryByText(/US\$100 million/)).toBeNull();
    expect(changed.getByText(copy.limitPassed)).toBeVisible();
    const analyses = within(screen.getByRole('region', { name: copy.analysesTitle }));
    expect(
      analyses.getAllByRole('link', { name: 'Bitcoin' }).map((link) => link.getAttribute('href')),
    ).toEqual(['/coins/btc-bitcoin']);
  });

  it('shows one row per subject, with its earlier analyses below it (H1)', async () => {
    await home.SeveralAnalyses.run();
    const toLinks = (title: string) =>
      within(screen.getByRole('region', { name: title }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(toLinks(copy.continueTitle)).toEqual([
      ['Ethereum', '/coins/eth-ethereum'],
      ['21 Oct 2026', '/results?analysis=coineval:finished'],
      [copy.goOn, '/coineval?analysis=ethereum'],
    ]);
    expect(toLinks(copy.analysesTitle)).toEqual([
      [copy.allAnalyses, '/results'],
      ['Bitcoin', '/coins/btc-bitcoin'],
      ['21 Oct 2026', '/results?analysis=coineval:older'],
    ]);
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
