import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { uiCopy } from '../../../../src/web/copy/ui.ts';
import { ErrorBoundary } from '../../../../src/web/ui/blocks/ErrorBoundary.tsx';
import { CodeBoundary } from '../../../../src/web/ui/page/CodeBoundary.tsx';
import { toComponent } from '../../../../src/web/ui/page/lazy-code.ts';

const Greeting = () => <p>Hello Maya</p>;

it('CodeBoundary shows an error when the code of a part does not load, and retries on request', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const gone = new TypeError('Failed to fetch');
  const Fetched = toComponent(
    vi
      .fn(async () => Greeting)
      .mockRejectedValueOnce(gone)
      .mockRejectedValueOnce(gone),
  );
  render(
    <section tabIndex={-1} aria-label="Greetings">
      <p>The questions</p>
      <CodeBoundary title="The greeting is missing">
        <Suspense>
          <Fetched />
        </Suspense>
      </CodeBoundary>
    </section>,
  );
  expect(await screen.findByText('The greeting is missing')).toBeVisible();
  const again = screen.getByRole('button', { name: uiCopy.tryAgain });
  await userEvent.click(again);
  expect(again).toBeVisible();
  await userEvent.click(again);
  expect(await screen.findByText('Hello Maya')).toBeVisible();
  expect(screen.getByText('The questions')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Greetings' })).toHaveFocus();
});

it('CodeBoundary retries by itself once the network is back', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Fetched = toComponent(load);
  render(
    <CodeBoundary title="The greeting is missing">
      <Suspense>
        <Fetched />
      </Suspense>
    </CodeBoundary>,
  );
  expect(await screen.findByText('The greeting is missing')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Hello Maya')).toBeVisible();
});

it('CodeBoundary passes a crash on to the boundary around it', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Crashing = () => {
    throw new Error('Crashed');
  };
  render(
    <ErrorBoundary fallback="It stopped working">
      <CodeBoundary title="It is missing">
        <Crashing />
      </CodeBoundary>
    </ErrorBoundary>,
  );
  expect(await screen.findByText('It stopped working')).toBeVisible();
});
