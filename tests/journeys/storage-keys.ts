import type { Page } from 'playwright-core';
import * as spec from '../spec/table.ts';

export const listKeys = (page: Page, storage: 'sessionStorage' | 'localStorage') =>
  page.evaluate((name) => Object.keys(window[name]), storage);

/** All that the tab's storage has. */
export const readSession = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));

/** The keys that a module has in session storage after a save (L4); none for a module that the table does not list. */
export function toKeys(module: string): string[] {
  const found = spec.modules[module];
  if (found === undefined) return [];
  const { answers, nameKey, section } = found;
  return [
    module,
    `${module}Id`,
    `${module}_${section}`,
    ...(answers === 'texts' ? [`${module}Answered`] : []),
    ...(nameKey === undefined ? [] : [nameKey]),
  ];
}
