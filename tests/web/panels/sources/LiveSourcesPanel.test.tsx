import { composeStories } from '@storybook/react-vite';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LiveSourcesPanel } from '../../../../src/web/panels/sources/LiveSourcesPanel.tsx';
import * as stories from '../../../../stories/panels/sources/LiveSourcesPanel.stories.tsx';
import { everyState, unused } from '../../../../stories/panels/sources/source-lists.ts';
import { watchErrors } from '../../../helpers/watch-errors.ts';
import { give, readRows, showPanel } from '../show-panel.tsx';

const panel = composeStories(stories);
watchErrors();

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('LiveSourcesPanel', () => {
  it('says of each source what it gives, how it is, how its last call went and how many are left', async () => {
    await panel.EveryState.run();
    expect(await readRows()).toEqual([
      [
        'CoinPaprika',
        'Coin info',
        'Working',
        expect.stringMatching(/^\d+s agoin 1,240 ms$/),
        '19,988 of 20,000in any 30 days',
      ],
      [
        'CoinGecko',
        'Coin prices, Charts, NFT search',
        'Paused by the source until 12:02 UTC',
        '5m agoin 310 ms',
        '0 of 4in any minute',
      ],
      [
        'alternative.me',
        'Fear and greed index, Coin prices',
        expect.stringMatching(/^Resting after failures until 12:00 UTCTook too long, \d+s ago$/),
        'None yet',
        '540 of 600in any 10 minutes',
      ],
      ['RSS', 'News, Coin news', 'Not asked yet', 'None yet', 'No limit known'],
      [
        'CoinStats',
        'News',
        expect.stringMatching(/^Last call failedSaid no, \d+s ago$/),
        expect.stringMatching(/^4h agoin 95 ms$/),
        'No limit known',
      ],
      ['OpenSea', 'NFT search', 'No key is set', 'None yet', 'No limit known'],
      ['Airdrop list', 'Airdrops', 'No address is set', 'None yet', 'No limit known'],
    ]);
  });

  it('names those whose terms ask for it', async () => {
    await panel.EveryState.run();
    const names = screen
      .getAllByRole('link')
      .map(({ textContent }) => textContent?.replace(/\(.*/, '').trim());
    expect(names).toEqual(['CoinGecko', 'alternative.me', 'CoinPaprika', 'DefiLlama', 'Ethplorer']);
    expect(screen.getByText(/Headlines by CoinDesk, Cointelegraph/)).toBeVisible();
  });

  it('says that no source is asked where only the sample is wanted', async () => {
    await panel.SampleOnly.run();
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(screen.getByText('Sample data only: no source is asked.')).toBeVisible();
    expect((await readRows()).map(([, , state]) => state)).toEqual(unused.sources.map(() => 'Not used'));
  });

  it('is busy while the list is on its way', async () => {
    await panel.Loading.run();
    expect(screen.getByRole('region', { name: 'Sources of live data' })).toHaveAttribute('aria-busy', 'true');
  });

  it('says that there is none', async () => {
    await panel.Empty.run();
    expect(screen.getByText('No source of live data is known.')).toBeVisible();
  });

  it('is asked for again after a failure', async () => {
    await panel.Failed.run();
    expect(screen.getByText('The list of sources could not be loaded.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await readRows()).toHaveLength(everyState.sources.length);
  });

  it('follows the sources while it is open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const later = { ...everyState, sources: everyState.sources.slice(0, 1) };
    showPanel(<LiveSourcesPanel />, { '/api/data/sources': [give(everyState), give(later)] });
    expect(await screen.findByRole('rowheader', { name: 'CoinGecko' })).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await vi.waitFor(() => expect(screen.queryByRole('rowheader', { name: 'CoinGecko' })).toBeNull());
  });
});
