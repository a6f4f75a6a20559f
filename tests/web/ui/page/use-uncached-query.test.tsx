import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildQueryClient } from '../../../../src/web/app/query-client.ts';
import { QueryBoundary } from '../../../../src/web/ui/page/QueryBoundary.tsx';
import { useUncachedQuery } from '../../../../src/web/ui/page/use-uncached-query.ts';

interface PanelProps {
  readonly load: () => Promise<string>;
  readonly loadSlowly: () => Promise<string>;
}

function Values({ load, loadSlowly }: PanelProps) {
  const { data } = useUncachedQuery({ queryKey: ['answers'], queryFn: load });
  return (
    <>
      <p>{data}</p>
      <Slow loadSlowly={loadSlowly} />
    </>
  );
}

function Slow({ loadSlowly }: Pick<PanelProps, 'loadSlowly'>) {
  return <p>{useSuspenseQuery({ queryKey: ['slow'], queryFn: loadSlowly }).data}</p>;
}

function Page(props: PanelProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        Switch
      </button>
      {open && (
        <QueryBoundary loading={<p>Loading</p>} failed="Not loaded">
          <Values {...props} />
        </QueryBoundary>
      )}
    </>
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

it('data that arrive long before the page shows them are shown without a second load', async () => {
  const load = vi.fn(() => new Promise<string>(() => undefined)).mockResolvedValueOnce('Answers');
  const slow = Promise.withResolvers<string>();
  render(
    <QueryClientProvider client={buildQueryClient()}>
      <Page load={load} loadSlowly={() => slow.promise} />
    </QueryClientProvider>,
  );
  await pass(10_000);
  slow.resolve('figures');
  await screen.findByText('figures');
  expect(screen.getByText('Answers')).toBeVisible();
});

it('the next visit shows the loading state, then what has been saved since', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const answers = ['Saved first', 'Saved later'];
  render(
    <QueryClientProvider client={buildQueryClient()}>
      <Page load={async () => answers.shift() ?? ''} loadSlowly={async () => 'figures'} />
    </QueryClientProvider>,
  );
  await screen.findByText('Saved first');
  await user.click(screen.getByRole('button', { name: 'Switch' }));
  await pass(1);
  await user.click(screen.getByRole('button', { name: 'Switch' }));
  expect(screen.queryByText('Saved first')).toBeNull();
  await screen.findByText('Saved later');
});
