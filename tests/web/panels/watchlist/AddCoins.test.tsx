import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { watchlistCopy as copy } from '../../../../src/web/copy/research/watchlist.ts';
import { AddCoins } from '../../../../src/web/panels/watchlist/AddCoins.tsx';
import { PanelStage } from '../../../../stories/panels/PanelStage.tsx';
import { answer, refuse, stubServer } from '../../../helpers/stub-server.ts';

const bitcoin = { id: 'btc-bitcoin', name: 'Bitcoin', symbol: 'BTC', rank: 1 };

it('AddCoins finds coins by pasted names, and adds one only when its star is pressed', async () => {
  const server = stubServer({
    'GET /api/watchlist': answer([]),
    'GET /api/coin-data/coins': ({ url }) =>
      Response.json(new URL(url).searchParams.get('query') === 'btc' ? [bitcoin] : []),
    'PUT /api/watchlist/btc-bitcoin': answer([
      { id: 'btc-bitcoin', name: 'Bitcoin', watched_at: '2026-11-21T12:00:00.000Z' },
    ]),
  });
  render(
    <PanelStage>
      <AddCoins />
    </PanelStage>,
  );
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('"btc",0.5,held\n\nBTC;twice\nnobody knows it\n1337');
  await userEvent.click(screen.getByRole('button', { name: copy.find }));
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.firstElementChild?.textContent ?? row.textContent)).toEqual([
    'btc: Bitcoin (BTC)',
    copy.notFound(2, 'twice, nobody knows it'),
    copy.notSearched(1, '1337'),
  ]);
  expect(server.calls.some((call) => call.startsWith('PUT'))).toBe(false);
  await userEvent.click(await within(rows[0]!).findByRole('button', { name: `${copy.watch} Bitcoin` }));
  expect(await within(rows[0]!).findByRole('button', { pressed: true })).toBeVisible();
});

it('AddCoins offers every coin with a pasted name, and reads lines that begin with a rank', async () => {
  const pepe = { id: 'pepe-pepe', name: 'Pepe', symbol: 'PEPE', rank: 30 };
  const other = { id: 'pepe-other', name: 'PEPE', symbol: 'PP', rank: null };
  const like = { id: 'pepecoin', name: 'PepeCoin', symbol: 'PEP', rank: 200 };
  stubServer({
    'GET /api/watchlist': answer([]),
    'GET /api/coin-data/coins': answer([pepe, like, other]),
  });
  render(
    <PanelStage>
      <AddCoins />
    </PanelStage>,
  );
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('30,pepe,5.5');
  await userEvent.click(screen.getByRole('button', { name: copy.find }));
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual([
    `pepe: Pepe (PEPE), ${copy.rank(30)}`,
    `pepe: PEPE (PP), ${copy.rank(null)}`,
  ]);
});

it('AddCoins keeps what was found if a search fails, and repeats only that one (C10)', async () => {
  const ethereum = { id: 'eth-ethereum', name: 'Ethereum', symbol: 'ETH', rank: 2 };
  const searched: (string | null)[] = [];
  let isDown = true;
  stubServer({
    'GET /api/watchlist': answer([]),
    'GET /api/coin-data/coins': (request) => {
      const query = new URL(request.url).searchParams.get('query');
      searched.push(query);
      if (query === 'ETH' && isDown) return refuse('UPSTREAM_DOWN')(request);
      return Response.json(query === 'ETH' ? [ethereum] : [bitcoin]);
    },
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <PanelStage>
      <AddCoins />
    </PanelStage>,
  );
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('ETH, BTC');
  await userEvent.click(screen.getByRole('button', { name: copy.find }));
  await screen.findByText(copy.searchFailed(1, 'ETH'));
  expect(screen.getByText('BTC: Bitcoin (BTC)')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: copy.searchAgain }));
  await screen.findByText('ETH: Ethereum (ETH)');
  expect(screen.queryByText(copy.searchFailed(1, 'ETH'))).toBeNull();
  expect(searched).toEqual(['ETH', 'BTC', 'ETH']);
});

it('AddCoins watches all found coins but guesses, and goes on after a rate limit', async () => {
  const coins = [bitcoin, { id: 'eth-ethereum', name: 'Ethereum', symbol: 'ETH', rank: 2 }];
  const watched: { id: string; name: string; watched_at: string }[] = [];
  let isLimited = true;
  const watch = async (request: Request) => {
    if (isLimited) {
      isLimited = false;
      const refused = await refuse('RATE_LIMITED')(request);
      return new Response(refused.body, { status: refused.status, headers: { 'retry-after': '0' } });
    }
    const id = new URL(request.url).pathname.split('/').at(-1) ?? '';
    watched.push({ id, name: id, watched_at: '2026-11-21T12:00:00.000Z' });
    return Response.json(watched);
  };
  const server = stubServer({
    'GET /api/watchlist': answer([]),
    'GET /api/coin-data/coins': ({ url }) => {
      const query = new URL(url).searchParams.get('query');
      return Response.json(query === 'Bitcoyn' ? [{ ...bitcoin, id: 'guess' }] : coins);
    },
    'PUT /api/watchlist/btc-bitcoin': watch,
    'PUT /api/watchlist/eth-ethereum': watch,
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <PanelStage>
      <AddCoins />
    </PanelStage>,
  );
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('Bitcoin\nBTC\nEthereum\nBitcoyn');
  await userEvent.click(screen.getByRole('button', { name: copy.find }));
  await userEvent.click(await screen.findByRole('button', { name: copy.watchAll(2) }));
  await screen.findByText(copy.watchedAll(2), { exact: false });
  expect(server.calls.filter((call) => call.startsWith('PUT'))).toEqual([
    'PUT /api/watchlist/btc-bitcoin',
    'PUT /api/watchlist/btc-bitcoin',
    'PUT /api/watchlist/eth-ethereum',
  ]);
});
