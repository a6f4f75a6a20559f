import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toAge, toShortUtcMoment } from '../../../src/web/ui/text/moments.ts';
import { FeedAge } from '../../../src/web/feeds/FeedAge.tsx';
import { feedCopy } from '../../../src/web/copy/ui.ts';

describe('FeedAge', () => {
  it.each([
    ['live', 'Live'],
    ['stale', feedCopy.stale],
  ] as const)('shows the state, source and age of %s figures', (state, word) => {
    const asOf = Date.now() - 3 * 3_600_000;
    render(<FeedAge source="CoinPaprika" asOf={new Date(asOf).toISOString()} state={state} />);
    expect(screen.getByText(word)).toBeVisible();
    expect(screen.getByText('CoinPaprika')).toBeVisible();
    expect(screen.getByText('3h ago')).toBeVisible();
    // The text printed beside the age.
    expect(screen.getByText('3h ago')).toHaveAttribute('data-moment', toShortUtcMoment(asOf));
  });

  it('says of a value without a time when it was read', () => {
    const asOf = new Date(Date.now() - 3 * 3_600_000).toISOString();
    render(<FeedAge source="CoinPaprika" asOf={asOf} state="live" undated />);
    expect(screen.getByText(feedCopy.read('3h ago'))).toBeVisible();
  });

  it.each(['CoinGecko, CoinPaprika', 'CoinPaprika and CoinGecko'])('credits each source of %s', (source) => {
    render(<FeedAge source={source} asOf={new Date().toISOString()} state="live" />);
    expect(screen.getByRole('link', { name: /CoinGecko/ })).toBeVisible();
  });

  it('labels a sample with its date and no age', () => {
    render(<FeedAge source="Sample data" asOf="2026-11-01T10:00:00.000Z" state="sample" />);
    expect(screen.getByText(feedCopy.sample)).toBeVisible();
    expect(screen.getByText('1 Nov 2026')).toBeVisible();
    expect(screen.queryByText(/ago/)).toBeNull();
  });
});

describe('toAge', () => {
  const now = Date.parse('2026-11-21T12:00:00.000Z');

  it.each([
    ['2026-11-21T11:59:48.000Z', '12s ago'],
    ['2026-11-21T11:56:00.000Z', '4m ago'],
    ['2026-11-21T09:00:00.000Z', '3h ago'],
    ['2026-11-19T12:00:00.000Z', '2d ago'],
    ['2026-11-21T12:00:09.000Z', '0s ago'],
  ])('writes %s as %s', (asOf, age) => {
    expect(toAge(asOf, now)).toBe(age);
  });
});
