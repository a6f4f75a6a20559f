import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toFacts } from '../../../../stories/panels/coin/fact-answers.ts';
import { CoinPrice, CoinPriceTitle } from '../../../../src/web/panels/coin/CoinPrice.tsx';
import { coinPanelCopy } from '../../../../src/web/copy/panels/coin.ts';
import { feedCopy } from '../../../../src/web/copy/ui.ts';
import { give, showPanel } from '../show-panel.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
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
