import { dirname } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumLaunch } from '../../scripts/product/chromium.ts';
import { visit } from '../../scripts/product/visit.ts';
import { startCommand, type RunningCommand } from './start-command.ts';

interface Story {
  readonly id: string;
  readonly title: string;
  readonly importPath: string;
}

/** `npm run storybook`, as README says. */
export function describeStorybook(): void {
  describe('npm run storybook', () => {
    let command: RunningCommand;
    let browser: Browser;

    beforeAll(async () => {
      command = await startCommand('storybook', '/index.json');
      browser = await chromium.launch(chromiumLaunch());
    });

    afterAll(async () => {
      await browser.close();
      await command.stop();
    });

    it('shows a story of every folder', async () => {
      const { page, context, complaints } = await visit(browser, command.url);
      const firstOfEach = await loadFirstStories(command.url);
      await openPreview(page);
      const outcomes: Record<string, string> = {};
      for (const { id, title } of firstOfEach) outcomes[title] = await show(page, id);
      expect(Object.keys(outcomes).length).toBeGreaterThan(20);
      expect(Object.entries(outcomes).filter(([, outcome]) => outcome !== 'success')).toEqual([]);
      expect(complaints.exceptions).toEqual([]);
      await context.close();
    });
  });
}

async function loadFirstStories(url: string): Promise<readonly Story[]> {
  // Storybook's own index of its stories.
  const index = (await (await fetch(`${url}/index.json`)).json()) as { entries: Record<string, Story> };
  const byFolder = Map.groupBy(Object.values(index.entries), ({ importPath }) => dirname(importPath));
  return Array.from(byFolder.values(), ([first]) => first!);
}

async function openPreview(page: Page): Promise<void> {
  await page.goto('/iframe.html?viewMode=story');
  await page.waitForFunction(() => Reflect.has(window, '__STORYBOOK_PREVIEW__'));
}

/** Shows a story; once more where that was cut off, as an edit of what it imports does, or a package found late. */
async function show(page: Page, id: string): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const outcome = await page.evaluate(showStory, id).catch(String);
    if (tries === 3 || !/^cut off|context was destroyed/.test(outcome)) return outcome;
    await openPreview(page);
  }
}

/** In the page: has Storybook's preview show a story; resolves to its status, or to what went wrong. */
async function showStory(id: string): Promise<string> {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as { ready(): Promise<void> } | undefined;
  if (!preview) return 'cut off: the page is loaded anew';
  // A story chosen while Storybook still reads its index would be begun twice.
  await preview.ready();
  interface Told {
    readonly message?: string;
    readonly status?: string;
    readonly storyId?: string;
    readonly newPhase?: string;
  }
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as {
    on(event: string, listener: (told: Told | undefined) => void): void;
    emit(event: string, told: unknown): void;
  };
  const status = new Promise<string>((resolve) => {
    // Only what hangs takes so long.
    setTimeout(() => resolve('cut off: nothing is told of it'), 120_000);
    for (const event of [
      'storyErrored',
      'storyThrewException',
      'storyMissing',
      'playFunctionThrewException',
    ]) {
      channel.on(event, (told) => resolve(`${event}: ${told?.message ?? ''}`));
    }
    channel.on('storyRenderPhaseChanged', (told) => {
      if (told?.storyId === id && told.newPhase === 'aborted') resolve('cut off: it is rendered anew');
    });
    channel.on('storyFinished', (told) => {
      if (told?.storyId === id) resolve(told.status ?? 'without a status');
    });
  });
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  return status;
}
