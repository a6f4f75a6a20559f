import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { watchlistCopy as copy } from '../../../../src/web/copy/research/watchlist.ts';
import { AddCoins } from '../../../../src/web/panels/watchlist/AddCoins.tsx';
import { PanelStage } from '../../../../stories/panels/PanelStage.tsx';
import { answer, stubServer } from '../../../helpers/stub-server.ts';

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
  await userEvent.paste('"btc",0.5,held\n\nBTC;twice\nnobody knows it');
  await userEvent.click(screen.getByRole('button', { name: copy.find }));
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual([
    'btc: Bitcoin (BTC)',
    `nobody knows it: ${copy.noMatch}`,
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
