import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { messages } from '../../src/contracts/messages.ts';
import { conditionsCopy } from '../../src/web/copy/research/conditions.ts';
import { notesCopy } from '../../src/web/copy/research/notes.ts';
import { problemsCopy } from '../../src/web/copy/research/answer-problems.ts';
import { questionnaireCopy } from '../../src/web/copy/research/questionnaire.ts';
import { loadShipped } from '../helpers/load-compiled.ts';
import { openSection, unfold } from './searching.ts';
import { startJourneys } from './start-journeys.ts';

const journeys = startJourneys();

const textOf = (page: Page, words: string) => page.getByText(words, { exact: true });

/** As a hand does it: the page paints between press and release. */
async function clickSave(page: Page, part: Locator) {
  await part.getByRole('button', { name: questionnaireCopy.save, exact: true }).hover();
  await page.mouse.down();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.mouse.up();
}

const { questionnaire } = await loadShipped('coineval');
const [section] = questionnaire.sections;
const { title } = section!.questions[0]!;

async function openSource(page: Page) {
  const body = await openSection(page, section!.title);
  await body.getByRole('button', { name: notesCopy.to(notesCopy.add, title) }).click();
  return { body, source: body.getByRole('textbox', { name: notesCopy.to(notesCopy.source, title) }) };
}

it('A note with a faulty source link is refused, and saved once the link is corrected, each by the first click', async () => {
  const { page } = await journeys.member();
  const { body, source } = await openSource(page);
  await source.fill('nonsense');
  await clickSave(page, body);
  await body.getByRole('alert').getByText(problemsCopy.noSource(title)).waitFor();
  await source.fill('www.example.com');
  await clickSave(page, body);
  await textOf(page, messages.saved).waitFor();
  await unfold(page.getByRole('button', { name: new RegExp(`^${section!.title}`) }));
  await expect.poll(() => source.inputValue()).toBe('https://www.example.com');
});

it('An answer that is corrected is saved by the first click', async () => {
  // The page does not scroll, which could hide that the form moves.
  const { page } = await journeys.member({ height: 2000 });
  await page.goto('/coins/btc-bitcoin?part=deciding');
  const decision = page.getByRole('region', { name: 'Decision', exact: true });
  await decision.getByRole('button', { name: conditionsCopy.add }).click();
  const row = decision.getByRole('group', { name: conditionsCopy.row(1) });
  await row.getByRole('combobox').selectOption('Price');
  await row.getByRole('radio', { name: 'Above' }).check();
  await row.getByLabel(/^Until.*, row 1$/).fill('2099-12-31');
  const limit = row.getByRole('textbox', { name: /^Value, row 1$/ });
  await limit.fill('many');
  await limit.press('Enter');
  await decision.getByRole('alert').waitFor();
  await limit.fill('120');
  await clickSave(page, decision);
  await textOf(page, messages.saved).waitFor();
});
