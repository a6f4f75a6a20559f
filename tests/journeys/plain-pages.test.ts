import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages, rewardMessage } from '../../src/contracts/messages.ts';
import { expectQuiet } from './sound.ts';
import { allQuestions } from './searching.ts';
import { startJourneys } from './start-journeys.ts';
import { step } from './step.ts';
import { shellCopy } from '../../src/web/copy/shell.ts';
import { nftEvaluationCopy } from '../../src/web/copy/research/nft-evaluation.ts';
import { questionnaireCopy } from '../../src/web/copy/research/questionnaire.ts';
import { coinEvaluationCopy } from '../../src/web/copy/research/coin-evaluation.ts';
import { disclaimerCopy } from '../../src/web/copy/disclaimer.ts';
import { helpCopy } from '../../src/web/copy/help.ts';
import { signInCopy } from '../../src/web/copy/sign-in.ts';
import { publicCopy } from '../../src/web/copy/public/public-pages.ts';

const journeys = startJourneys();

const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
/** A dialog returns the focus a moment after it closes. */
const expectFocus = (locator: Locator) => expect.poll(() => hasFocus(locator)).toBe(true);

/** A dialog's history entry is removed after it closes. */
const untilEntryGone = (page: Page) => page.waitForFunction(() => history.state?.dialog === undefined);

async function tabTo(page: Page, target: Locator): Promise<void> {
  // Found once: a search by role takes longer than a key.
  const element = await target.elementHandle();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await element?.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${String(target)}`);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (a === null || b === null) throw new Error('One of them is not laid out');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe('the tutorial (T1)', () => {
  const question = 'How do I log in?';
  const info = (page: Page) => page.getByRole('button', { name: `Short answer: ${question}` });
  const answer = (page: Page) => page.getByText(/^Enter the e-mail address/);
  const tooltip = (page: Page) => page.getByRole('tooltip');

  it('shows an answer in place, also by keyboard, and a video from our own origin', async () => {
    const { page } = await journeys.member();
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (/\.(mp4|vtt)$/.test(new URL(request.url()).pathname)) fetched.push(request.url());
    });
    await page.goto('/tutorial');
    const next = page.getByRole('button', { name: /^Short answer: What do I agree to/ });
    await info(page).hover();
    await tooltip(page).waitFor();
    for (const place of [info(page), next]) {
      await expect.poll(() => overlap(tooltip(page), place)).toBe(false);
    }
    await info(page).click();
    await answer(page).waitFor();
    await expect.poll(() => overlap(answer(page), next)).toBe(false);
    await info(page).click();
    await answer(page).waitFor({ state: 'hidden' });
    await page.mouse.move(0, 0);
    await step('by keyboard, and Escape hides the tooltip', async () => {
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expectFocus(info(page));
      await tooltip(page).waitFor();
      await page.keyboard.press('Escape');
      await tooltip(page).waitFor({ state: 'hidden' });
      await page.keyboard.press('Enter');
      await answer(page).waitFor();
      await expectFocus(info(page));
    });
    await step('a video that starts where it answers the question', async () => {
      const button = page.getByRole('button', { name: `Watch the video: ${question}` });
      await button.waitFor();
      expect(fetched).toEqual([]);
      await button.click();
      const video = page.getByRole('dialog', { name: question }).locator('video');
      const time = () => video.evaluate((one: HTMLVideoElement) => one.currentTime);
      await expect.poll(time).toBeGreaterThan(1);
      const start = await time();
      await video.evaluate(async (one: HTMLVideoElement) => one.play());
      await expect.poll(time).toBeGreaterThan(start);
      await page.getByText('The video in words').click();
      await page
        .getByRole('listitem')
        .filter({ hasText: /^To log in, enter the e-mail address/ })
        .waitFor();
      await expect.poll(() => fetched.some((url) => url.endsWith('.vtt'))).toBe(true);
      expect(fetched.map((url) => new URL(url).origin)).toEqual(fetched.map(() => journeys.product.url));
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await untilEntryGone(page);
    });
  });
});

describe('the help page (T1)', () => {
  const topic = (page: Page, title: string) =>
    page.locator('details').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  const isOpen = (details: Locator) => details.evaluate((element) => element.hasAttribute('open'));

  it('opens the topic that a link names, enlarges pictures and gives the focus back, and is printed whole', async () => {
    const { page } = await journeys.member();
    await page.goto('/help#charting');
    await topic(page, 'Charting')
      .getByText(/^The MACD chart looks back/)
      .waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Charting');
    const top = () => topic(page, 'Charting').evaluate((one) => one.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(700);
    await page.getByRole('link', { name: 'Footer', exact: true }).click();
    await topic(page, 'Footer').getByText('The footer is the same on every page.').waitFor();
    expect(await isOpen(topic(page, 'Charting'))).toBe(true);
    await page.goBack();
    expect(new URL(page.url()).hash).toBe('#charting');
    await topic(page, 'Miscellaneous').locator('summary').click();
    const enlarge = page.getByRole('button', { name: 'Enlarge: Trend and MACD' });
    await enlarge.click();
    const dialog = page.getByRole('dialog', { name: 'Trend and MACD' });
    const picture = dialog.getByRole('img');
    await picture.waitFor();
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('dialog img')?.naturalWidth);
    const zoomIn = dialog.getByRole('button', { name: helpCopy.zoomIn });
    for (const level of ['150 %', '200 %', '300 %']) {
      await zoomIn.click();
      await dialog.getByText(level).waitFor();
    }
    const scroller = dialog.getByRole('region');
    await scroller.focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => (document.querySelector('dialog section')?.scrollLeft ?? 0) > 0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await untilEntryGone(page);
    await expectFocus(enlarge);
    // A click on the picture itself opens it too, and the back button only closes it.
    await topic(page, 'Miscellaneous')
      .getByRole('img', { name: /RSI panel/ })
      .click({ force: true });
    await page.getByRole('dialog', { name: 'RSI at or under 30' }).waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/help');
    await step('is printed with all its topics', async () => {
      expect(await isOpen(topic(page, 'Results'))).toBe(false);
      await page.emulateMedia({ media: 'print' });
      await page
        .getByText(helpCopy.topics.find(({ id }) => id === 'results')?.paragraphs.at(-1) ?? '')
        .waitFor();
    });
  });
});

describe('the keyboard alone', () => {
  it('evaluates a coin, from the landing page to a reward', async () => {
    const email = journeys.newEmail();
    const visit = await journeys.visit();
    const { page } = visit;
    await page.goto('/');
    await press(page, page.getByRole('link', { name: publicCopy.login }));
    await tabTo(page, page.getByRole('textbox', { name: signInCopy.emailLabel }));
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await press(page, page.getByRole('button', { name: disclaimerCopy.button }));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await press(page, page.getByRole('link', { name: 'Coin Evaluation' }).first());
    await press(page, page.getByRole('button', { name: 'New Analysis' }));
    await tabTo(page, page.getByRole('combobox', { name: coinEvaluationCopy.field }));
    await page.keyboard.type('ethereum');
    await page.keyboard.press('Enter');
    const header = page.getByRole('button', { name: /^Market cap/ });
    const section = page.locator(`[id="${await header.getAttribute('aria-controls')}"]`);
    await expectFocus(section.getByRole('checkbox').first());
    await page.keyboard.press('Space');
    await press(page, section.getByRole('button', { name: /^Help for this question/ }).first());
    await press(page, section.getByRole('button', { name: questionnaireCopy.save, exact: true }));
    await section.getByText(messages.saved).waitFor();
    await section.getByText(rewardMessage(5, 5)).waitFor();
    const founder = page
      .getByRole('region', { name: 'Coin info' })
      .getByRole('button', { name: /Vitalik Buterin/ });
    await press(page, founder);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectFocus(founder);
    expectQuiet(visit);
  });

  it('shows the pictures of a list of options', async () => {
    const { page } = await journeys.member();
    await page.goto('/nfteval');
    await press(page, page.getByRole('button', { name: 'New Analysis' }));
    await tabTo(page, page.getByRole('textbox', { name: nftEvaluationCopy.field }));
    await page.keyboard.type('Tidal Forms');
    await page.keyboard.press('Enter');
    await press(page, page.getByRole('button', { name: /^STRATEGY/ }));
    await press(page, allQuestions(page, 'STRATEGY'));
    const list = page
      .getByRole('group')
      .filter({ hasText: 'Hover or focus a name to see its picture.' })
      .last();
    const [first, second] = [list.getByRole('checkbox').nth(0), list.getByRole('checkbox').nth(1)];
    const picture = list.getByRole('figure').getByRole('img');
    await tabTo(page, first);
    await picture.waitFor();
    const shown = await picture.getAttribute('src');
    await press(page, second, 'Space');
    await expect.poll(() => second.isChecked()).toBe(true);
    await expect.poll(() => picture.getAttribute('src')).not.toBe(shown);
    await page.keyboard.press('Escape');
    await picture.waitFor({ state: 'detached' });
    await expectFocus(second);
  });

  it('opens the menus, and Escape gives the focus back', async () => {
    const { page } = await journeys.member();
    await page.goto('/index');
    await press(page, page.getByRole('button', { name: shellCopy.collapse }));
    const research = page.getByRole('button', { name: 'Research', exact: true });
    await press(page, research);
    const nft = page.getByRole('link', { name: 'NFT Evaluation', exact: true });
    await nft.waitFor();
    await page.keyboard.press('Escape');
    await nft.waitFor({ state: 'hidden' });
    await expectFocus(research);
    await page.setViewportSize({ width: 390, height: 800 });
    const menu = page.getByRole('button', { name: /menu/i });
    await press(page, menu);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectFocus(menu);
  });
});
