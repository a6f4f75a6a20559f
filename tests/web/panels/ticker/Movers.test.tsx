import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tickerCoins } from '../../../../src/contracts/ticker.ts';
import { tickerPanelCopy as copy } from '../../../../src/web/copy/panels/ticker.ts';
import { Movers } from '../../../../src/web/panels/ticker/Movers.tsx';
import { cardano, toTickerPath } from '../../../../stories/panels/ticker/quotes.ts';
import { answer, stubServer } from '../../../helpers/stub-server.ts';

it('Movers says beside a known price that its change is not reported', async () => {
  stubServer({
    [`GET ${toTickerPath('btc')}`]: answer({ data: { [tickerCoins.btc]: cardano } }),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Movers />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(copy.noChange)).toBeVisible();
});
