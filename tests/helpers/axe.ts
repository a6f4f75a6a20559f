import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe's findings on the current page, one line each; `rules` limits them to those rules. */
export async function findAxeFaults(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  // axe's code is large, so it is loaded once per page.
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(axeSource);
  const results = await page.evaluate(
    async (runOnly): Promise<axeCore.AxeResults> => {
      const axe = Reflect.get(window, 'axe') as typeof axeCore;
      return axe.run(document, { resultTypes: ['violations'], ...(runOnly && { runOnly }) });
    },
    rules && [...rules],
  );
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}
