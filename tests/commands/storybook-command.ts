import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumLaunch } from '../../scripts/product/chromium.ts';
import { visit } from '../../scripts/product/visit.ts';
import { startCommand, type RunningCommand } from './start-command.ts';

interface Entry {
  readonly type: 'story' | 'docs';
  readonly id: string;
}

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

    // The project `stories` shows every story; this proves that the command serves them.
    it('serves documentation pages, which show stories, with the rules of the design', async () => {
      const { page, complaints } = await visit(browser, command.url);
      const index = await (await fetch(`${command.url}/index.json`)).json();
      const entries: readonly Entry[] = Object.values(index.entries);
      const documented = entries.filter(({ type }) => type === 'docs');
      expect(documented.length).toBeGreaterThan(25);
      await page.goto(`/iframe.html?viewMode=docs&id=${documented.at(-1)!.id}`);
      const story = page.frameLocator('iframe[id*="rules"]');
      await story.getByRole('complementary', { name: 'Rules of the design' }).waitFor();
      expect(complaints.exceptions).toEqual([]);
    });
  });
}
