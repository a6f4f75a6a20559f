import { QueryClientProvider, useQueryClient, useSuspenseQueries } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, useState } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildQueryClient } from '../../../../src/web/app/query-client.ts';
import { uiCopy } from '../../../../src/web/copy/ui.ts';
import { ErrorBoundary } from '../../../../src/web/ui/blocks/ErrorBoundary.tsx';
import { QueryBoundary } from '../../../../src/web/ui/page/QueryBoundary.tsx';

/** What the server has by name; a name without a value fails to load. */
type Served = Pick<Map<string, string>, 'get'>;

interface PanelProps {
  readonly served: Served;
  readonly names: readonly string[];
}

function Values({ served, names }: PanelProps) {
  const values = useSuspenseQueries({
    queries: names.map((name) => ({
      queryKey: [name],
      queryFn: async () => {
        const value = served.get(name);
        if (value === undefined) throw new TypeError('Failed to fetch');
        return value;
      },
    })),
  });
  if (values.some(({ data }) => data === 'crash')) throw new Error('A mistake in the code');
  const isOld = values.some(({ isRefetchError }) => isRefetchError);
  return (
    <p>
      {values.map(({ data }) => data).join(', ')}
      {isOld && ', not refreshed'}
    </p>
  );
}

function Panel({ label, ...props }: PanelProps & { readonly label: string }) {
  return (
    <section aria-label={label}>
      <QueryBoundary loading={<p>Loading</p>} failed="Not loaded">
        <Values {...props} />
      </QueryBoundary>
    </section>
  );
}

function Page({ served, names }: PanelProps) {
  const [open, setOpen] = useState(true);
  const client = useQueryClient();
  return (
    <ErrorBoundary fallback={<p>The page crashed</p>}>
      <button type="button" onClick={() => setOpen(!open)}>
        Switch
      </button>
      <button type="button" onClick={() => void client.invalidateQueries()}>
        Refetch
      </button>
      {open && <Panel label="One" served={served} names={names} />}
      {open && <Panel label="Other" served={served} names={names.slice(0, 1)} />}
    </ErrorBoundary>
  );
}

function show(served: Served, ...names: string[]) {
  render(
    <QueryClientProvider client={buildQueryClient()}>
      <Page served={served} names={names} />
    </QueryClientProvider>,
  );
}

const inPanel = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

describe('QueryBoundary', () => {
  it('shows that data are loading, and then the data', async () => {
    show(new Map([['price', '5']]), 'price');
    expect(inPanel('One').getByText('Loading')).toBeVisible();
    expect(await inPanel('One').findByText('5')).toBeVisible();
    expect(inPanel('One').queryByText('Loading')).toBeNull();
  });

  it('shows a failure, and loads everything that failed by one retry', async () => {
    const served = new Map<string, string>();
    show(served, 'price', 'day');
    expect(await inPanel('One').findByText('Not loaded')).toBeVisible();
    await userEvent.click(inPanel('One').getByRole('button', { name: uiCopy.tryAgain }));
    expect(await inPanel('One').findByText('Not loaded')).toBeVisible();
    served.set('price', '5').set('day', 'Monday');
    await userEvent.click(inPanel('One').getByRole('button', { name: uiCopy.tryAgain }));
    expect(await inPanel('One').findByText('5, Monday')).toBeVisible();
  });

  it.each([
    ['by the retry of another panel', () => inPanel('Other').getByRole('button', { name: uiCopy.tryAgain })],
    ['by a refetch of what is shown', () => screen.getByRole('button', { name: 'Refetch' })],
  ])('shows data that arrive %s', async (_, findButton) => {
    const served = new Map<string, string>();
    show(served, 'price');
    await inPanel('One').findByText('Not loaded');
    await inPanel('Other').findByText('Not loaded');
    served.set('price', '5');
    await userEvent.click(findButton());
    expect(await inPanel('One').findByText('5')).toBeVisible();
    expect(await inPanel('Other').findByText('5')).toBeVisible();
  });

  it('loads again when it is opened some time after a failure', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const served = new Map<string, string>();
    show(served, 'price');
    await inPanel('One').findByText('Not loaded');
    await press('Switch');
    vi.setSystemTime(Date.now() + 10_000);
    served.set('price', '5');
    await press('Switch');
    expect(await inPanel('One').findByText('5')).toBeVisible();
  });

  it('asks once, however often React starts the page over', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const calls: string[] = [];
    const served: Served = { get: (name: string) => void calls.push(name) };
    const client = buildQueryClient();
    function Late() {
      use(promise);
      return <p>Late</p>;
    }
    const page = (
      <QueryClientProvider client={client}>
        <Suspense>
          <Panel label="One" served={served} names={['price']} />
          <Late />
        </Suspense>
      </QueryClientProvider>
    );
    await act(async () => void render(page));
    await vi.waitUntil(() => client.getQueryState(['price'])?.status === 'error');
    await vi.waitUntil(() => Date.now() > (client.getQueryState(['price'])?.errorUpdatedAt ?? 0));
    await act(async () => resolve());
    expect(await screen.findByText('Not loaded')).toBeVisible();
    expect(calls).toEqual(['price']);
  });

  it('keeps the data of before when a refetch fails', async () => {
    const served = new Map<string, string>([['price', '5']]);
    show(served, 'price');
    await inPanel('One').findByText('5');
    served.clear();
    await press('Refetch');
    expect(await inPanel('One').findByText('5, not refreshed')).toBeVisible();
  });

  it('passes an error of the code on', async () => {
    show(new Map([['price', 'crash']]), 'price');
    expect(await screen.findByText('The page crashed')).toBeVisible();
  });
});
