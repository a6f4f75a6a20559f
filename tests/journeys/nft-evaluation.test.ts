import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { questionnaireCopy } from '../../src/web/copy/research/questionnaire.ts';
import { allFacts, type CoinFact } from '../../src/contracts/coin-facts.ts';
import { messages, rewardMessage } from '../../src/contracts/messages.ts';
import {
  evaluationCopy,
  evaluationSummaryCopy as summaryCopy,
} from '../../src/web/copy/research/evaluation.ts';
import type { Question } from '../../src/engine/questionnaire.ts';
import { countShipped, loadShipped } from '../helpers/load-compiled.ts';
import { expectQuiet } from './sound.ts';
import { showAll, unfold } from './searching.ts';
import { startJourneys } from './start-journeys.ts';
import { step } from './step.ts';
import { readSession } from './storage-keys.ts';
import { nftEvaluationCopy } from '../../src/web/copy/research/nft-evaluation.ts';
import { feedCopy } from '../../src/web/copy/ui.ts';

const { parts } = await countShipped('nfteval');

const titles = ['ART', 'FOUNDING TEAM', 'ROADMAP', 'COMMUNITY', 'TRADING METRICS', 'STRATEGY'];

const journeys = startJourneys();

function partsOf(page: Page) {
  const section = (title: string) =>
    page.getByRole('heading', { level: 3 }).getByRole('button', { name: new RegExp(`^${title}`) });
  return {
    section,
    text: (line: string) => page.getByText(line, { exact: true }),
    panel: page.getByRole('region', { name: 'NFT', exact: true }),
    summary: page.getByRole('region', { name: /^(Summary so far|Finished)/ }),
    bodyOf: async (title: string) =>
      page.locator(`[id="${await section(title).getAttribute('aria-controls')}"]`),
    search: async (name: string): Promise<void> => {
      await page.getByRole('textbox', { name: nftEvaluationCopy.field }).fill(name);
      await page.getByRole('button', { name: nftEvaluationCopy.search }).click();
    },
    stored: () => readSession(page),
  };
}

const rowOf = (within: Locator, term: string) =>
  within.locator('dl > div').filter({ hasText: term }).locator('dd');

async function openNew() {
  const member = await journeys.member();
  const { page } = member;
  await page.goto('/nfteval');
  await page.getByRole('button', { name: 'New Analysis' }).click();
  return { ...member, ...partsOf(page) };
}

const { stands } = questionnaireCopy;

describe('The NFT evaluation', () => {
  it('shows the choice of an analysis, then only the search until it finds an NFT (N1, N2, A8)', async () => {
    const { page, complaints } = await journeys.member();
    const { section, text, search, panel } = partsOf(page);
    await page.goto('/index');
    await page
      .getByRole('navigation', { name: 'Research' })
      .getByRole('link', { name: 'NFT Evaluation' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'NFT Evaluation' }).waitFor();
    await expect.poll(() => page.title()).toMatch(/^NFT Evaluation\b/);
    expect(await page.getByRole('textbox').count()).toBe(0);
    await text('Nothing saved yet').waitFor();
    await page.getByRole('button', { name: 'Previous Analysis' }).click();
    await text(messages.previousFailed).waitFor();
    await page.getByRole('button', { name: 'New Analysis' }).click();
    await page.getByRole('textbox', { name: nftEvaluationCopy.field }).waitFor();
    await text(messages.previousFailed).waitFor({ state: 'detached' });
    await step('refuses a search that is too short, and reports one that finds nothing', async () => {
      for (const [name, message] of [
        ['', messages.nftSearchShort],
        ['no such thing', messages.nftNotFound],
        [' ab ', messages.nftSearchShort],
        ['blank slate', messages.nftNotFound],
      ] as const) {
        await search(name);
        await text(message).waitFor();
        expect(await section('ART').count()).toBe(0);
      }
      expect(await text(messages.nftSearchShort).count()).toBe(0);
    });
    await step('reports a failed search, and searches again', async () => {
      await page.route('**/search2nft/**', (route) => route.abort(), { times: 1 });
      await search('tidal');
      await text(messages.nftSearchFailed).waitFor();
      expect(await section('ART').count()).toBe(0);
      await page.getByRole('button', { name: 'Search again' }).click();
      await panel.getByRole('heading', { name: 'Tidal Forms #418' }).waitFor();
    });
    await expect
      .poll(() => complaints.errors)
      .toEqual([
        expect.stringMatching(/^GET \/api\/report\/nfteval\/.*\/cg /),
        expect.stringMatching(/^GET \/api\/nft\/search2nft\/tidal /),
      ]);
  });

  it('shows a picture, a film that does not start by itself, and a PDF with a bigger view (N2, N4, A8)', async () => {
    const { page, section, text, search, panel, ...member } = await openNew();
    await page.route('**/media/tidal-forms.png', async (route) => {
      await text(messages.mediaLoading).waitFor();
      await route.continue();
    });
    await step('a picture, and then six sections that open and close', async () => {
      await search('tidal');
      await panel.getByRole('img', { name: 'Tidal Forms #418' }).waitFor();
      await expectDrawn(panel.getByRole('img', { name: 'Tidal Forms #418' }));
      await text(messages.mediaLoading).waitFor({ state: 'detached' });
      expect(await panel.getByText(feedCopy.sample, { exact: true }).count()).toBe(1);
      for (const [index, title] of titles.entries()) {
        const header = page.getByRole('heading', { level: 3 }).nth(index).getByRole('button');
        const content = async () => (await header.textContent())?.replace(/^\d/, '');
        await expect.poll(content).toMatch(new RegExp(`^${title}`));
        expect(await header.getAttribute('aria-expanded')).toBe(String(index === 0));
      }
      for (const expanded of ['false', 'true']) {
        await section('ART').click();
        await expect.poll(() => section('ART').getAttribute('aria-expanded')).toBe(expanded);
      }
    });
    await step('a film', async () => {
      await search('harbour');
      const film = panel.locator('video');
      const ready = () => film.evaluate((video: HTMLVideoElement) => video.readyState);
      await expect.poll(ready).toBeGreaterThan(0);
      const state = await film.evaluate(({ controls, muted, autoplay, paused }: HTMLVideoElement) => {
        return { controls, muted, autoplay, paused };
      });
      expect(state).toEqual({ controls: true, muted: true, autoplay: false, paused: true });
      await text(messages.mediaLoading).waitFor({ state: 'detached' });
    });
    await step('the first page of a PDF, and a bigger view that the back button closes', async () => {
      await search('paper');
      await panel.getByRole('figure', { name: 'Paper Garden #5, page 1 of 1' }).waitFor();
      const bigger = panel.getByRole('button', { name: 'See bigger PDF' });
      await bigger.click();
      const dialog = page.getByRole('dialog', { name: 'Paper Garden #5' });
      await expect.poll(() => countInk(dialog.locator('canvas'))).toBeGreaterThan(1000);
      const small = panel.locator('figure').first().locator('canvas');
      await expect.poll(() => countInk(small)).toBeGreaterThan(1000);
      await expect.poll(() => dialog.getByRole('button', { name: 'Next page' }).isDisabled()).toBe(true);
      await page.goBack();
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => bigger.evaluate((button) => button === document.activeElement)).toBe(true);
      await section('ART').waitFor();
    });
    expectQuiet(member);
  });
});

// One story, since each part needs the state that the part before leaves.
it('A member evaluates several NFTs one after another, each in its own record (C1, C6, N1, N3, N5, I1, I3)', async () => {
  const { page, section, bodyOf, search, panel, summary, stored, text, ...member } = await openNew();

  await step('saves six sections, with a summary so far after each (N3, N5, I1, I3)', async () => {
    const { questionnaire } = await loadShipped('nfteval');
    await search('tidal');
    await panel.getByRole('heading', { name: 'Tidal Forms #418' }).waitFor();
    expect(await summary.count()).toBe(0);
    let good = 0;
    const withFacts: string[] = [];
    for (const [index, { title, questions }] of questionnaire.sections.entries()) {
      // The first one is open, and a save opens the next one.
      await unfold(section(title));
      const body = await bodyOf(title);
      // The section shows its quick questions first; this member wants all.
      if (index === 0) {
        const shown = () => body.locator('[data-question]').count();
        await expect.poll(shown).toBe(questions.filter(({ quick }) => quick).length);
        await showAll(page, title);
        await expect.poll(shown).toBe(questions.length);
      }
      for (const widget of ['checkbox', 'text', 'radio', 'multicheckbox', 'hovermulticheckbox']) {
        const question = questions.find((one) => one.widget === widget);
        if (!question) continue;
        if (question.evidence?.[0]?.fact === 'nft_supply') {
          await body.getByText(allFacts.nft_supply.title, { exact: true }).first().waitFor();
          withFacts.push(question.id);
        }
        good += await answer(body, question);
      }
      await body.getByRole('button', { name: questionnaireCopy.save, exact: true }).click();
      await body.getByText(messages.saved).waitFor();
      await body.getByText(rewardMessage(5, 5 * (index + 1))).waitFor();
      const heading = index + 1 < parts ? summaryCopy.soFar : summaryCopy.finished(parts);
      await summary.getByRole('heading', { name: heading }).waitFor();
      await summary.getByText(`${stands.for} ${good}`, { exact: true }).first().waitFor();
      await summary.getByText(`${stands.against} 0`, { exact: true }).waitFor();
      const next = questionnaire.sections[index + 1];
      if (next) await summary.getByRole('button', { name: next.title }).waitFor();
      else await summary.getByRole('link', { name: 'See your findings' }).waitFor();
    }
    await expect.poll(stored).toMatchObject({
      nfteval: 'true',
      NftName: 'Tidal Forms #418',
      nftevalId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const kept = await stored();
    await expect.poll(() => rowOf(panel, 'Sections saved').textContent()).toBe(`${parts} of ${parts}`);
    const read = await page.request.get(`/api/report/nfteval/${member.email}/records/${kept['nftevalId']}`);
    const { about } = await read.json();
    const kinds = (id: string) => about.evidence[id]?.facts.map(({ state }: CoinFact) => state);
    expect(withFacts).not.toEqual([]);
    for (const id of withFacts) expect(kinds(id), id).toContain('sample');
  });

  await step('opens the next section from the summary by keyboard (N5)', async () => {
    await page.getByRole('button', { name: 'New Analysis' }).click();
    await expect.poll(stored).not.toHaveProperty('nftevalId');
    await search('tidal');
    await page.getByRole('button', { name: evaluationCopy.startNew }).click();
    await section('ROADMAP').click();
    const body = await bodyOf('ROADMAP');
    await body.getByRole('button', { name: questionnaireCopy.save, exact: true }).click();
    await body.getByText(messages.saved).waitFor();
    const next = summary.getByRole('button', { name: 'ART' });
    await next.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => section('ART').getAttribute('aria-expanded')).toBe('true');
    const hasFocus = () => section('ART').evaluate((header) => header === document.activeElement);
    await expect.poll(hasFocus).toBe(true);
  });

  await step('starts a new record for another NFT, but not for a search that finds none (C6)', async () => {
    const { nftevalId: first } = await stored();
    await search('no such thing');
    await text(messages.nftNotFound).waitFor();
    expect(await stored()).toMatchObject({ nftevalId: first, NftName: 'Tidal Forms #418' });
    await search('TIDAL');
    await expect.poll(() => rowOf(panel, 'Sections saved').textContent()).toBe(`1 of ${parts}`);
    await search('harbour');
    await expect.poll(() => rowOf(panel, 'Sections saved').textContent()).toBe(`0 of ${parts}`);
    await summary.waitFor({ state: 'detached' });
    await expect.poll(stored).toMatchObject({ nfteval: 'false', NftName: 'Harbour Loop #7' });
    expect(await stored()).not.toHaveProperty('nftevalId');
  });

  await step(
    'reopens the previous analysis with its NFT; another search leaves it (C1, C6, N1)',
    async () => {
      await page.getByRole('button', { name: 'Previous Analysis' }).click();
      await panel.getByRole('heading', { name: 'Tidal Forms #418' }).waitFor();
      const field = page.getByRole('textbox', { name: nftEvaluationCopy.field });
      await expect.poll(() => field.inputValue()).toBe('Tidal Forms #418');
      await expect.poll(() => rowOf(panel, 'Sections saved').textContent()).toBe(`1 of ${parts}`);
      await expect.poll(stored).toMatchObject({ nfteval: 'true', NftName: 'Tidal Forms #418' });
      await search('paper');
      await expect.poll(() => rowOf(panel, 'Sections saved').textContent()).toBe(`0 of ${parts}`);
      await expect.poll(stored).not.toHaveProperty('nftevalId');
    },
  );

  await step('shows the same NFT and sections after a reload', async () => {
    await page.reload();
    await panel.getByRole('heading', { name: 'Paper Garden #5' }).waitFor();
    await section('ART').waitFor();
  });

  // No report of the content policy, no exception and no line in the console (A10).
  expectQuiet(member);
});

/** Chooses a question's first option, or ticks it; returns the number of good signs. */
async function answer(body: Locator, question: Question): Promise<number> {
  const [option] = question.options;
  switch (question.widget) {
    case 'text':
    case 'textarea':
    case 'number':
    case 'money':
    case 'date':
    case 'link':
    case 'address':
      await body.getByRole('textbox', { name: question.title }).fill('250');
      return 0;
    case 'select':
    case 'cards':
    case 'reasons':
    case 'rows':
    case 'matrix':
    case 'scale':
      throw new Error(`No question of it is shown as ${question.widget}`);
    case 'checkbox':
      await body.getByRole('checkbox', { name: question.title }).check();
      return question.signal === 'positive' ? 1 : 0;
    case 'radio':
    case 'multicheckbox': {
      const group = body.getByRole(question.widget === 'radio' ? 'radiogroup' : 'group', {
        name: question.title,
      });
      await group.getByLabel(option!.title, { exact: true }).check();
      return option!.signal === 'positive' ? 1 : 0;
    }
    case 'hovermulticheckbox': {
      const group = body.getByRole('group', { name: question.title });
      const box = group.getByLabel(option!.title, { exact: true });
      await box.focus();
      await expectDrawn(group.getByRole('img', { name: option!.title, exact: true }));
      await box.check();
      return option!.signal === 'positive' ? 1 : 0;
    }
  }
}

async function expectDrawn(picture: Locator): Promise<void> {
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

/** The number of dark pixels of a canvas, so of the paper's ink. */
function countInk(canvas: Locator): Promise<number> {
  return canvas.evaluate((target: HTMLCanvasElement) => {
    const { data } = target.getContext('2d')!.getImageData(0, 0, target.width, target.height);
    return data.filter((value, index) => index % 4 === 0 && value < 100 && data[index + 3] === 255).length;
  });
}
