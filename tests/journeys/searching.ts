import type { Locator, Page } from 'playwright-core';
import { nftEvaluationCopy } from '../../src/web/copy/research/nft-evaluation.ts';
import { coinEvaluationCopy } from '../../src/web/copy/research/coin-evaluation.ts';

/** Begins a new coin evaluation. */
export async function searchCoin(page: Page, name: string): Promise<void> {
  await page.goto('/coineval');
  await page.getByRole('button', { name: 'New Analysis' }).click();
  await page.getByRole('combobox', { name: coinEvaluationCopy.field }).fill(name);
  await page.getByRole('button', { name: coinEvaluationCopy.search }).click();
}

/** Begins a new NFT evaluation. */
export async function searchNft(page: Page, name: string): Promise<void> {
  await page.goto('/nfteval');
  await page.getByRole('button', { name: 'New Analysis' }).click();
  await page.getByRole('textbox', { name: nftEvaluationCopy.field }).fill(name);
  await page.getByRole('button', { name: nftEvaluationCopy.search }).click();
}

/** Opens a section by its title, unless it is open: the first one that is not saved is. */
export async function unfold(header: Locator): Promise<void> {
  await header.waitFor();
  if ((await header.getAttribute('aria-expanded')) === 'false') await header.click();
}

/** Opens a section of a new coin evaluation; resolves to what is below its heading. */
export async function openSection(page: Page, title: string): Promise<Locator> {
  await searchCoin(page, 'bitcoin');
  const header = page.getByRole('button', { name: new RegExp(`^${title}`) });
  await unfold(header);
  return page.locator(`[id="${await header.getAttribute('aria-controls')}"]`);
}
