import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { CodeNotLoaded } from './code-not-loaded.ts';

/** Loads its code when first rendered, or by `fetch`, which rejects on failure. */
type FetchedComponent<Props> = ((props: Props) => ReactNode) & {
  readonly fetch: () => Promise<unknown>;
};

/**
 * A failed load is thrown as CodeNotLoaded; once a boundary shows it, the next render loads again. Code that is already
 * loaded renders at once: `lazy` would still suspend, and React shows suspended content only 300 ms after its fallback.
 */
export function toComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FetchedComponent<Props> {
  let code: ComponentType<Props> | undefined;
  const fetch = async () => (code = await loadWithStyles(load));
  const toAwaited = () =>
    lazy(async () => {
      try {
        return { default: await fetch() };
      } catch (error) {
        throw new CodeNotLoaded(error, { fetch, forget: () => (Awaited = toAwaited()) });
      }
    });
  // Not replaced at the failure itself: React renders suspended content from its start, and would load for ever.
  let Awaited = toAwaited();
  const Fetched = (props: Props) => {
    // In state: a changed component would remount.
    const [Part] = useState<ComponentType<Props> | typeof Awaited>(() => code ?? Awaited);
    return createElement<Props>(Part, props);
  };
  return Object.assign(Fetched, { fetch });
}

/**
 * Loads code and its styles; rejects if either fails. A plain import waits for a stylesheet only if it is the first to
 * request it, and does not retry a failed one.
 */
async function loadWithStyles<Code>(load: () => Promise<Code>): Promise<Code> {
  // A new listener object per load, so that each load can remove its listener independently.
  const listener = { handleEvent: markLost };
  document.addEventListener('error', listener, true);
  try {
    const code = await load();
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
    await Promise.all([...links].map(awaitSheet));
    return code;
  } finally {
    document.removeEventListener('error', listener, true);
  }
}

/** Some browsers give a failed stylesheet an empty sheet, so only the event is reliable. */
function markLost({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.dataset['lost'] = '';
}

async function awaitSheet(link: HTMLLinkElement): Promise<void> {
  const isLost = 'lost' in link.dataset;
  if (link.sheet && !isLost) return;
  const awaited = isLost ? link.cloneNode() : link;
  await new Promise<void>((resolve, reject) => {
    awaited.addEventListener('load', () => resolve());
    awaited.addEventListener('error', () => reject(new TypeError(`No styles at ${link.href}`)));
    if (awaited === link) return;
    if (awaited instanceof HTMLLinkElement) delete awaited.dataset['lost'];
    link.replaceWith(awaited);
  });
}
