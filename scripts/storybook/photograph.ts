import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { preview } from 'vite';
import { findFreePort } from '../product/server.ts';
import { showStory } from './show-story.ts';

const themes = ['dark', 'light'] as const;
type Theme = (typeof themes)[number];

/** What the clock of every story says. */
const now = new Date('2026-06-15T12:00:00Z');
const window = { width: 1024, height: 768 };

/** The name of the picture of a story. */
function toPictureName(id: string, theme: Theme): string {
  return `${id}--${theme}.png`;
}

/** The ids of a built Storybook's stories. */
export async function listStories(built: string): Promise<readonly string[]> {
  // Storybook's own list of what it has.
  const index = JSON.parse(await readFile(join(built, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, { readonly type: string }>>;
  };
  return Object.entries(index.entries).flatMap(([id, { type }]) => (type === 'story' ? [id] : []));
}

/**
 * Photographs stories of a built Storybook, served from its folder, in both themes: the same code gives the same pictures.
 * A story that says how wide it is shown is as wide. Gives what went wrong in stories, which are photographed as they were
 * by then.
 */
export async function photograph(
  browser: Browser,
  built: string,
  ids: readonly string[],
  to: string,
): Promise<readonly string[]> {
  await mkdir(to, { recursive: true });
  const port = await findFreePort();
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    root: built,
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  try {
    const url = `http://127.0.0.1:${port}`;
    const failures = await Promise.all(themes.map((theme) => photographIn(theme, { browser, url, ids, to })));
    return failures.flat();
  } finally {
    await server.close();
  }
}

interface Session {
  readonly browser: Browser;
  readonly url: string;
  readonly ids: readonly string[];
  readonly to: string;
}

async function photographIn(theme: Theme, { browser, url, ids, to }: Session): Promise<readonly string[]> {
  const page = await openPreview(browser, url, theme);
  const failures: string[] = [];
  for (const id of ids) {
    const outcome = await take(page, id, join(to, toPictureName(id, theme)));
    if (outcome !== 'success' && outcome !== 'warning')
      failures.push(`${id}, ${theme}: ${outcome.split('\n', 1)[0]}`);
  }
  await page.context().close();
  return failures;
}

async function openPreview(browser: Browser, url: string, theme: Theme): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: window,
    reducedMotion: 'reduce',
    colorScheme: theme,
  });
  await context.clock.setFixedTime(now);
  await context.addInitScript(() => {
    let seed = 1;
    // The minimal standard generator of Park and Miller.
    Math.random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  });
  const page = await context.newPage();
  await page.goto(`/iframe.html?viewMode=story`);
  await page.waitForFunction(() => Reflect.has(globalThis, '__STORYBOOK_PREVIEW__'));
  await page.evaluate(setTheme, theme);
  return page;
}

async function take(page: Page, id: string, path: string): Promise<string> {
  await page.setViewportSize(window);
  await page.mouse.move(0, 0);
  let outcome = await showStory(page, id);
  const width = await page.evaluate(readWidth);
  if (width !== undefined) {
    await page.setViewportSize({ ...window, width });
    // What a story measures when it begins, it measures at its width.
    outcome = await showStory(page, id, 'forceRemount');
  }
  await page.evaluate(untilSteady);
  await page.screenshot({ path, fullPage: true, animations: 'disabled', caret: 'hide' });
  return outcome;
}

/** In the page. Its address would say so only together with a story. */
async function setTheme(theme: string): Promise<void> {
  const storybook = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as { ready(): Promise<void> };
  await storybook.ready();
  const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as {
    emit(event: string, told: unknown): void;
  };
  channel.emit('updateGlobals', { globals: { theme } });
}

/** In the page: how wide the story wants to be, in px. */
function readWidth(): number | undefined {
  interface Viewports {
    readonly options?: Readonly<Record<string, { readonly styles: { readonly width: string } }>>;
  }
  const shown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as {
    readonly currentRender?: {
      readonly story?: {
        readonly parameters: { readonly viewport?: Viewports };
        readonly storyGlobals?: { readonly viewport?: { readonly value?: string } };
      };
    };
  };
  const { parameters, storyGlobals } = shown.currentRender?.story ?? {};
  const wanted = parameters?.viewport?.options?.[storyGlobals?.viewport?.value ?? ''];
  return wanted && Number.parseInt(wanted.styles.width, 10);
}

/** In the page: its fonts and pictures are there, and two frames have been drawn with them. */
async function untilSteady(): Promise<void> {
  await document.fonts.ready;
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}
