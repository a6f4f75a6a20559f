import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumLaunch } from '../product/chromium.ts';
import { comparePictures, type Difference } from './compare-pictures.ts';
import { buildComparisonPage } from './comparison-page.ts';
import { listStories, photograph } from './photograph.ts';

interface Comparison {
  /** Folders of built Storybooks. */
  readonly before: string;
  readonly after: string;
  /** Emptied first; its index.html shows what differs. */
  readonly to: string;
  /** How the ids of the stories begin that are looked at; absent: all of them. */
  readonly only?: string | undefined;
}

interface Compared {
  readonly differences: readonly Difference[];
  /** What went wrong in stories of after. */
  readonly failures: readonly string[];
}

/** Photographs the stories of two built Storybooks by one browser, since no two machines draw the same letters. */
export async function compareStorybooks({ before, after, to, only = '' }: Comparison): Promise<Compared> {
  const folders = {
    before: join(to, 'before'),
    after: join(to, 'after'),
    difference: join(to, 'difference'),
  };
  await rm(to, { recursive: true, force: true });
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true });
  const browser = await chromium.launch(chromiumLaunch());
  const list = async (built: string) => (await listStories(built)).filter((id) => id.startsWith(only));
  try {
    await photograph(browser, before, await list(before), folders.before);
    const failures = await photograph(browser, after, await list(after), folders.after);
    const differences = comparePictures(folders);
    await writeFile(join(to, 'index.html'), buildComparisonPage(differences));
    return { differences, failures };
  } finally {
    await browser.close();
  }
}
