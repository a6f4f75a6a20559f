import { composeStories } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { candleWindows } from '../../../src/contracts/charts.ts';
import { knownCoins } from '../../../src/contracts/known-coins.ts';
import { messages, noMovementsMessage, retryWait } from '../../../src/contracts/messages.ts';
import { airdropsPanelCopy } from '../../../src/web/copy/panels/airdrops.ts';
import { newsPanelCopy } from '../../../src/web/copy/panels/news.ts';
import { feedCopy } from '../../../src/web/copy/ui.ts';
import { CandlesPanel } from '../../../src/web/panels/charts/CandlesPanel.tsx';
import { MacdPanel } from '../../../src/web/panels/charts/MacdPanel.tsx';
import { RsiPanel } from '../../../src/web/panels/charts/RsiPanel.tsx';
import * as airdrops from '../../../stories/panels/airdrops/AirdropsPanel.stories.tsx';
import * as candles from '../../../stories/panels/charts/CandlesPanel.stories.tsx';
import * as macd from '../../../stories/panels/charts/MacdPanel.stories.tsx';
import { candles as candleRows } from '../../../stories/panels/charts/candles.ts';
import { macd as macdDays } from '../../../stories/panels/charts/macd.ts';
import { rsi as rsiDays } from '../../../stories/panels/charts/rsi.ts';
import * as rsi from '../../../stories/panels/charts/RsiPanel.stories.tsx';
import * as coin from '../../../stories/panels/coin/CoinPanel.stories.tsx';
import * as events from '../../../stories/panels/events/EventsPanel.stories.tsx';
import * as movements from '../../../stories/panels/movements/MovementsPanel.stories.tsx';
import * as news from '../../../stories/panels/news/NewsPanel.stories.tsx';
import * as sentiment from '../../../stories/panels/sentiment/SentimentPanel.stories.tsx';
import * as ticker from '../../../stories/panels/ticker/TickerPanel.stories.tsx';
import * as reserves from '../../../stories/screens/exchanges/ExchangesScreen.stories.tsx';
import { sample, stale, type FeedAnswer } from '../../../stories/panels/stub-feeds.ts';
import { watchErrors } from '../../helpers/watch-errors.ts';
import { showPanel } from './show-panel.tsx';

interface Story {
  readonly run: () => Promise<void>;
}

interface Panel {
  readonly name: string;
  readonly stories: Readonly<Record<'Loading' | 'Stale' | 'Sample' | 'Failed' | 'Offline', Story>>;
  readonly message: string;
  /** Without: the member can retry at once. */
  readonly waits: boolean;
  /** A response without data, and what the panel says then. */
  readonly empty?: readonly [Story, string];
  /** A response with HTML and with addresses that are not https. */
  readonly hostile?: Story;
}

const { loadingFailed, movementsFailed, reservesFailed, coinNotFound } = messages;
const composed = {
  airdrops: composeStories(airdrops),
  coin: composeStories(coin),
  events: composeStories(events),
  movements: composeStories(movements),
  news: composeStories(news),
  reserves: composeStories(reserves),
};

/** The stories of a chart wait until it is drawn, which jsdom does not do. */
function undrawn(
  panel: ReactElement,
  path: string,
  value: unknown,
): Pick<Panel['stories'], 'Sample' | 'Stale'> {
  const show = (answer: FeedAnswer): Story => ({
    run: async () => void showPanel(panel, { [`/api/coin-data/techanalysis/${path}`]: answer }),
  });
  return { Sample: show(sample(value)), Stale: show(stale(value)) };
}

const panels: readonly Panel[] = [
  {
    name: 'movements (W2)',
    stories: composed.movements,
    message: movementsFailed,
    waits: true,
    empty: [composed.movements.Empty, noMovementsMessage('SUSHI')],
    hostile: composed.movements.LongTexts,
  },
  {
    name: 'events (K1)',
    stories: composed.events,
    message: loadingFailed,
    waits: true,
    empty: [composed.events.Empty, messages.noEvents],
    hostile: composed.events.Live,
  },
  {
    name: 'news (X1)',
    stories: composed.news,
    message: loadingFailed,
    waits: true,
    empty: [composed.news.Empty, newsPanelCopy.none],
    hostile: composed.news.Live,
  },
  {
    name: 'airdrops (R1)',
    stories: composed.airdrops,
    message: loadingFailed,
    waits: true,
    empty: [composed.airdrops.Empty, airdropsPanelCopy.none],
    hostile: composed.airdrops.Live,
  },
  { name: 'the index (F1)', stories: composeStories(sentiment), message: loadingFailed, waits: true },
  { name: 'a price (F1)', stories: composeStories(ticker), message: loadingFailed, waits: true },
  {
    name: 'candles (S2)',
    stories: {
      ...composeStories(candles),
      ...undrawn(
        <CandlesPanel coin={knownCoins.btc} window={candleWindows[0]} />,
        'candle/bitcoin',
        candleRows,
      ),
    },
    message: loadingFailed,
    waits: true,
  },
  {
    name: 'MACD (S2)',
    stories: {
      ...composeStories(macd),
      ...undrawn(<MacdPanel coin={knownCoins.btc} />, 'macd/btc', macdDays),
    },
    message: loadingFailed,
    waits: true,
  },
  {
    name: 'RSI (S2)',
    stories: { ...composeStories(rsi), ...undrawn(<RsiPanel coin={knownCoins.btc} />, 'rsi/btc', rsiDays) },
    message: loadingFailed,
    waits: true,
  },
  {
    name: 'reserves (P2)',
    stories: composed.reserves,
    message: reservesFailed,
    waits: false,
    hostile: composed.reserves.UnexpectedValues,
  },
  {
    name: 'a coin (C3)',
    stories: { ...composed.coin, Failed: composed.coin.Unreachable },
    message: coinNotFound,
    waits: false,
    hostile: composed.coin.LongTexts,
  },
];

const logged = watchErrors();

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const isBusy = () => document.querySelector('[aria-busy="true"]') !== null;

describe.each(panels)('the panel of $name', ({ stories, message, waits }) => {
  it('is busy while it loads', async () => {
    await stories.Loading.run();
    expect(isBusy()).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('marks a sample, and shows the age of a stale value', async () => {
    await stories.Sample.run();
    expect((await screen.findAllByText(feedCopy.sample)).length).toBeGreaterThan(0);
    await stories.Stale.run();
    expect((await screen.findAllByText(feedCopy.stale)).length).toBeGreaterThan(0);
  });

  it('shows its error once, logs it once, and loads on retry (Z1)', async () => {
    await stories.Failed.run();
    expect(await screen.findAllByText(message)).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(isBusy()).toBe(false);
    expect(logged).toHaveBeenCalledTimes(1);
    if (waits) {
      expect(screen.getByRole('button', { name: /^Retry in/ })).toBeDisabled();
      await act(() => vi.advanceTimersByTimeAsync(retryWait));
    }
    fireEvent.click(screen.getByRole('button', { name: feedCopy.retry }));
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
    await waitFor(() => expect(isBusy()).toBe(false));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('shows its error without a connection', async () => {
    await stories.Offline.run();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(logged).toHaveBeenCalledTimes(1);
  });
});

it.each(panels.flatMap(({ name, empty }) => (empty ? [[name, ...empty] as const] : [])))(
  'the panel of %s says that there is nothing, without an error',
  async (_, story, words) => {
    await story.run();
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(logged).not.toHaveBeenCalled();
  },
);

it.each(panels.flatMap(({ name, hostile }) => (hostile ? [[name, hostile] as const] : [])))(
  'the panel of %s shows HTML from a source as plain text, and links only https addresses (case 38)',
  async (_, story) => {
    await story.run();
    await screen.findAllByText(/<(b|img|script)/);
    expect(document.body.querySelector('b, script, [onerror], a[target]:not([href^="https:"])')).toBeNull();
  },
);
