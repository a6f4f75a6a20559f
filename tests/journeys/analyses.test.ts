import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { messages } from '../../src/contracts/messages.ts';
import { pages } from '../../src/contracts/pages.ts';
import { homeCopy } from '../../src/web/copy/home.ts';
import { evaluationCopy as copy } from '../../src/web/copy/research/evaluation.ts';
import { questionnaireCopy } from '../../src/web/copy/research/questionnaire.ts';
import { countShipped, loadShipped } from '../helpers/load-compiled.ts';
import { unfold } from './searching.ts';
import { startJourneys } from './start-journeys.ts';
import { step } from './step.ts';
import { follow } from './follow.ts';
import { regionOf } from './market.ts';
import { feedCopy } from '../../src/web/copy/ui.ts';
import { coinEvaluationCopy } from '../../src/web/copy/research/coin-evaluation.ts';
import { evaluationSummaryCopy } from '../../src/web/copy/research/evaluation.ts';
import { disclaimerCopy } from '../../src/web/copy/disclaimer.ts';
import { signInCopy } from '../../src/web/copy/sign-in.ts';

const { parts, asked } = await countShipped('coineval');

const { questionnaire } = await loadShipped('coineval');
const { questionnaire: decisionOf } = await loadShipped('decision');
const [marketCap] = questionnaire.sections;

const journeys = startJourneys();

const header = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^${title}`) });
const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Yes, ${title}`, exact: true });
const saveButton = (page: Page) => page.getByRole('button', { name: questionnaireCopy.save, exact: true });
const text = (page: Page, words: string) => page.getByText(words, { exact: true });

async function openNew() {
  const member = await journeys.member();
  await member.page.goto(pages.coinEvaluation.path);
  await member.page.getByRole('button', { name: 'New Analysis' }).click();
  return member;
}

async function search(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: coinEvaluationCopy.field }).fill(name);
  // Enter does nothing while another search runs.
  await page.getByRole('button', { name: coinEvaluationCopy.search, disabled: false }).waitFor();
  await page.keyboard.press('Enter');
}

async function saveFirst(page: Page): Promise<void> {
  await unfold(header(page, marketCap!.title));
  await box(page, marketCap!.questions[0]!.title).check();
  await saveButton(page).click();
  await text(page, messages.saved).waitFor();
}

const continueAt = (page: Page, name: string) =>
  page.getByRole('link', { name: new RegExp(`^${homeCopy.goOn}: ${name},`) });

const analysisOf = (page: Page) => new URL(page.url()).searchParams.get('analysis');

describe('The address of an analysis', () => {
  it('opens it after a reload and in another tab, and back returns to the one before', async () => {
    const { page, context, email } = await journeys.member();
    const answers = { [marketCap!.questions[0]!.id]: true, about: { subject: 'btc-bitcoin' } };
    const saved = await context.request.post('/api/report/coineval', {
      data: { email, name: 'Bitcoin', ...answers },
    });
    const { id }: { id: string } = await saved.json();
    const first = `${pages.coinEvaluation.path}?analysis=${id}`;
    await page.goto(first);
    await page.getByRole('heading', { name: 'Bitcoin' }).first().waitFor();
    await page.getByRole('button', { name: 'New Analysis' }).click();
    await search(page, 'ethereum');
    await text(page, `0 of ${parts} sections saved`).waitFor();
    await saveFirst(page);
    await expect.poll(() => analysisOf(page)).not.toBeNull();
    await page.reload();
    await page.getByRole('heading', { name: 'Ethereum' }).first().waitFor();
    await text(page, `1 of ${parts} sections saved`).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Bitcoin' }).first().waitFor();
    await text(page, `1 of ${parts} sections saved`).waitFor();

    const tab = await context.newPage();
    await tab.goto(first);
    await tab.getByRole('heading', { name: 'Bitcoin' }).first().waitFor();
    await header(tab, marketCap!.title).click();
    await expect.poll(() => box(tab, marketCap!.questions[0]!.title).isChecked()).toBe(true);
  });
});

describe('Unsaved answers', () => {
  it('of an evaluation, a checklist and a decision are continued from home, each about its own coin (H1, S2)', async () => {
    const { page } = await openNew();
    await step('about Bitcoin, also after Ethereum was searched', async () => {
      await search(page, 'bitcoin');
      await unfold(header(page, marketCap!.title));
      await box(page, marketCap!.questions[0]!.title).check();
      await search(page, 'ethereum');
      await text(page, `0 of ${asked} answered`).waitFor();
      await follow(page, pages.home.path);
      await continueAt(page, 'Bitcoin').click();
      await page.getByRole('heading', { name: 'Bitcoin' }).first().waitFor();
      await text(page, `1 of ${asked} answered`).waitFor();
      await unfold(header(page, marketCap!.title));
      await expect.poll(() => box(page, marketCap!.questions[0]!.title).isChecked()).toBe(true);
    });
    await step('about another coin than those that the charts offer, which they show too', async () => {
      await follow(page, pages.charting.path);
      await page.getByRole('button', { name: 'Another coin' }).click();
      await page.getByRole('textbox', { name: 'Name or symbol' }).fill('uni');
      await page.getByRole('button', { name: 'Choose' }).click();
      for (const chart of ['', ' MACD 20 days', ' RSI 15 days']) {
        await regionOf(page, `Uniswap${chart}`).getByText(feedCopy.sample, { exact: true }).waitFor();
      }
      await regionOf(page, 'Bitcoin').waitFor({ state: 'detached' });
      await page.getByText('About Uniswap').waitFor();
      const first = page.getByRole('main').getByRole('checkbox').first();
      await first.check();
      await follow(page, pages.home.path);
      await continueAt(page, 'Uniswap').click();
      await page.getByText('About Uniswap').waitFor();
      await expect.poll(() => first.isChecked()).toBe(true);
    });
    await step('about a decision, on the page of its coin', async () => {
      const reason = page.getByRole('region', { name: decisionOf.title }).getByRole('textbox').first();
      await follow(page, '/coins/eth-ethereum?part=deciding');
      await reason.fill('Typed, not saved');
      await follow(page, '/coins/btc-bitcoin?part=deciding');
      await expect.poll(() => reason.inputValue()).toBe('');
      // This page is about Bitcoin, so it cannot show them.
      expect(await page.getByRole('button', { name: /^Ethereum.*unsaved answer/ }).count()).toBe(0);
      await follow(page, pages.home.path);
      await continueAt(page, 'Ethereum').click();
      await page.waitForURL('**/coins/eth-ethereum?part=deciding');
      await expect.poll(() => reason.inputValue()).toBe('Typed, not saved');
    });
  });
});

describe('The way from the sign-in to the first question', () => {
  it('takes four clicks and the name of the coin', async () => {
    const { page } = await journeys.visit();
    await page.goto('/login');
    await page.getByRole('textbox', { name: signInCopy.emailLabel }).fill(journeys.newEmail());
    await page.getByRole('button', { name: signInCopy.button }).click();
    await page.getByRole('button', { name: disclaimerCopy.button }).click();
    await page.getByRole('link', { name: homeCopy.newcomerAction }).click();
    await page.getByRole('combobox', { name: coinEvaluationCopy.field }).fill('bitcoin');
    await page.getByRole('option').first().click();
    const first = box(page, marketCap!.questions[0]!.title);
    await expect.poll(() => first.evaluate((one) => one === document.activeElement)).toBe(true);
    await text(page, copy.nothingSaved).waitFor();

    // Further typing counts neither as a shortcut key nor as an answer.
    const field = page.getByRole('combobox', { name: coinEvaluationCopy.field });
    const typed = Promise.withResolvers<void>();
    await page.route('**/coinsearch/**', async (route) => {
      await typed.promise;
      await route.continue();
    });
    await field.fill('ethereum');
    await page.getByRole('button', { name: coinEvaluationCopy.search, disabled: false }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('j');
    typed.resolve();
    await page.getByRole('heading', { name: 'Ethereum' }).first().waitFor();
    await expect.poll(() => header(page, marketCap!.title).getAttribute('aria-expanded')).toBe('true');
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await field.inputValue()).toBe('ethereumj');

    await step('the marks of the sections open them, and are one stop of the Tab key', async () => {
      const [opened, , third] = questionnaire.sections;
      const marks = page.getByRole('toolbar', { name: 'Sections' });
      const expectAt = async (title: string) => {
        await expect.poll(() => header(page, title).getAttribute('aria-expanded')).toBe('true');
        await expect.poll(() => isFocused(header(page, title))).toBe(true);
      };
      await marks.getByRole('button', { name: `Section 3: ${third!.title}, not started` }).click();
      await expectAt(third!.title);
      expect(await marks.locator('[tabindex="0"]').count()).toBe(1);
      await marks.locator('[tabindex="0"]').focus();
      for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
      await expectAt(opened!.title);
    });
  });
});

const keyOf = { yes: 'y', no: 'n', 'cant-tell': 'c' } as const;

/** An answer to every question, without a yes that excludes another. */
const answered = questionnaire.sections.map(({ title, questions }) => ({
  title,
  answers: questions.map((question, index) => {
    const isExcluded = questions.slice(0, index).some(({ excludes }) => excludes.includes(question.id));
    const verdict = isExcluded ? 'no' : index === 2 ? 'cant-tell' : 'yes';
    return { key: keyOf[verdict], name: `${questionnaireCopy.verdicts[verdict]}, ${question.title}` };
  }),
}));

const searched = 'btc';

/** The page after the search for a coin; the first question has the focus. */
async function openSearched() {
  const member = await openNew();
  await search(member.page, searched);
  await expect.poll(() => isFocused(box(member.page, marketCap!.questions[0]!.title))).toBe(true);
  return member;
}

const isFocused = (place: Locator) => place.evaluate((element) => element === document.activeElement);

async function expectAllAnswered(page: Page): Promise<void> {
  const finished = page.getByRole('region', { name: evaluationSummaryCopy.finished(parts) });
  await finished.waitFor();
  await finished.getByText(`${questionnaireCopy.stands.open} 0`, { exact: true }).waitFor();
  await text(page, questionnaireCopy.answered(asked, asked)).waitFor();
  const unclear = answered.flatMap(({ answers }) => answers.filter(({ key }) => key === 'c'));
  await text(page, questionnaireCopy.cantTell(unclear.length)).waitFor();
}

function findDecision(page: Page) {
  const form = page.getByRole('region', { name: decisionOf.title, exact: true });
  return {
    choice: form.getByRole('radio').first(),
    saved: form.getByText(messages.saved),
  };
}

describe('A complete coin evaluation', () => {
  it('takes one key per answer and per save, and at most 70 keys from the search to a decision', async () => {
    const { page } = await openSearched();
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    for (const { title, answers } of answered) {
      // A save opens the next section.
      await expect.poll(() => header(page, title).getAttribute('aria-expanded')).toBe('true');
      for (const { key } of answers) await press(key);
      await press('s');
      await header(page, title).getByText('Saved', { exact: true }).waitFor();
    }
    await expectAllAnswered(page);
    // As many clicks, for a member with a mouse.
    expect(keys).toBe(asked + parts);
    expect(keys).toBeLessThanOrEqual(33);

    const { choice, saved } = findDecision(page);
    await choice.waitFor();
    await press('Tab');
    await press('Enter');
    await expect.poll(() => isFocused(choice)).toBe(true);
    await press('Space');
    await expect.poll(() => choice.isChecked()).toBe(true);
    // Enter in a form presses its button.
    await press('Enter');
    await saved.waitFor();
    expect(searched.length + 1 + keys).toBeLessThanOrEqual(70);
  });
});
