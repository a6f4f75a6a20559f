import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as stories from '../../../../stories/panels/coin/FactSheet.stories.tsx';
import { watchErrors } from '../../../helpers/watch-errors.ts';
import { coinFactsCopy } from '../../../../src/web/copy/panels/coin-facts.ts';
import { feedCopy } from '../../../../src/web/copy/ui.ts';

const { gaps: reasons } = coinFactsCopy;

const sheet = composeStories(stories);
const logged = watchErrors();

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The line of a fact: its name and value. Its source follows the list of lines. */
const fact = (title: string) => {
  const line = screen.getByText(title, { selector: 'dt *' }).closest('div');
  if (line === null) throw new Error(`no ${title}`);
  return line;
};
const originOf = (line: HTMLElement) => line.closest('dl')?.nextElementSibling;

describe('FactSheet', () => {
  it('loads nothing until it is opened, and remembers that it is open', async () => {
    const asked = vi.fn();
    await sheet.Closed.run();
    const stubbed = globalThis.fetch;
    globalThis.fetch = (...call) => {
      asked();
      return stubbed(...call);
    };
    expect(screen.queryByText('Circulating supply')).not.toBeInTheDocument();
    expect(asked).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText(coinFactsCopy.title));
    expect(await screen.findByText('Circulating supply')).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('coinFacts')).toBe('true');
  });

  it('shows each fact in its unit', async () => {
    await sheet.Live.run();
    const shown = Object.entries({
      'Circulating supply': '120,500,000 ETH',
      'Last daily close': 'US$3,180.40',
      RSI: '43.2',
      MACD: '−41.27',
      'Whitepaper age': '11.9 years',
      'MACD and its signal line': 'MACD below',
      'Last MACD crossover': '18 Nov 2026',
      Followers: '3,120,000',
      'Fees paid': 'US$1.93 million',
      'Top 10 holders on Ethereum': '46.2%',
      'Change on exchanges': '+1,204.25 ETH',
      'Traded on': 'Binance, Coinbase, Gemini, Kraken, KuCoin',
    });
    for (const [title, value] of shown) expect(within(fact(title)).getByText(value)).toBeVisible();
    expect(screen.getByRole('link', { name: 'etherscan.io' })).toHaveAttribute(
      'href',
      'https://etherscan.io/',
    );
    expect(screen.getByRole('status')).toHaveTextContent(coinFactsCopy.loaded('Ethereum'));
    expect(logged).not.toHaveBeenCalled();
  });

  it('shows the source and age of each fact, once for neighbouring facts of one source', async () => {
    await sheet.Live.run();
    expect(originOf(fact('RSI'))).toHaveTextContent(/Live\s*Binance\s*\d+m ago/);
    expect(originOf(fact('MACD'))).toBe(originOf(fact('RSI')));
    expect(originOf(fact('Last code change'))).toHaveTextContent(/GitHub\s*\d+m ago/);
    expect(originOf(fact('Fees paid'))).toHaveTextContent(/DefiLlama\s*\d+m ago/);
  });

  it('shows the market caps of both sources', async () => {
    await sheet.Live.run();
    const [one, other] = screen.getAllByText('Market cap', { selector: 'dt *' });
    expect(one?.closest('div')).toHaveTextContent('by CoinPaprikaUS$382 billion');
    expect(other?.closest('div')).toHaveTextContent('by CoinGeckoUS$381 billion');
    expect(other && originOf(other)).toHaveTextContent(/CoinGecko\s*\d+m ago/);
  });

  it('lists the missing facts by the reason why they are missing', async () => {
    await sheet.SomeMissing.run();
    const gaps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(gaps).toEqual([
      `${coinFactsCopy.gapOf(['Market cap by CoinGecko'], reasons.held_back('CoinGecko'))}.`,
      `${coinFactsCopy.gapOf(['Maximum supply'], reasons.unknown('CoinPaprika'))}.`,
      `${coinFactsCopy.gapOf(['200-day average of daily closes, RSI'], reasons.too_few_days())}.`,
      `${coinFactsCopy.gapOf(['Last MACD crossover'], reasons.never())}.`,
      `${coinFactsCopy.gapOf(['Last code change'], reasons.unavailable('GitHub'))}.`,
      `${coinFactsCopy.gapOf(['Value locked (TVL)'], reasons.loading())}.`,
      `${coinFactsCopy.gapOf(['Top 10 holders on Ethereum'], reasons.no_source())}.`,
    ]);
    expect(within(fact('Traded on')).getByText('None of them')).toBeVisible();
    expect(originOf(fact('Traded on'))).toHaveTextContent(feedCopy.stale);
  });

  it('fetches again while some facts are still loading', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await sheet.LoadedInParts.run();
    await screen.findByText(new RegExp(reasons.loading()));
    await vi.advanceTimersByTimeAsync(5000);
    await waitFor(() => expect(screen.queryByText(new RegExp(reasons.loading()))).not.toBeInTheDocument());
    expect(screen.getByText('US$381 billion')).toBeVisible();
  });

  it('keeps fetching until the rate limit of a source is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await sheet.HeldBack.run();
    await screen.findByText(/rate limit/);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(screen.getByText(/rate limit/)).toBeVisible();
    await vi.advanceTimersByTimeAsync(40_000);
    await waitFor(() => expect(screen.queryByText(/rate limit/)).not.toBeInTheDocument());
  });

  it('marks a sample once when all facts are samples', async () => {
    await sheet.Sample.run();
    const marks = screen.getAllByText(feedCopy.sample);
    expect(marks.filter((mark) => mark.closest('p') === null)).toHaveLength(1);
  });

  it('is busy while it loads', async () => {
    await sheet.Loading.run();
    expect(screen.getByRole('group')).toHaveAttribute('aria-busy', 'true');
  });

  it('says that the facts could not be loaded, and retries on request', async () => {
    await sheet.Unreachable.run();
    expect(await screen.findByRole('alert')).toHaveTextContent('The facts could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: feedCopy.retry }));
    expect(await screen.findByText('Circulating supply')).toBeVisible();
  });

  it('offers a retry when there is no connection', async () => {
    await sheet.Offline.run();
    expect(await screen.findByRole('button', { name: feedCopy.retry })).toBeVisible();
  });

  it('shows HTML from a source as plain text, and links only https addresses', async () => {
    await sheet.UnexpectedValues.run();
    expect(await screen.findByText(/<img src=x onerror/)).toBeVisible();
    expect(document.querySelector('img[src="x"]')).toBeNull();
    expect(fact('Whitepaper').querySelector('a')).toBeNull();
  });
});
