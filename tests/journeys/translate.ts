import { expect } from 'vitest';
import { translatePage } from '../helpers/translate-page.ts';
import { expectQuiet } from './sound.ts';
import type { Member } from './start-journeys.ts';

type Opened = Pick<Member, 'page' | 'complaints'>;

/** Translates what the page shows, as a browser does; `stale` are texts that the app wrote into replaced nodes. */
export async function translate<Visited extends Opened>(opened: Visited) {
  const stale: string[] = [];
  await opened.page.exposeFunction('reportStale', (text: string) => stale.push(text));
  await opened.page.addInitScript(`(${String(translatePage)})((text) => window.reportStale(text));`);
  return { ...opened, stale };
}

export function expectTranslated(opened: Opened & { readonly stale: readonly string[] }): void {
  expect(opened.stale).toEqual([]);
  expectQuiet(opened);
}
