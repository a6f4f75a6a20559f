import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PanelStage } from '../../../../stories/panels/PanelStage.tsx';
import { watchlistCopy as copy } from '../../../../src/web/copy/research/watchlist.ts';
import { WatchButton } from '../../../../src/web/panels/watchlist/WatchButton.tsx';
import { useWatchlist } from '../../../../src/web/panels/watchlist/use-watchlist.ts';
import { useCoinHistory } from '../../../../src/web/panels/watchlist/use-coin-history.ts';
import { answer, refuse, stubServer } from '../../../helpers/stub-server.ts';

const bitcoin = { id: 'btc-bitcoin', name: 'Bitcoin', watched_at: '2026-11-21T12:00:00.000Z' };

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

function show() {
  render(
    <PanelStage>
      <WatchButton id="btc-bitcoin" name="Bitcoin" />
    </PanelStage>,
  );
  return screen.findByRole('button', { name: `${copy.watch} Bitcoin` });
}

describe('the star of a coin', () => {
  it('adds the coin to the watchlist and removes it', async () => {
    const user = userEvent.setup();
    const sent: unknown[] = [];
    const server = stubServer({
      'GET /api/watchlist': answer([]),
      'PUT /api/watchlist/btc-bitcoin': async (request) => {
        sent.push(await request.json());
        return Response.json([bitcoin]);
      },
      'DELETE /api/watchlist/btc-bitcoin': answer([]),
    });
    expect(await show()).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true'));
    expect(sent).toEqual([{ name: 'Bitcoin' }]);
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'false'));
    expect(server.calls.filter((call) => !call.startsWith('GET'))).toHaveLength(2);
  });

  it('does not load the watchlist again for its own rows', async () => {
    const server = stubServer({ 'GET /api/watchlist': answer([bitcoin]) });
    const Rows = () =>
      useWatchlist().data?.map((coin) => <WatchButton key={coin.id} {...coin} look="star" />);
    render(
      <PanelStage>
        <Rows />
      </PanelStage>,
    );
    await screen.findByRole('button');
    expect(server.calls).toEqual(['GET /api/watchlist']);
  });

  it('loads the values of the last year again, which are of watched coins only', async () => {
    const user = userEvent.setup();
    let isWatched = false;
    const line = { id: 'price', source: 'Kraken', state: 'live', values: [1, 2] };
    stubServer({
      'GET /api/watchlist': answer([]),
      'PUT /api/watchlist/btc-bitcoin': async () => {
        isWatched = true;
        return Response.json([bitcoin]);
      },
      'GET /api/coin-history/btc-bitcoin': async () =>
        Response.json({ from: '2025-11-21', lines: isWatched ? [line] : [] }),
    });
    const Lines = () => {
      const { data, status } = useCoinHistory('btc-bitcoin');
      return <output>{data?.lines.length ?? status}</output>;
    };
    render(
      <PanelStage>
        <WatchButton id="btc-bitcoin" name="Bitcoin" />
        <Lines />
      </PanelStage>,
    );
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('0'));
    await user.click(await screen.findByRole('button'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1'));
  });

  it.each([
    ['WATCHLIST_FULL', copy.full],
    ['BUSY', copy.failed],
  ] as const)('says why the coin could not be added: %s', async (code, words) => {
    const user = userEvent.setup();
    stubServer({ 'GET /api/watchlist': answer([]), 'PUT /api/watchlist/btc-bitcoin': refuse(code) });
    await user.click(await show());
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  });
});
