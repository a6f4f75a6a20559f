import type { Locator, Page } from 'playwright-core';
import { nftEvaluationCopy } from '../../src/web/copy/research/nft-evaluation.ts';
import { quickQuestionsCopy } from '../../src/web/copy/research/quick-questions.ts';
import { coinEvaluationCopy } from '../../src/web/copy/research/coin-evaluation.ts';

export async function searchCoin(page: Page, name: string): Promise<void> {
  await page.goto('/coineval');
  await page.getByRole('button', { name: 'New Analysis' }).click();
  await page.getByRole('combobox', { name: coinEvaluationCopy.field }).fill(name);
  await page.getByRole('button', { name: coinEvaluationCopy.search }).click();
}

export async function searchNft(page: Page, name: string): Promise<void> {
  await page.goto('/nfteval');
  await page.getByRole('button', { name: 'New Analysis' }).click();
  await page.getByRole('textbox', { name: nftEvaluationCopy.field }).fill(name);
  await page.getByRole('button', { name: nftEvaluationCopy.search }).click();
}

/** Opens a section by its title, unless it is open, as the first unsaved one is. */
export async function unfold(header: Locator): Promise<void> {
  await header.waitFor();
  if ((await header.getAttribute('aria-expanded')) === 'false') await header.click();
}

/** Shows all questions of an open section, not only the quick ones. */
export async function showAll(page: Page, title: string): Promise<void> {
  await allQuestions(page, title).click();
}

export function allQuestions(page: Page, title: string): Locator {
  return page
    .getByRole('group', { name: quickQuestionsCopy.label(title) })
    .getByRole('button')
    .last();
}

/** Opens a section of a new coin evaluation; resolves to the content below its heading. */
export async function openSection(page: Page, title: string): Promise<Locator> {
  await searchCoin(page, 'bitcoin');
  const header = page.getByRole('button', { name: new RegExp(`^${title}`) });
  await unfold(header);
  return page.locator(`[id="${await header.getAttribute('aria-controls')}"]`);
}
