import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mediaTimeout } from '../../../../src/contracts/nft.ts';
import { messages } from '../../../../src/contracts/messages.ts';
import { nftPanelCopy } from '../../../../src/web/copy/panels/nft.ts';
import { NftPanel } from '../../../../src/web/panels/nft/NftPanel.tsx';
import { picture, pinned, sampleFeed } from '../../../../stories/panels/nft/nfts.ts';
import { watchErrors } from '../../../helpers/watch-errors.ts';
import { feedCopy } from '../../../../src/web/copy/ui.ts';

type Answer = (signal: AbortSignal) => Response | Promise<Response>;

const hang: Answer = () => new Promise(() => undefined);
const give: Answer = () => new Response(new Blob(['x'], { type: 'image/png' }));

let answers: Record<string, Answer>;
let calls: { readonly path: string; readonly signal: AbortSignal }[];
let kept: Set<string>;
const logged = watchErrors();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answers = {};
  calls = [];
  kept = new Set();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { url, signal } = new Request(input, init);
    const path = new URL(url).pathname;
    calls.push({ path, signal });
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      Promise.resolve((answers[path] ?? hang)(signal)).then(resolve, reject);
    });
  });
  URL.createObjectURL = () => {
    const url = `blob:${kept.size}-${calls.length}`;
    kept.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => void kept.delete(url);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A body that sends nothing, and fails when its request is aborted. */
function endless(signal: AbortSignal): ReadableStream {
  return new ReadableStream({
    start(body) {
      signal.addEventListener('abort', () => body.error(new DOMException('Aborted', 'AbortError')));
    },
  });
}

const show = (nft = picture) => <NftPanel searched="tidal" nft={nft} feed={sampleFeed} />;
const paths = () => calls.map(({ path }) => path);
const loading = () => screen.queryByText(messages.mediaLoading);

it('NftPanel shows chain, contract and token, and links to the market', () => {
  render(show());
  for (const known of [picture.chain, picture.contract, picture.token])
    expect(screen.getByText(known!)).toBeVisible();
  expect(screen.getByRole('link', { name: new RegExp(nftPanelCopy.market) })).toHaveAttribute(
    'href',
    picture.market,
  );
});

describe('NftPanel', () => {
  it('says that it is loading until the picture is visible (N4)', async () => {
    answers['/media/tidal-forms.png'] = give;
    render(show());
    expect(loading()).toBeVisible();
    const image = await screen.findByRole('img', { name: 'Tidal Forms #418' });
    expect(image).toHaveAttribute('src', [...kept][0]);
    expect(loading()).toBeVisible();
    fireEvent.load(image);
    expect(loading()).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Tidal Forms #418' })).toBeVisible();
    expect(screen.getByText(feedCopy.sample)).toBeVisible();
  });

  it('shows the search term as its heading when the source gives no name', () => {
    render(show({ ...picture, name: null }));
    expect(screen.getByRole('heading', { name: 'tidal' })).toBeVisible();
  });

  it('says that there is no file when the download exceeds the timeout (N4)', async () => {
    answers[picture.sources[0]!] = (signal) => new Response(endless(signal));
    render(show());
    await waitFor(() => expect(calls).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(mediaTimeout);
    expect(await screen.findByText(nftPanelCopy.noFile)).toBeVisible();
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('cancels the download when another NFT is shown, and logs no error (N4)', async () => {
    answers[picture.sources[0]!] = give;
    const { rerender, unmount } = render(show(pinned));
    await waitFor(() => expect(calls).toHaveLength(1));
    rerender(show(picture));
    expect(calls[0]!.signal.aborted).toBe(true);
    await screen.findByRole('img', { name: 'Tidal Forms #418' });
    expect(paths()).toEqual([pinned.sources[0], picture.sources[0]]);
    expect(logged).not.toHaveBeenCalled();
    unmount();
    expect(kept.size).toBe(0);
  });

  it('sends no request for an NFT without a file', () => {
    render(show({ ...picture, sources: [] }));
    expect(screen.getByText(nftPanelCopy.noFile)).toBeVisible();
    expect(calls).toEqual([]);
  });
});
