import { defaultScheduler, notifyManager } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventCheckPause, eventPagePause } from '../../../../src/contracts/events.ts';
import { messages, retryWait } from '../../../../src/contracts/messages.ts';
import { EventsPanel } from '../../../../src/web/panels/events/EventsPanel.tsx';
import placeholder from '../../../../src/web/feeds/placeholder.svg';
import { eventsPanelCopy } from '../../../../src/web/copy/panels/events.ts';
import { feedCopy } from '../../../../src/web/copy/ui.ts';
import {
  manyEvents,
  onePage,
  refusedPage,
  shortPage,
  threePages,
} from '../../../../stories/panels/events/pages.ts';
import { PanelStage } from '../../../../stories/panels/PanelStage.tsx';
import { stubFeeds, type FeedAnswer } from '../../../../stories/panels/stub-feeds.ts';
import { watchErrors } from '../../../helpers/watch-errors.ts';

type Answers = FeedAnswer | readonly FeedAnswer[];

const first = toFeed(threePages[0]);
const second = toFeed(threePages[1]);
const third = toFeed(threePages[2]);
const refused: FeedAnswer = { kind: 'refused', code: 'UPSTREAM_DOWN' };
const pending: FeedAnswer = { kind: 'pending' };
const longAgo = () => new Date(Date.now() - 26 * 60_000).toISOString();
const logged = watchErrors();

beforeEach(() => {
  vi.useFakeTimers();
  // A query reports its response by a timer, to which fake timers add a millisecond.
  notifyManager.setScheduler(queueMicrotask);
});

afterEach(() => {
  notifyManager.setScheduler(defaultScheduler);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function toFeed(value: unknown): FeedAnswer {
  return { kind: 'feed', value };
}

/** Renders the panel with its first response, and records its requests. */
async function show(...pages: readonly [Answers, ...Answers[]]) {
  const paths = pages.map((given, index) => [
    `/api/data/allcal/${index === 0 ? '' : `${index + 1}/`}`,
    given,
  ]);
  onTestFinished(stubFeeds(Object.fromEntries(paths)));
  const requests: Request[] = [];
  const stubbed = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    requests.push(new Request(input, init));
    return stubbed(input, init);
  });
  const view = render(
    <PanelStage>
      <EventsPanel />
    </PanelStage>,
  );
  await pass(0, 0);
  return { view, requests, asked: () => requests.map(({ url }) => new URL(url).pathname.split('/')[4]) };
}

// One wait after another: effects of a timer are drawn before the next wait starts.
async function pass(...waits: readonly number[]): Promise<void> {
  for (const ms of waits) await act(() => vi.advanceTimersByTimeAsync(ms));
}

const region = () => screen.getByRole('region', { name: 'Events' });
const cards = () => screen.queryAllByRole('article');
const count = () => screen.getAllByRole('status').map((one) => one.textContent);
const retry = () => screen.getByRole('button', { name: /^Retry/ });
const card = (title: RegExp) => {
  const found = cards().find((one) => title.test(one.textContent));
  if (found === undefined) throw new Error(`No event is called ${title}`);
  return found;
};

describe('the pages of events (K1)', () => {
  it('are requested one after another, with a pause before each', async () => {
    const { asked } = await show(first, second, third);
    expect(asked()).toEqual(['']);
    await pass(eventPagePause - 1);
    expect(asked()).toEqual(['']);
    await pass(1, eventPagePause - 1);
    expect(asked()).toEqual(['', '2']);
    await pass(1, 10 * eventPagePause);
    expect(asked()).toEqual(['', '2', '3']);
  });

  it('show progress until all events have arrived, which is checked every second', async () => {
    await show(first, second, third);
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Loading: 3 of 7 events' });
    expect([bar.value, bar.max]).toEqual([3, 7]);
    expect(cards()).toHaveLength(3);
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
    await pass(eventPagePause, eventPagePause, eventCheckPause - 1);
    expect(screen.getByText('Loading: 7 of 7 events')).toBeVisible();
    await pass(1);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(count()).toContain('7 events');
    expect(cards()).toHaveLength(7);
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    expect(logged).not.toHaveBeenCalled();
  });

  it('stop loading when the member leaves the screen during a pause', async () => {
    const { view, asked } = await show(first, second);
    view.unmount();
    await pass(10 * eventPagePause);
    expect(asked()).toEqual(['']);
  });

  it('cancel the pending request when the member leaves the screen', async () => {
    const { view, asked, requests } = await show(first, pending);
    await pass(eventPagePause);
    expect(requests.at(-1)?.signal.aborted).toBe(false);
    view.unmount();
    expect(requests.at(-1)?.signal.aborted).toBe(true);
    await pass(10 * eventPagePause);
    expect(asked()).toEqual(['', '2']);
    expect(logged).not.toHaveBeenCalled();
  });

  it('load again from the first when the live source replaces the sample', async () => {
    await show([{ kind: 'feed', value: onePage, state: 'sample' }, first], second, third);
    await pass(eventCheckPause);
    expect(count()).toContain('4 events');
    expect(screen.getByText(feedCopy.sample)).toBeVisible();
    await pass(5000, 0);
    expect(screen.getByText('Loading: 3 of 7 events')).toBeVisible();
    expect(screen.queryByText(feedCopy.sample)).not.toBeInTheDocument();
    await pass(eventPagePause, eventPagePause, eventCheckPause);
    expect(count()).toContain('7 events');
  });
});

describe('an event (K1)', () => {
  beforeEach(async () => {
    await show(toFeed(onePage));
    await pass(eventCheckPause);
  });

  it('shows title, coins, day in UTC, types, proof and a link to its source', () => {
    const upgrade = within(card(/network upgrade/));
    const link = upgrade.getByRole('link', { name: 'Invented event: network upgrade' });
    expect(link).toHaveAttribute('href', 'https://www.example.com/upgrade');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(upgrade.getByText('Bitcoin (BTC), Ethereum (ETH)')).toBeVisible();
    expect(upgrade.getByText(/^Tue,? 24 Nov 2026$/)).toBeVisible();
    expect(upgrade.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['Release', 'Hard fork']);
    const proof = upgrade.getByRole('img', { name: 'Proof image of Invented event: network upgrade' });
    expect(proof.getAttribute('src')).toContain('quiet-orbits');
    expect(upgrade.getByText('example.com')).toBeVisible();
  });

  it('is listed under its month in UTC', () => {
    const months = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    expect(months).toEqual(['November 2026', 'December 2026', 'Date unknown']);
    expect(within(card(/questions and answers/)).getByText(/^Tue,? 1 Dec 2026$/)).toBeVisible();
  });

  it('has no link without a source, and names its one type and only some of its coins', () => {
    const talk = within(card(/questions and answers/));
    expect(talk.queryByRole('link')).not.toBeInTheDocument();
    expect(talk.getByText('No source given')).toBeVisible();
    expect(talk.getByText('Dai, Uniswap, Sushi, Polygon and 2 more')).toBeVisible();
    expect(talk.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['AMA']);
  });

  it('shows the placeholder when there is no proof or its picture does not load', () => {
    const shown = (title: RegExp) => card(title).querySelector('img');
    expect(shown(/questions and answers/)).toHaveAttribute('src', placeholder);
    const broken = shown(/a conference/)!;
    expect(broken).toHaveAttribute('src', '/media/broken.png');
    fireEvent.error(broken);
    expect(shown(/a conference/)).toHaveAttribute('src', placeholder);
  });

  it('shows HTML from the source as plain text, and links only https addresses', () => {
    const odd = card(/<b>/);
    expect(odd.querySelector('b, a')).toBeNull();
    expect(within(odd).getByText('Date unknown')).toBeVisible();
  });

  it('is shown only if it has the chosen type', () => {
    const types = screen.getByRole('combobox', { name: 'Event type' });
    fireEvent.change(types, { target: { value: 'AMA' } });
    expect(cards()).toHaveLength(1);
    expect(count()).toContain('1 of 4 events');
    fireEvent.change(types, { target: { value: '' } });
    expect(cards()).toHaveLength(4);
  });
});

describe('the coin filter (K1)', () => {
  const choose = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });

  beforeEach(async () => {
    await show(toFeed(onePage));
    await pass(eventCheckPause);
  });

  it('offers the coins of all events in alphabetical order', () => {
    const coins = within(screen.getByRole('combobox', { name: 'Coin' })).getAllByRole('option');
    const names = coins.map(({ textContent }) => textContent);
    expect(names.slice(0, 1)).toEqual(['All coins']);
    expect(names.slice(2)).toEqual([
      'Bitcoin (BTC)',
      'Dai',
      'Ethereum (ETH)',
      'Monero',
      'Polygon',
      'Solana',
      'Sushi',
      'Uniswap',
    ]);
  });

  it('shows every event of a coin, even if its card names only other coins', () => {
    choose('Coin', 'Solana');
    expect(cards()).toHaveLength(1);
    expect(card(/questions and answers/)).toBeVisible();
    expect(count()).toContain('1 of 4 events');
    choose('Coin', '');
    expect(cards()).toHaveLength(4);
  });

  it('combines with the type filter, and offers to show all events when none matches', () => {
    choose('Event type', 'Release');
    choose('Coin', 'Ethereum (ETH)');
    expect(cards()).toHaveLength(1);
    choose('Coin', 'Dai');
    expect(cards()).toHaveLength(0);
    expect(screen.getByText(eventsPanelCopy.noMatch)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Show all events' }));
    expect(cards()).toHaveLength(4);
    expect(screen.getByRole('combobox', { name: 'Coin' })).toHaveValue('');
  });
});

describe('EventsPanel (K1)', () => {
  it('shows the state and age of the least current page', async () => {
    await show(first, { kind: 'feed', value: threePages[1], state: 'stale', asOf: longAgo() }, third);
    expect(within(region()).getByText(feedCopy.live)).toBeVisible();
    await pass(eventPagePause);
    expect(within(region()).getByText(feedCopy.stale)).toBeVisible();
    expect(within(region()).getByText('26m ago')).toBeVisible();
  });

  it('shows twelve events at first, and more by a button', async () => {
    await show(toFeed(manyEvents));
    expect(cards()).toHaveLength(12);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(cards()).toHaveLength(60);
    expect(screen.getByRole('button', { name: 'Show more' })).toBeDisabled();
  });
});

describe('EventsPanel after a failure (K1, Z1)', () => {
  it('shows the loading error and logs it once when the response reports an error', async () => {
    await show(toFeed(refusedPage));
    expect(screen.getByRole('alert')).toHaveTextContent(messages.loadingFailed);
    expect(cards()).toHaveLength(0);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the request is refused', refused],
    ['the response reports an error', toFeed(refusedPage)],
  ])('keeps the events of earlier pages and continues from there on retry: %s', async (_, failure) => {
    const { asked } = await show(first, second, [failure, third]);
    await pass(eventPagePause, eventPagePause);
    expect(screen.getByRole('alert')).toHaveTextContent(messages.loadingFailed);
    expect(screen.getByText('6 of 7 events could be loaded. The rest is missing.')).toBeVisible();
    expect(cards()).toHaveLength(6);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(retry()).toHaveTextContent('Retry in 2:00');
    await pass(retryWait);
    expect(asked()).toEqual(['', '2', '3']);
    fireEvent.click(retry());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pass(eventPagePause, eventCheckPause);
    expect(count()).toContain('7 events');
    expect(asked()).toEqual(['', '2', '3', '3']);
  });

  it('keeps the error of a later page when the same first page arrives again, as a sample does', async () => {
    const sampleOf = (asOf: string): FeedAnswer => ({
      kind: 'feed',
      value: threePages[0],
      state: 'sample',
      asOf,
    });
    const { asked } = await show(
      [sampleOf('2026-11-20T00:00:00.000Z'), sampleOf('2026-11-21T00:00:00.000Z')],
      refused,
    );
    await pass(eventPagePause);
    expect(screen.getByRole('alert')).toHaveTextContent(messages.loadingFailed);
    await pass(5000, 0, eventPagePause);
    expect(asked()).toEqual(['', '2', '']);
    expect(screen.getByRole('alert')).toHaveTextContent(messages.loadingFailed);
  });

  it('says that events are missing when the list is shorter than announced, and reloads it on retry', async () => {
    await show([toFeed(shortPage), toFeed(onePage)]);
    await pass(eventCheckPause);
    expect(screen.getByText('2 of 3 events could be loaded. The rest is missing.')).toBeVisible();
    await pass(retryWait);
    fireEvent.click(retry());
    await pass(0, eventCheckPause);
    expect(cards()).toHaveLength(4);
    expect(count()).toContain('4 events');
  });
});
