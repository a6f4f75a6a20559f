import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ErrorBoundary } from '../../../../src/web/ui/blocks/ErrorBoundary.tsx';
import { CodeNotLoaded } from '../../../../src/web/ui/page/code-not-loaded.ts';
import { toComponent } from '../../../../src/web/ui/page/lazy-code.ts';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

describe('a lazily loaded component', () => {
  it('is rendered at once when its code was prefetched', async () => {
    const load = vi.fn(async () => Greeting);
    const Fetched = toComponent(load);
    await Fetched.fetch();
    show(<Fetched name="Maya" />);
    expect(screen.getByText('Hello Maya')).toBeDefined();
    expect(load).toHaveBeenCalledOnce();
  });

  it('shows the fallback while its code loads', async () => {
    const Fetched = toComponent(async () => Greeting);
    show(<Fetched name="Maya" />);
    expect(screen.getByText('Waiting')).toBeDefined();
    expect(await screen.findByText('Hello Maya')).toBeDefined();
  });

  it('is fetched again when it is rendered after a failed prefetch', async () => {
    const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const Fetched = toComponent(load);
    await expect(Fetched.fetch()).rejects.toThrow('Failed to fetch');
    show(<Fetched name="Maya" />);
    expect(await screen.findByText('Hello Maya')).toBeDefined();
  });

  it('waits for its styles, which are fetched again after a failed prefetch', async () => {
    const failed = addStyles();
    const load = vi
      .fn(async () => Greeting)
      .mockImplementationOnce(async () => {
        failed.dispatchEvent(new Event('error'));
        throw new Error('Unable to preload CSS');
      });
    const Fetched = toComponent(load);
    await expect(Fetched.fetch()).rejects.toThrow('CSS');
    show(<Fetched name="Maya" />);
    await vi.waitFor(() => expect(failed.isConnected).toBe(false));
    expect(screen.queryByText('Hello Maya')).toBeNull();
    findStyles()!.dispatchEvent(new Event('load'));
    expect(await screen.findByText('Hello Maya')).toBeDefined();
  });

  it('throws CodeNotLoaded when its pending styles fail to load', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const coming = addStyles();
    const Fetched = toComponent(async () => Greeting);
    show(<Fetched name="Maya" />);
    await pass();
    coming.dispatchEvent(new Event('error'));
    expect(await screen.findByText(CodeNotLoaded.name)).toBeDefined();
  });

  it('throws CodeNotLoaded when its code fails to load', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const Fetched = toComponent<object>(() => Promise.reject(new TypeError('Failed to fetch')));
    show(<Fetched />);
    expect(await screen.findByText(CodeNotLoaded.name)).toBeDefined();
  });

  it('is fetched again when it is rendered after its failure was shown', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const Fetched = toComponent(load);
    const { unmount } = show(<Fetched name="Maya" />);
    expect(await screen.findByText(CodeNotLoaded.name)).toBeDefined();
    expect(load).toHaveBeenCalledOnce();
    unmount();
    show(<Fetched name="Maya" />);
    expect(await screen.findByText('Hello Maya')).toBeDefined();
  });
});

const findStyles = () => document.querySelector('link[rel="stylesheet"]');

/** A stylesheet that stays pending: nothing fetches it here. */
function addStyles(): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/assets/greeting.css';
  document.head.append(link);
  onTestFinished(() => findStyles()?.remove());
  return link;
}

const pass = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

function show(part: React.ReactNode) {
  return render(
    <ErrorBoundary fallback={(_retry, thrown) => (thrown instanceof Error ? thrown.name : 'Nothing')}>
      <Suspense fallback="Waiting">{part}</Suspense>
    </ErrorBoundary>,
  );
}
