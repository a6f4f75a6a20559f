import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FeedState } from '../../../src/contracts/feed.ts';
import { FeedPanel } from '../../../src/web/feeds/FeedPanel.tsx';
import type { FeedStatus } from '../../../src/web/feeds/use-feed.ts';
import { feedCopy } from '../../../src/web/copy/ui.ts';

const wait = 120_000;

type Shown = FeedStatus<string>;

function show(status: Shown, children: (value: string) => string = (value) => value) {
  return render(
    <FeedPanel
      title="Prices"
      status={status}
      skeleton="Skeleton"
      idle="Nothing asked"
      failure={{ message: 'Wait for 2 minutes', wait }}
      announce={(value) => `${value} shown`}
    >
      {children}
    </FeedPanel>,
  );
}

const ready = (state: FeedState, value = '42'): Shown => ({
  kind: 'ready',
  feed: { value, source: 'A source', asOf: new Date().toISOString(), state },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('FeedPanel', () => {
  it('keeps its header in every state', () => {
    for (const status of [{ kind: 'idle' }, { kind: 'loading' }, ready('live')] as const) {
      const { unmount } = show(status);
      expect(screen.getByRole('region', { name: 'Prices' })).toBeVisible();
      unmount();
    }
  });

  it('is busy while it loads', () => {
    show({ kind: 'loading' });
    expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Skeleton')).toBeVisible();
  });

  it('shows the source and state of its figures, and announces stale ones as stale', () => {
    show(ready('stale'));
    expect(screen.getByText('A source')).toBeVisible();
    expect(screen.getByText(feedCopy.stale)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(`${feedCopy.stale}: 42 shown`);
  });

  it('shows and announces a sample as a sample, and announces live figures without a state', () => {
    const { unmount } = show(ready('sample'));
    expect(screen.getByText(feedCopy.sample)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Sample data: 42 shown');
    unmount();
    show(ready('live'));
    expect(screen.getByRole('status').textContent).toBe('42 shown');
  });

  it('never shows the figures of one coin under the title of another', () => {
    const seen = new Set<string>();
    const panel = (of: string, status: Shown) => (
      <FeedPanel title={of} status={status} skeleton="" failure={{ message: '' }}>
        {(value) => {
          seen.add(`${of}: ${value}`);
          return value;
        }}
      </FeedPanel>
    );
    const { rerender } = render(panel('BTC', ready('live', 'of BTC')));
    const steps = [{ kind: 'idle' }, { kind: 'loading' }, ready('live', 'of ETH')] as const;
    for (const status of steps) rerender(panel('ETH', status));
    rerender(panel('SOL', ready('live', 'of SOL')));
    expect(Array.from(seen)).toEqual(['BTC: of BTC', 'ETH: of ETH', 'SOL: of SOL']);
  });

  it('counts down before a retry is possible, and takes the focus on the retry (Z1)', () => {
    const retry = vi.fn();
    show({ kind: 'failed', code: 'UNREACHABLE', retry });
    expect(screen.getByRole('alert')).toHaveTextContent('Wait for 2 minutes');
    expect(screen.getByRole('button', { name: 'Retry in 2:00' })).toBeDisabled();
    act(() => void vi.advanceTimersByTime(61_000));
    expect(screen.getByRole('button', { name: 'Retry in 0:59' })).toBeDisabled();
    act(() => void vi.advanceTimersByTime(59_000));
    fireEvent.click(screen.getByRole('button', { name: feedCopy.retry }));
    expect(retry).toHaveBeenCalledOnce();
    expect(screen.getByRole('region')).toHaveFocus();
  });

  it('shows its error message when its content crashes', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    show(ready('live'), () => {
      throw new Error('broken');
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Wait for 2 minutes');
  });
});
