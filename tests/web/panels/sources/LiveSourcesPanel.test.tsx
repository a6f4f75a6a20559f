import { composeStories } from '@storybook/react-vite';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { liveSourcesCopy } from '../../../../src/web/copy/sources.ts';
import { LiveSourcesPanel } from '../../../../src/web/panels/sources/LiveSourcesPanel.tsx';
import * as stories from '../../../../stories/panels/sources/LiveSourcesPanel.stories.tsx';
import { everyState, unused } from '../../../../stories/panels/sources/source-lists.ts';
import { watchErrors } from '../../../helpers/watch-errors.ts';
import { give, readRows, showPanel } from '../show-panel.tsx';
import { feedCopy } from '../../../../src/web/copy/ui.ts';

const panel = composeStories(stories);
const { allowed, plan, ask, own } = liveSourcesCopy.paidUses;
watchErrors();

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('LiveSourcesPanel', () => {
  it('shows the feeds, the state, the last call, the calls left and the terms of each source', async () => {
    await panel.EveryState.run();
    expect(await readRows()).toEqual([
      [
        'CoinPaprika',
        'Coin info',
        'Working',
        expect.stringMatching(/^\d+[sm] agoin 1,240 ms$/),
        '19,988 of 20,000in any 30 days',
        `${plan}Data by CoinPaprika`,
      ],
      [
        'CoinGecko',
        'Coin prices, Charts, NFT search',
        liveSourcesCopy.until(liveSourcesCopy.states.paused, '12:02'),
        expect.stringMatching(/^\d+m agoin 310 ms$/),
        '0 of 4in any minute',
        `${plan}Data provided by CoinGecko`,
      ],
      [
        'alternative.me',
        'Fear and greed index, Coin prices',
        expect.stringMatching(/^Paused after failures until 12:00 UTCTimed out, \d+[sm] ago$/),
        'None yet',
        '540 of 600in any 10 minutes',
        `${allowed}Data by alternative.me`,
      ],
      [
        'News sites (RSS)',
        'News, Coin news',
        liveSourcesCopy.states.idle,
        'None yet',
        liveSourcesCopy.noLimit,
        expect.stringMatching(`^${ask}Headlines by CoinDesk, Cointelegraph`),
      ],
      [
        'CoinStats',
        'News',
        expect.stringMatching(/^Last call failedRefused the request, \d+[sm] ago$/),
        expect.stringMatching(/^4h agoin 95 ms$/),
        liveSourcesCopy.noLimit,
        `${ask}News by CoinStats`,
      ],
      [
        'OpenSea',
        'NFT search',
        'No key is set',
        'None yet',
        liveSourcesCopy.noLimit,
        `${ask}NFTs by OpenSea`,
      ],
      [
        'Airdrop list',
        'Airdrops',
        'No address is set',
        'None yet',
        liveSourcesCopy.noLimit,
        `${own}No credit asked for`,
      ],
    ]);
    const folded = screen.getByRole('rowheader', { name: 'OpenSea' });
    expect(folded).not.toBeVisible();
    await userEvent.click(screen.getByText(liveSourcesCopy.idle(2)));
    expect(folded).toBeVisible();
  });

  it('links to the sources that ask for a credit', async () => {
    await panel.EveryState.run();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      'https://coinpaprika.com/',
      'https://www.coingecko.com/',
      'https://alternative.me/crypto/',
      'https://coinstats.app/',
      'https://opensea.io/',
    ]);
  });

  it('says that no source is used when the server shows only the sample', async () => {
    await panel.SampleOnly.run();
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(screen.getByText(liveSourcesCopy.modes.sample)).toBeVisible();
    expect((await readRows()).map(([, , state]) => state)).toEqual(unused.sources.map(() => 'Not used'));
  });

  it('is busy while the list loads', async () => {
    await panel.Loading.run();
    expect(screen.getByRole('region', { name: 'Sources of live data' })).toHaveAttribute('aria-busy', 'true');
  });

  it('says that there are no sources', async () => {
    await panel.Empty.run();
    expect(screen.getByText(liveSourcesCopy.none)).toBeVisible();
  });

  it('says that the list could not be loaded, and retries on request', async () => {
    await panel.Failed.run();
    expect(screen.getByText('The list of sources could not be loaded.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: feedCopy.retry }));
    expect(await readRows()).toHaveLength(everyState.sources.length);
  });

  it('refreshes the list every ten seconds while it is open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const later = { ...everyState, sources: everyState.sources.slice(0, 1) };
    showPanel(<LiveSourcesPanel />, { '/api/data/sources': [give(everyState), give(later)] });
    expect(await screen.findByRole('rowheader', { name: 'CoinGecko' })).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await vi.waitFor(() => expect(screen.queryByRole('rowheader', { name: 'CoinGecko' })).toBeNull());
  });
});
