import type { Browser, BrowserContext, Page } from 'playwright-core';

/** Only what hangs takes so long, also a page that a busy machine reads module by module, in ms. */
const timeout = 120_000;

/** What the browser complained of while a journey ran. */
export interface Complaints {
  /** Reports of the content security policy and Trusted Types. */
  readonly policy: readonly string[];
  /** Lines of the console of level error, but for the browser's own note of a failed call. */
  readonly errors: readonly string[];
  /** Exceptions that nothing caught. */
  readonly exceptions: readonly string[];
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: Complaints;
}

export interface VisitOptions {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'dark' | 'light';
  /** What stands between browser and server, by its address. */
  readonly through?: string;
  /** Pixels of a picture for one of the page. */
  readonly scale?: number;
  /** The language of browser and system, such as de-DE: numbers and days are written in its way. */
  readonly locale?: string;
}

/** A page in a browser context of its own. */
export async function visit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
  return openPage(await openContext(browser, url, options));
}

/** A context and where its reports go: to the visit that has it. */
export interface OpenContext {
  readonly context: BrowserContext;
  readonly reports: { policy: string[] };
}

export async function openContext(
  browser: Browser,
  url: string,
  { width = 1440, height = 900, theme = 'dark', through = url, scale = 1, locale = 'en-US' }: VisitOptions,
): Promise<OpenContext> {
  const context = await browser.newContext({
    baseURL: through,
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale,
  });
  context.setDefaultTimeout(timeout);
  const reports = { policy: [] as string[] };
  await context.exposeFunction('reportPolicy', (line: string) => reports.policy.push(line));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const report: unknown = Reflect.get(window, 'reportPolicy');
      if (typeof report === 'function') report(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return { context, reports };
}

/** A page that reports what the browser complains of. */
export async function openPage({ context, reports }: OpenContext): Promise<Visit> {
  const policy: string[] = [];
  const errors: string[] = [];
  const exceptions: string[] = [];
  reports.policy = policy;
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      errors.push(message.text());
    }
  });
  page.on('pageerror', (error) => exceptions.push(error.message));
  return { page, context, complaints: { policy, errors, exceptions } };
}
