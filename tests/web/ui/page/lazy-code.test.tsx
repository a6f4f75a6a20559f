import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
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

  it('is drawn with its styles, which are asked for again where they did not come ahead', async () => {
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

  it('is lost where styles that are on their way do not come', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const coming = addStyles();
    const Fetched = toComponent(async () => Greeting);
    show(<Fetched name="Maya" />);
    await pass();
    coming.dispatchEvent(new Event('error'));
    expect(await screen.findByText(CodeNotLoaded.name)).toBeDefined();
  });

  it('is lost where its code does not come as it is drawn', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const Fetched = toComponent<object>(() => Promise.reject(new TypeError('Failed to fetch')));
    show(<Fetched />);
    expect(await screen.findByText(CodeNotLoaded.name)).toBeDefined();
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

function show(part: React.ReactNode): void {
  render(
    <ErrorBoundary fallback={(_retry, thrown) => (thrown instanceof Error ? thrown.name : 'Nothing')}>
      <Suspense fallback="Waiting">{part}</Suspense>
    </ErrorBoundary>,
  );
}
