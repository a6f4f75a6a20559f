import { composeStories } from '@storybook/react-vite';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as stories from '../../../../stories/screens/movements/MovementsScreen.stories.tsx';

const { Idle } = composeStories(stories);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-21T23:59:30.000Z') });
});

afterEach(() => vi.useRealTimers());

const date = () => screen.getByText(/2026$/, { selector: 'time' });

describe('MovementsScreen', () => {
  it('shows the current date in UTC, and the next one after midnight (W1)', async () => {
    await Idle.run();
    expect(date().parentElement).toHaveTextContent(/^Saturday,? 21 November 2026 \(UTC\)$/);
    expect(date()).toHaveAttribute('datetime', '2026-11-21');
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(date()).toHaveTextContent(/^Sunday,? 22 November 2026$/);
  });
});
