import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { retryWait } from '../../../src/contracts/messages.ts';
import { feedCopy } from '../../../src/web/copy/ui.ts';

/** Waits out the two minutes after a failure by the fake clock, and retries. */
export async function retryAfterWait(): Promise<void> {
  expect(await screen.findByRole('button', { name: /^Retry in (2:00|1:5\d)$/ })).toBeDisabled();
  await act(() => vi.advanceTimersByTimeAsync(retryWait));
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  await user.click(screen.getByRole('button', { name: feedCopy.retry }));
}
