import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Feed } from '../../../src/contracts/feed.ts';
import { ApiError } from '../../../src/web/api/api-error.ts';
import { useFeed } from '../../../src/web/feeds/use-feed.ts';

const feed: Feed<string> = {
  value: '42',
  source: 'A source',
  asOf: '2026-11-21T12:00:00.000Z',
  state: 'live',
};

function Shown({ load }: { readonly load: () => Promise<Feed<string>> }) {
  const status = useFeed({ key: ['prices'], load });
  return <p>{status.kind === 'ready' ? status.feed.value : status.kind}</p>;
}

it('useFeed refetches a failed feed once the network is back, but no loaded one', async () => {
  const load = vi
    .fn(async () => feed)
    .mockRejectedValueOnce(new ApiError({ code: 'UNREACHABLE', status: 0, message: 'No network' }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Shown load={load} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('failed')).toBeVisible();
  const comeBack = () => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  };
  comeBack();
  expect(await screen.findByText('42')).toBeVisible();
  comeBack();
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(2);
});

it('useFeed shares a failure with a part rendered later, and refetches when the page is reopened', async () => {
  const load = vi
    .fn(async () => feed)
    .mockRejectedValueOnce(new ApiError({ code: 'NOT_FOUND', status: 404, message: 'Unknown' }));
  const client = new QueryClient();
  const draw = (parts: readonly string[]) => (
    <QueryClientProvider client={client}>
      {parts.map((part) => (
        <Shown key={part} load={load} />
      ))}
    </QueryClientProvider>
  );
  const { rerender } = render(draw(['first']));
  expect(await screen.findByText('failed')).toBeVisible();
  rerender(draw(['first', 'late']));
  await act(() => Promise.resolve());
  expect(screen.getAllByText('failed')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
  rerender(draw([]));
  rerender(draw(['first', 'late']));
  await waitFor(() => expect(screen.getAllByText('42')).toHaveLength(2));
  expect(load).toHaveBeenCalledTimes(2);
});
