import { AsyncLocalStorage } from 'node:async_hooks';

/** One load of a page in a tab. Nothing that it has started runs once it is gone. */
export interface Page {
  readonly window: EventTarget;
  readonly document: EventTarget;
  /** The tab's session storage, which a reload keeps. */
  readonly storage: Map<string, string>;
  isThere: boolean;
  isHidden: boolean;
  /** Called when the page is gone. */
  readonly onGone: Set<() => void>;
}

const running = new AsyncLocalStorage<Page>();

export function buildPage(storage: Map<string, string>): Page {
  return {
    window: new EventTarget(),
    document: new EventTarget(),
    storage,
    isThere: true,
    isHidden: false,
    onGone: new Set(),
  };
}

/** The page whose code runs; undefined in the code of the test. */
export function currentPage(): Page | undefined {
  return running.getStore();
}

/** Runs code of the page: whatever it starts belongs to the page. */
export function runIn<Result>(page: Page, work: () => Result): Result {
  return running.run(page, work);
}

/** Runs code of the browser, also when a page has called it. */
export function runOutside<Result>(work: () => Result): Result {
  return running.exit(work);
}

/** A function of the page whose code runs, which does nothing once that page is gone. */
export function bind<Args extends readonly unknown[]>(work: (...args: Args) => unknown) {
  const page = currentPage();
  return (...args: Args): void => {
    if (!page) work(...args);
    else if (page.isThere) runIn(page, () => work(...args));
  };
}

export function dispatch(page: Page, target: 'window' | 'document', event: Event): void {
  if (page.isThere) runIn(page, () => page[target].dispatchEvent(event));
}

/** Ends the page as a killed process does. */
export function remove(page: Page): void {
  if (!page.isThere) return;
  page.isThere = false;
  for (const work of page.onGone) runOutside(work);
  page.onGone.clear();
}
