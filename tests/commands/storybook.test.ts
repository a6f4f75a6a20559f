import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumLaunch } from '../../scripts/product/chromium.ts';
import { visit } from '../../scripts/product/open-product.ts';
import { startCommand, type RunningCommand } from './start-command.ts';

interface Story {
  readonly id: string;
  readonly title: string;
}

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

describe('npm run storybook', () => {
  it('shows a story of every title', async () => {
    const { page, context, complaints } = await visit(browser, command.url);
    const firstOfEach = await loadFirstStories(command.url);
    await page.goto('/iframe.html?viewMode=story');
    await page.waitForFunction(() => Reflect.has(window, '__STORYBOOK_PREVIEW__'));
    // A story chosen while Storybook still reads its index would be begun twice.
    await page.evaluate(() =>
      (Reflect.get(window, '__STORYBOOK_PREVIEW__') as { ready(): Promise<void> }).ready(),
    );
    const outcomes: Record<string, string> = {};
    for (const { id, title } of firstOfEach) outcomes[title] = await page.evaluate(showStory, id);
    expect(Object.keys(outcomes).length).toBeGreaterThan(50);
    expect(Object.entries(outcomes).filter(([, outcome]) => outcome !== 'success')).toEqual([]);
    expect(complaints.exceptions).toEqual([]);
    await context.close();
  });
});

async function loadFirstStories(url: string): Promise<readonly Story[]> {
  // Storybook's own index of its stories.
  const index = (await (await fetch(`${url}/index.json`)).json()) as { entries: Record<string, Story> };
  const byTitle = Map.groupBy(Object.values(index.entries), ({ title }) => title);
  return Array.from(byTitle.values(), ([first]) => first!);
}

/** In the page: has Storybook's preview show a story; resolves to its status, or to what went wrong. */
async function showStory(id: string): Promise<string> {
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as {
    once(event: string, listener: (told: { message?: string; status?: string } | undefined) => void): void;
    emit(event: string, told: unknown): void;
  };
  const status = new Promise<string>((resolve) => {
    for (const event of [
      'storyErrored',
      'storyThrewException',
      'storyMissing',
      'playFunctionThrewException',
    ]) {
      channel.once(event, (told) => resolve(`${event}: ${told?.message ?? ''}`));
    }
    channel.once('storyFinished', (told) => resolve(told?.status ?? 'without a status'));
  });
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  return status;
}
