import { composeStories } from '@storybook/react-vite';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { passkeysCopy } from '../../../../src/web/copy/account.ts';
import { homeCopy as copy } from '../../../../src/web/copy/home.ts';
import * as stories from '../../../../stories/screens/home/HomeScreen.stories.tsx';
import { bitcoin, serveStageRecords } from '../../../../stories/screens/results/records.ts';
import { stubApi } from '../../../../stories/screens/stub-api.ts';
import { watchErrors } from '../../../helpers/watch-errors.ts';
import { uiCopy } from '../../../../src/web/copy/ui.ts';

const home = composeStories(stories);
watchErrors();

afterEach(() => vi.restoreAllMocks());

describe('the offer of a passkey', () => {
  const findOffer = () => screen.queryByRole('link', { name: passkeysCopy.offerLink });

  it('is made to a member without one, and stays away on this device once it is dismissed', async () => {
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
  it('says that the analyses did not come, never that there are none, and asks for them again', async () => {
    await home.NothingLoads.run();
    expect(screen.queryByText(copy.nothing)).toBeNull();
    expect(screen.queryByText(copy.analysesNone)).toBeNull();
    expect(screen.queryByRole('region', { name: copy.newcomerTitle })).toBeNull();
    onTestFinished(stubApi(serveStageRecords({ coineval: [bitcoin], nfteval: [] })));
    const analyses = within(screen.getByRole('region', { name: copy.analysesTitle }));
    await userEvent.click(analyses.getByRole('button', { name: uiCopy.tryAgain }));
    expect(await analyses.findByRole('link', { name: bitcoin.name! })).toBeVisible();
    expect(analyses.queryByText(copy.analysesFailed)).toBeNull();
  });

  it('brings a coin back on its review day, by its newest decision, and shows what is watched (H1)', async () => {
    await home.WithDecisions.run();
    const due = within(screen.getByRole('region', { name: copy.dueTitle }));
    expect(due.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/coins/btc-bitcoin']);
    expect(due.getByText(copy.reviewText('Watch it', '19 Nov 2026', '20 Nov 2026'))).toBeVisible();
    const watchlist = within(screen.getByRole('region', { name: copy.watchlistTitle }));
    expect(await watchlist.findByText(/^Finished on 21 November · Watch it · /)).toBeVisible();
    const analyses = within(screen.getByRole('region', { name: copy.analysesTitle }));
    expect(
      analyses.getAllByRole('link', { name: 'Bitcoin' }).map((link) => link.getAttribute('href')),
    ).toEqual(['/coins/btc-bitcoin']);
  });

  it('asks nothing of a member who has decided nothing', async () => {
    await home.Newcomer.run();
    expect(screen.queryByRole('region', { name: copy.dueTitle })).toBeNull();
    expect(screen.getByText(copy.watchlistNone, { exact: false })).toBeVisible();
  });
});
