import { useCallback, useEffect, useState } from 'react';
import { loadMedia } from '../api/nft.ts';

export type Preview =
  | { readonly kind: 'loading'; readonly at: number }
  | { readonly kind: 'loaded'; readonly at: number; readonly file: Blob; readonly url: string }
  | { readonly kind: 'failed' };

interface Loaded {
  readonly at: number;
  readonly file: Blob;
  readonly url: string;
}

/** The first source that responds in time; `onBroken` continues with the next. Unmounting cancels everything. */
export function usePreview(sources: readonly string[]): readonly [preview: Preview, onBroken: () => void] {
  const [at, setAt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  const source = sources[at];
  useEffect(() => {
    if (source === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    let url: string | undefined;
    const load = async () => {
      try {
        const file = await loadMedia(source, { signal });
        if (signal.aborted) return;
        url = URL.createObjectURL(file);
        setLoaded({ at, file, url });
      } catch {
        // The client has logged a failure; a cancelled call is not a failure.
        if (!signal.aborted) setAt(at + 1);
      }
    };
    void load();
    return () => {
      controller.abort();
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [source, at]);
  const onBroken = useCallback(() => setAt((before) => before + 1), []);
  return [toPreview(source, at, loaded), onBroken];
}

function toPreview(source: string | undefined, at: number, loaded: Loaded | undefined): Preview {
  if (source === undefined) return { kind: 'failed' };
  return loaded?.at === at ? { kind: 'loaded', ...loaded } : { kind: 'loading', at };
}
