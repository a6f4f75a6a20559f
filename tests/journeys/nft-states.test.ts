import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { messages } from '../../src/contracts/messages.ts';
import { expectSoundState, expectToFit, widths } from './sound.ts';
import { startJourneys } from './start-journeys.ts';
import { questionnaireCopy } from '../../src/web/copy/research/questionnaire.ts';
import { nftEvaluationCopy } from '../../src/web/copy/research/nft-evaluation.ts';

const journeys = startJourneys();

const panelOf = (page: Page) => page.getByRole('region', { name: 'NFT', exact: true });

async function search(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: nftEvaluationCopy.field }).fill(name);
  await page.getByRole('button', { name: nftEvaluationCopy.search }).click();
}

/** Also expects that no panel cuts off its content, as a panel does with what is wider than it. */
async function expectSoundAndWhole(page: Page, state: string): Promise<void> {
  await expectSoundState(page, state);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const countCut = async () =>
      page
        .getByRole('region')
        .evaluateAll((regions) => regions.filter((region) => region.scrollWidth > region.clientWidth).length);
    // The navigation leaves a narrowed window a moment later.
    await expect.poll(countCut, { message: `${state} is cut off at ${width} px` }).toBe(0);
  }
}

async function start(page: Page): Promise<void> {
  await page.goto('/nfteval');
  await page.getByRole('button', { name: 'New Analysis' }).click();
}

it('the NFT evaluation fits each width and has no axe faults in all of its states (N1-N5)', async () => {
  const { page, complaints } = await journeys.member();
  await start(page);
  await search(page, 'ab');
  await page.getByText(messages.nftSearchShort).waitFor();
  await expectSoundAndWhole(page, 'too short');
  await search(page, 'blank slate');
  await page.getByText(messages.nftNotFound).waitFor();
  await expectSoundAndWhole(page, 'not found');
  await search(page, 'tidal');
  await panelOf(page).getByRole('img', { name: 'Tidal Forms #418' }).waitFor();
  const headers = page.getByRole('heading', { level: 3 }).getByRole('button');
  // The picture may load before the questions.
  await headers.first().waitFor();
  for (const header of await headers.all()) await header.click();
  await page.getByRole('button', { name: questionnaireCopy.save, exact: true }).last().click();
  await page.getByRole('region', { name: 'Summary so far' }).waitFor();
  await expectSoundAndWhole(page, 'all sections open');
  await search(page, 'harbour');
  await panelOf(page).locator('video').waitFor();
  await expectSoundAndWhole(page, 'film');
  await search(page, 'paper');
  await panelOf(page).getByRole('button', { name: 'See bigger PDF' }).click();
  await page.getByRole('dialog').getByRole('figure').waitFor();
  await expectSoundAndWhole(page, 'paper');
  await page.keyboard.press('Escape');
  expect(complaints).toEqual({ policy: [], errors: [], exceptions: [] });
  await page.route('**/media/ipfs/**', (route) => route.abort());
  await search(page, 'quiet');
  await panelOf(page)
    .getByRole('img', { name: /^No preview of/ })
    .waitFor();
  await expectSoundAndWhole(page, 'placeholder');
  await page.route('**/search2nft/**', (route) => route.abort());
  await search(page, 'second');
  await page.getByText(messages.nftSearchFailed).waitFor();
  await expectSoundAndWhole(page, 'failed');
  // The reload aborts a media file that is still loading, too.
  const cutOff = /^GET \/(media\/ipfs|api\/nft\/search2nft)\//;
  expect(complaints.errors.filter((line) => !cutOff.test(line))).toEqual([]);
});

it('the NFT evaluation fits windows from 360 to 1920 px', async () => {
  const { page } = await journeys.member();
  await start(page);
  for (const name of ['tidal', 'harbour', 'paper']) {
    await search(page, name);
    await panelOf(page).getByText(messages.mediaLoading).waitFor({ state: 'detached' });
    for (const width of [360, 480, 721, 1121, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expectToFit(page, `${name} at ${width} px`);
    }
  }
});
