import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openContext, openPage, type OpenContext, type Visit, type VisitOptions } from './visit.ts';

/** Contexts of a browser that visits take one after the other. */
export interface KeptContexts {
  /** A context without cookies and storage, on a page of its own. */
  visit(options?: VisitOptions): Promise<Visit>;
  /** Ends a visit: its context is emptied for the next one. */
  leave(visit: Visit): Promise<void>;
}

interface Kept extends OpenContext {
  /** Stays while pages come and go, so that their process stays too, with what it has read of the app's code. */
  readonly anchor: Page;
}

/** A file of the site that runs nothing. */
const quietPath = '/robots.txt';

/**
 * Visits share contexts where they ask for the same kind. A context is emptied when its visit ends, and closed where
 * that can't be done: what a test installs in a context (a clock) or takes from it (its process) stays so.
 */
export function keepContexts(browser: Browser, url: string): KeptContexts {
  const free = new Map<string, Kept[]>();
  const taken = new Map<BrowserContext, { readonly kind: string; readonly kept: Kept }>();
  const open = async (options: VisitOptions): Promise<Kept> => {
    const opened = await openContext(browser, url, options);
    const anchor = await opened.context.newPage();
    await anchor.goto(quietPath);
    return { ...opened, anchor };
  };
  return {
    async visit(options = {}) {
      const kind = JSON.stringify(options);
      const kept = free.get(kind)?.pop() ?? (await open(options));
      taken.set(kept.context, { kind, kept });
      return openPage(kept);
    },
    async leave({ context }) {
      const { kind, kept } = taken.get(context) ?? {};
      taken.delete(context);
      if (kept === undefined || kind === undefined || !(await empty(kept, url))) return context.close();
      free.set(kind, [...(free.get(kind) ?? []), kept]);
    },
  };
}

/** False where the context can't be as it was. */
async function empty({ context, anchor }: Kept, url: string): Promise<boolean> {
  if (anchor.isClosed()) return false;
  await Promise.all(
    context
      .pages()
      .filter((page) => page !== anchor)
      .map((page) => page.close()),
  );
  await context.unrouteAll();
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  const devtools = await context.newCDPSession(anchor);
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'all' });
  await devtools.detach();
  return !(await anchor.evaluate(() => Reflect.has(globalThis, '__pwClock')));
}
