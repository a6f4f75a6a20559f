import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toFacts } from '../../../../stories/panels/coin/fact-answers.ts';
import { CoinPrice, CoinPriceTitle } from '../../../../src/web/panels/coin/CoinPrice.tsx';
import { coinPanelCopy } from '../../../../src/web/copy/panels/coin.ts';
import { feedCopy } from '../../../../src/web/copy/ui.ts';
import { give, showPanel } from '../show-panel.tsx';
import * as stories from '../../../../stories/panels/coin/CoinHeader.stories.tsx';

const header = composeStories(stories);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('CoinHeader', () => {
  it('shows the name, symbol, kind and year of the coin, and the progress', async () => {
    await header.Coin.run();
    expect(await screen.findByText('Coin · since 2015')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ethereum ETH' })).toBeVisible();
    expect(screen.getByText('3 of 8 sections saved')).toBeVisible();
  });

  it('shows the chain of a token', async () => {
    await header.Token.run();
    expect(await screen.findByText('Token on Ethereum · since 2020')).toBeVisible();
  });

  it('shows the search term when no coin was found', async () => {
    await header.NotFound.run();
    expect(screen.getByRole('heading', { name: 'nothing' })).toBeVisible();
  });
});

describe('the price of a coin', () => {
  it.each(['00:00', '23:25'])('names the day that closed, and is not called live: at %s', async (time) => {
    const facts = toFacts('live').map((fact) =>
      fact.id === 'price_close' ? { ...fact, as_of: `2025-11-28T${time}:00.000Z` } : fact,
    );
    const { container } = showPanel(
      <p>
        <CoinPriceTitle id="btc-bitcoin" />: <CoinPrice id="btc-bitcoin" />
      </p>,
      { '/api/coin-data/facts/btc-bitcoin': give(facts) },
    );
    const title = coinPanelCopy.priceOf('27 Nov 2025');
    await waitFor(() => expect(container).toHaveTextContent(`${title}: US$3,180.40 Binance`));
    expect(container).not.toHaveTextContent(feedCopy.live);
  });
});
