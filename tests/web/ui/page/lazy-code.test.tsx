import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../../src/web/ui/blocks/ErrorBoundary.tsx';
import { CodeNotLoaded, toComponent } from '../../../../src/web/ui/page/lazy-code.ts';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

describe('a component by its code', () => {
  it('is drawn at once where its code was fetched ahead', async () => {
    const load = vi.fn(async () => Greeting);
    const Fetched = toComponent(load);
    await Fetched.fetch();
    show(<Fetched name="Maya" />);
    expect(screen.getByText('Hello Maya')).toBeDefined();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is waited for where it is fetched as it is drawn', async () => {
    const Fetched = toComponent(async () => Greeting);
    show(<Fetched name="Maya" />);
    expect(screen.getByText('Waiting')).toBeDefined();
    expect(await screen.findByText('Hello Maya')).toBeDefined();
  });

  it('is asked for again when it is drawn after it did not come ahead', async () => {
    const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const Fetched = toComponent(load);
    await expect(Fetched.fetch()).rejects.toThrow('Failed to fetch');
    show(<Fetched name="Maya" />);
    expect(await screen.findByText('Hello Maya')).toBeDefined();
  });

  it('is lost where its code does not come as it is drawn', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const Fetched = toComponent<object>(() => Promise.reject(new TypeError('Failed to fetch')));
    show(<Fetched />);
    expect(await screen.findByText(CodeNotLoaded.name)).toBeDefined();
  });
});

function show(part: React.ReactNode): void {
  render(
    <ErrorBoundary fallback={(_retry, thrown) => (thrown instanceof Error ? thrown.name : 'Nothing')}>
      <Suspense fallback="Waiting">{part}</Suspense>
    </ErrorBoundary>,
  );
}
