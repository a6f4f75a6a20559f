import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react';

/** A page's code, or a part's of it, could not be had: no network, or no server. */
export class CodeNotLoaded extends Error {
  override readonly name = 'CodeNotLoaded';
  /** Asks for it again; once it has come it is there for whatever is drawn anew. */
  readonly fetch: () => Promise<unknown>;

  constructor(cause: unknown, fetch: () => Promise<unknown>) {
    super('The code of a page did not come', { cause });
    this.fetch = fetch;
  }
}

/** A component whose code is fetched when it is first drawn, or ahead of that: then it rejects where it cannot be had. */
export type FetchedComponent<Props> = ((props: Props) => ReactNode) & {
  readonly fetch: () => Promise<unknown>;
};

/**
 * A component by its code, which is fetched when it is first drawn; for good, also when it cannot be had. What has come
 * ahead of that is drawn at once: `lazy` alone suspends for it all the same, and React shows what was suspended no sooner
 * than 300 ms after what stood in its place.
 */
export function toComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FetchedComponent<Props> {
  let code: ComponentType<Props> | undefined;
  const fetch = async () => (code = await loadWithStyles(load));
  const Awaited = lazy(async () => {
    try {
      return { default: await fetch() };
    } catch (error) {
      throw new CodeNotLoaded(error, fetch);
    }
  });
  const Fetched = (props: Props) => {
    // Kept, since another component in its place would begin anew.
    const [Part] = useState<ComponentType<Props> | typeof Awaited>(() => code ?? Awaited);
    return createElement<Props>(Part, props);
  };
  return Object.assign(Fetched, { fetch });
}

/**
 * Loads code, and waits for the styles it is drawn with; rejects where either cannot be had. An import alone waits for a
 * stylesheet only when it is the first to ask for it, and never asks again for one that failed: its code would then be
 * drawn without it.
 */
async function loadWithStyles<Code>(load: () => Promise<Code>): Promise<Code> {
  // A listener of its own, since another load ends sooner or later than this one.
  const note = { handleEvent: markLost };
  document.addEventListener('error', note, true);
  try {
    const code = await load();
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
    await Promise.all([...links].map(awaitSheet));
    return code;
  } finally {
    document.removeEventListener('error', note, true);
  }
}

/** Some browsers give a stylesheet that failed an empty sheet, so that only its event tells. */
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
