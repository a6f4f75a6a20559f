/**
 * Takes the README's picture from the running product, on sample data.
 *
 * Usage: node scripts/run.mjs scripts/pictures.ts    (after npm run build)
 */
import { join } from 'node:path';
import { root } from './setup/files.mjs';
import { logIn, openProduct } from '../tests/journeys/product.ts';

const product = await openProduct();
try {
  const { page } = await product.visit({ width: 1440, height: 1000, theme: 'dark' });
  await logIn(page);
  await page.goto('/coineval');
  await page.getByRole('button', { name: 'New Analysis' }).click();
  await page.getByRole('textbox', { name: 'Coin name' }).fill('Ethereum');
  await page.getByRole('button', { name: 'Search Coin' }).click();
  await page.getByRole('region', { name: 'Coin info' }).getByText('Sample data').first().waitFor();
  await page.getByRole('button', { name: /^Market cap/ }).click();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Congratulations').waitFor();
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(root, 'stories/pictures/coin-evaluation.png') });
} finally {
  await product.close();
}
