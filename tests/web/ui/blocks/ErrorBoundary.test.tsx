import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../../src/web/ui/blocks/ErrorBoundary.tsx';

let broken = true;

function Panel() {
  if (broken) throw new Error('broken');
  return <p>Works</p>;
}

beforeEach(() => {
  broken = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('ErrorBoundary', () => {
  it('shows its fallback when its content crashes, and keeps what is beside it', () => {
    render(
      <>
        <ErrorBoundary fallback={<p>Sorry</p>}>
          <Panel />
        </ErrorBoundary>
        <p>Beside it</p>
      </>,
    );
    expect(screen.getByText('Sorry')).toBeVisible();
    expect(screen.getByText('Beside it')).toBeVisible();
  });

  it('passes the error to its fallback', () => {
    render(
      <ErrorBoundary fallback={(_retry, thrown) => <p>{String(thrown)}</p>}>
        <Panel />
      </ErrorBoundary>,
    );
    expect(screen.getByText('Error: broken')).toBeVisible();
  });

  it('renders its content again on retry', async () => {
    render(
      <ErrorBoundary fallback={(retry) => <button onClick={retry}>Again</button>}>
        <Panel />
      </ErrorBoundary>,
    );
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    expect(screen.getByText('Works')).toBeVisible();
  });
});
