import type { Locator, Page } from 'playwright-core';

/** Begins a new coin evaluation. */
export async function searchCoin(page: Page, name: string): Promise<void> {
  await page.goto('/coineval');
  await page.getByRole('button', { name: 'New Analysis' }).click();
  await page.getByRole('combobox', { name: 'Coin name' }).fill(name);
  await page.getByRole('button', { name: 'Search Coin' }).click();
}

/** Begins a new NFT evaluation. */
export async function searchNft(page: Page, name: string): Promise<void> {
  await page.goto('/nfteval');
  await page.getByRole('button', { name: 'New Analysis' }).click();
  await page.getByRole('textbox', { name: 'NFT name' }).fill(name);
  await page.getByRole('button', { name: 'Search NFT' }).click();
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
