import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memberRoutes } from '../../../../src/web/app/member-routes.ts';
import { statusCopy } from '../../../../src/web/copy/status.ts';
import { sourcesPanelCopy } from '../../../../src/web/copy/panels/sources.ts';
import * as stories from '../../../../stories/screens/status/StatusScreen.stories.tsx';
import { watchErrors } from '../../../helpers/watch-errors.ts';
import { feedCopy } from '../../../../src/web/copy/ui.ts';

const status = composeStories(stories);
const feeds = Object.values(statusCopy.feeds);
const logged = watchErrors();

afterEach(() => vi.restoreAllMocks());

const row = (what: string) => {
  const head = within(screen.getByRole('table', { name: 'Sources' }))
    .getAllByRole('rowheader')
    .find((one) => one.textContent?.startsWith(what));
  return Array.from(head?.parentElement?.children ?? [], (cell) => cell.textContent);
};
const summary = () => screen.getByRole('status');

describe('StatusScreen (A2)', () => {
  it('shows a row for every feed, with a link to the page that shows it', async () => {
    await status.Live.run();
    expect(screen.getByRole('heading', { level: 1, name: 'Status' })).toBeVisible();
    const table = screen.getByRole('table', { name: 'Sources' });
    expect(within(table).getAllByRole('rowheader')).toHaveLength(13);
    const titles = new Map(memberRoutes.map(({ path, title }) => [path, title]));
    for (const { page } of feeds) {
      const [link] = screen.getAllByRole('link', { name: page.title });
      expect(link).toHaveAttribute('href', page.path);
      expect(titles.get(page.path)).toBe(page.title);
    }
  });

  it('shows the source, state and age of each feed', async () => {
    await status.Mixed.run();
    expect(row('MACD')).toEqual([
      'MACD for BTC',
      'Charting',
      'Example source',
      'Live',
      expect.stringMatching(/^\d+s ago$/),
    ]);
    expect(row('Fear and greed')).toEqual([
      'Fear and greed index',
      'Fear and Greed',
      'Example source',
      feedCopy.stale,
      '5h ago',
    ]);
    expect(row('News')).toEqual([
      'News',
      'News',
      sourcesPanelCopy.noSource,
      'Sample data',
      'Made 21 Nov 2026',
    ]);
    expect(row('Exchange reserves')).toEqual([
      'Exchange reserves for Binance',
      'Proof Of Reserves',
      sourcesPanelCopy.noAnswer,
    ]);
    expect(row('Airdrops').at(-1)).toBe(sourcesPanelCopy.notSetUp);
    expect(summary()).toHaveTextContent('9 live, 1 stale, 1 sample data, 1 without a response, 1 not set up');
  });

  it('loads every feed again on request', async () => {
    await status.Mixed.run();
    expect(logged).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('table', { name: 'Sources of live data' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: sourcesPanelCopy.askAgain }));
    await waitFor(() => expect(summary()).toHaveTextContent('10 live, 1 stale, 1 sample data, 1 not set up'));
    expect(row('Exchange reserves')).toContain(feedCopy.live);
  });

  it('shows the loaded feeds while others still load', async () => {
    await status.Loading.run();
    await waitFor(() => expect(row('MACD')).toContain(feedCopy.live));
    expect(row('Fear and greed')).toContain(sourcesPanelCopy.waiting);
    expect(summary()).toHaveTextContent(sourcesPanelCopy.asking);
    expect(screen.getByRole('button', { name: sourcesPanelCopy.askAgain })).toBeDisabled();
  });

  it('says that no feed responded when there is no connection', async () => {
    await status.Offline.run();
    expect(screen.getAllByText(sourcesPanelCopy.noAnswer)).toHaveLength(feeds.length);
    expect(summary()).toHaveTextContent('13 without a response');
  });
});
