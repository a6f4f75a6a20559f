import type { Browser, BrowserContext, Page } from 'playwright-core';
import { timeLimits } from './time-limits.ts';

interface Complaints {
  readonly policy: readonly string[];
  /** Lines of the console of level error, except for the browser's own report of a failed call. */
  readonly errors: readonly string[];
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
  /** The address of a proxy between browser and server. */
  readonly through?: string;
  /** Image pixels for one CSS pixel. */
  readonly scale?: number;
  /** The language of browser and system, such as de-DE; it sets the format of numbers and days. */
  readonly locale?: string;
}

export async function visit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
  return openPage(await openContext(browser, url, options));
}

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
  context.setDefaultTimeout(timeLimits.journey.wait);
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
