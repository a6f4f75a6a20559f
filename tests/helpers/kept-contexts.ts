import type { Browser, BrowserContext, Page } from 'playwright-core';
import {
  openContext,
  openPage,
  type OpenContext,
  type Visit,
  type VisitOptions,
} from '../../scripts/product/visit.ts';

export interface KeptContexts {
  /** A context without cookies and storage, on a new page. */
  visit(options?: VisitOptions): Promise<Visit>;
  leave(visit: Visit): Promise<void>;
}

interface Kept extends OpenContext {
  /** Stays open while pages come and go, so that their process and its compiled code stay too. */
  readonly anchor: Page;
}

/** A file of the site that runs no script. */
const quietPath = '/robots.txt';

/**
 * Visits with equal options share contexts. A context is emptied when its visit ends, and closed where that is
 * impossible: a clock that a test installs, or a process that it ends, stays so.
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
      await ignoreRoutes(context);
      const { kind, kept } = taken.get(context) ?? {};
      taken.delete(context);
      if (kept === undefined || kind === undefined || !(await empty(kept, url))) return context.close();
      free.set(kind, [...(free.get(kind) ?? []), kept]);
    },
  };
}

/** A handler that still waits for a page would fail once that is closed: an error of the whole run, of no case. */
async function ignoreRoutes(context: BrowserContext): Promise<void> {
  for (const one of [context, ...context.pages()]) {
    // A page that has crashed answers no more.
    await one.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined);
  }
}

/** Returns false if the context cannot be reset. */
async function empty({ context, anchor }: Kept, url: string): Promise<boolean> {
  if (anchor.isClosed()) return false;
  await Promise.all(
    context
      .pages()
      .filter((page) => page !== anchor)
      .map((page) => page.close()),
  );
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  const devtools = await context.newCDPSession(anchor);
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'all' });
  await devtools.detach();
  return !(await anchor.evaluate(() => Reflect.has(globalThis, '__pwClock')));
}
