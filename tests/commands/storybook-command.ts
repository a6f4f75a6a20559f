import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumLaunch } from '../../scripts/product/chromium.ts';
import { visit, type Visit } from '../../scripts/product/visit.ts';
import { showStory } from './show-story.ts';
import { startCommand, type RunningCommand } from './start-command.ts';

interface Entry {
  readonly type: 'story' | 'docs';
  readonly id: string;
}

export function describeStorybook(): void {
  describe('npm run storybook', () => {
    let command: RunningCommand;
    let browser: Browser;
    /** Shared by tests: a new page would load hundreds of modules again. */
    let visitor: Visit;

    beforeAll(async () => {
      command = await startCommand('storybook', '/index.json');
      browser = await chromium.launch(chromiumLaunch());
      visitor = await visit(browser, command.url);
    });

    afterAll(async () => {
      await browser.close();
      await command.stop();
    });

    // The project `stories` shows every story; this one proves that the command serves them.
    it('shows a story', async () => {
      const { page, complaints } = visitor;
      const [story] = await loadEntries(command.url, 'story');
      await openPreview(page);
      expect(await show(page, story!.id)).toBe('success');
      expect(complaints.exceptions).toEqual([]);
    });

    it('serves documentation pages with the rules of the design', async () => {
      const { page, complaints } = visitor;
      const documented = await loadEntries(command.url, 'docs');
      expect(documented.length).toBeGreaterThan(25);
      await page.goto(`/iframe.html?viewMode=docs&id=${documented.at(-1)!.id}`);
      const story = page.frameLocator('iframe[id*="rules"]');
      await story.getByRole('complementary', { name: 'Rules of the design' }).waitFor();
      expect(complaints.exceptions).toEqual([]);
    });
  });
}

async function loadEntries(url: string, type: Entry['type']): Promise<readonly Entry[]> {
  const index = (await (await fetch(`${url}/index.json`)).json()) as { entries: Record<string, Entry> };
  return Object.values(index.entries).filter((entry) => entry.type === type);
}

async function openPreview(page: Page): Promise<void> {
  await page.goto('/iframe.html?viewMode=story');
  await page.waitForFunction(() => Reflect.has(window, '__STORYBOOK_PREVIEW__'));
}

/** Shows a story; again if it was cut off by an edit of its imports, or by a package found late. */
async function show(page: Page, id: string): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const outcome = await showStory(page, id).catch(String);
    if (tries === 3 || !/^cut off|context was destroyed/.test(outcome)) return outcome;
    await openPreview(page);
  }
}
