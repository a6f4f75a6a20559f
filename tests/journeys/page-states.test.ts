import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages } from '../../src/contracts/messages.ts';
import { failuresCopy } from '../../src/web/copy/failures.ts';
import { expectQuiet, expectSound, expectSoundAtEveryWidth, expectSoundState } from './sound.ts';
import { unfold } from './searching.ts';
import { startJourneys } from './start-journeys.ts';
import { coinEvaluationCopy } from '../../src/web/copy/research/coin-evaluation.ts';
import { questionnaireCopy } from '../../src/web/copy/research/questionnaire.ts';
import { feedCopy } from '../../src/web/copy/ui.ts';
import { coinPageCopy } from '../../src/web/copy/research/coin-page.ts';
import { helpCopy } from '../../src/web/copy/help.ts';

const journeys = startJourneys();

async function openAll(page: Page): Promise<void> {
  const closed = page.locator('main details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
}

describe('at each width and in both themes', () => {
  it('the plain pages fit and have no axe faults with their parts opened (M1, T1)', async () => {
    const visitor = await journeys.visit();
    await visitor.page.goto('/consulting');
    await openAll(visitor.page);
    await expectSoundAtEveryWidth(visitor.page);
    expectQuiet(visitor);
    const visit = await journeys.member();
    const { page } = visit;
    await page.goto('/tutorial');
    await page
      .getByRole('button', { name: /^Short answer/ })
      .last()
      .click();
    await page.getByRole('tooltip').waitFor();
    await page.getByRole('button', { name: /^Short answer/, expanded: true }).waitFor();
    await expectSoundAtEveryWidth(page);
    await page.goto('/help');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await openAll(page);
    await expectSoundAtEveryWidth(page);
    // One screenshot and one signal; the others open in the same way.
    const pictures = page.getByRole('button', { name: /^Enlarge/ });
    for (const enlarge of [pictures.first(), pictures.last()]) {
      await enlarge.click();
      await page.getByRole('button', { name: helpCopy.zoomIn }).click();
      await expectSoundState(page, 'an enlarged picture');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expectQuiet(visit);
  });

  it('the coin evaluation fits and has no axe faults in each of its states (C1-C5)', async () => {
    const visit = await journeys.member();
    const { page } = visit;
    await page.goto('/coineval');
    await page.getByRole('button', { name: 'New Analysis' }).click();
    await page.getByRole('button', { name: coinEvaluationCopy.search }).click();
    await page.getByText(messages.coinSearchBlank).waitFor();
    await expectSoundState(page, 'a refused search');
    await page.getByRole('combobox', { name: coinEvaluationCopy.field }).fill('uniswap');
    await page.getByRole('button', { name: coinEvaluationCopy.search }).click();
    const panel = page.getByRole('region', { name: 'Coin info' });
    await panel.getByText(feedCopy.sample, { exact: true }).first().waitFor();
    for (const title of ['Market cap', 'Use case']) {
      await unfold(page.getByRole('button', { name: new RegExp(`^${title}`) }));
    }
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: questionnaireCopy.save, exact: true }).first().click();
    await page.getByText(messages.saved).waitFor();
    await expectSoundAtEveryWidth(page);
    await page.getByRole('combobox', { name: coinEvaluationCopy.field }).fill('no such coin');
    await page.getByRole('button', { name: coinEvaluationCopy.search }).click();
    await page.getByText(messages.coinNotFound).first().waitFor();
    await expectSoundState(page, 'a coin that is not found');
    expect(visit.complaints.errors).toHaveLength(1);
  });

  it('the pages of a coin and of an NFT fit and have no axe faults (C8, C9, N6)', async () => {
    const visit = await journeys.member();
    const { page, email } = visit;
    const nft = 'ethereum/0xbd3531da5cf5857e7cfaa92426877b022e612cf8/418';
    const data = { email, name: 'Tidal Forms #418', about: { subject: nft }, art_interesting: true };
    expect((await page.request.post('/api/report/nfteval', { data })).status()).toBe(200);
    await page.goto('/coins/eth-ethereum?part=deciding');
    await page.getByRole('region', { name: 'Decision' }).getByRole('radio').first().waitFor();
    await page.getByText('Ethereum', { exact: true }).first().waitFor();
    await expectSoundAtEveryWidth(page);
    await page.goto('/coins/eth-ethereum?part=facts');
    await page.getByText(coinPageCopy.yearNone).waitFor();
    await expectSoundAtEveryWidth(page);
    await page.goto(`/nfts/${nft}`);
    await page.getByRole('heading', { level: 1, name: 'Tidal Forms #418' }).waitFor();
    await page.getByRole('region', { name: 'All analyses' }).waitFor();
    await expectSoundAtEveryWidth(page);
    expectQuiet(visit);
  });

  it('the dialogs of a coin fit and have no axe faults (C4)', async () => {
    const visit = await journeys.member();
    const { page } = visit;
    await page.goto('/coineval');
    await page.getByRole('button', { name: 'New Analysis' }).click();
    await page.getByRole('combobox', { name: coinEvaluationCopy.field }).fill('ethereum');
    await page.getByRole('button', { name: coinEvaluationCopy.search }).click();
    const panel = page.getByRole('region', { name: 'Coin info' });
    await panel.getByRole('button', { name: /Vitalik Buterin/ }).click();
    await page.getByRole('dialog').waitFor();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await panel
      .getByRole('button', { name: /Sample story/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await expectSound(page);
    expectQuiet(visit);
  });
});

describe('a page whose code is not on the device yet', () => {
  it('shows a message while offline, leads back, and opens by itself once the browser is online again', async () => {
    const { page, context } = await journeys.member({ fresh: true });
    await page.goto('/account');
    await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
    const research = page.getByRole('navigation', { name: 'Research' });
    const openAbsent = async () => {
      await research.getByRole('link', { name: 'Calendar' }).click();
      await page.getByRole('heading', { level: 1, name: failuresCopy.elsewhere }).waitFor();
    };
    await context.setOffline(true);
    await openAbsent();
    expect(await page.getByText('stopped working').count()).toBe(0);
    expect(await page.getByRole('button', { name: failuresCopy.reload }).count()).toBe(0);
    await expectSound(page);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
    await openAbsent();
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Calendar' }).waitFor();
    await page.getByRole('link', { name: 'Account' }).click();
    await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
  });
});
