import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pages } from '../../src/contracts/pages.ts';
import { day, hour } from '../../src/lib/durations.ts';
import { toUtcDay } from '../../src/lib/utc-day.ts';
import { messages } from '../../src/contracts/messages.ts';
import { questionnaireCopy } from '../../src/web/copy/research/questionnaire.ts';
import { startJourneys, type Member } from './start-journeys.ts';

const journeys = startJourneys();
const today = () => toUtcDay(Date.now());

/** On a device whose clock is `ahead` of the server's, in ms. */
async function openNews(ahead: number): Promise<Member> {
  const member = await journeys.member({ fresh: true });
  await member.page.clock.install({ time: Date.now() + ahead });
  await member.page.goto(pages.news.path);
  await field(member.page).waitFor();
  return member;
}

const field = (page: Page) => page.getByRole('main').getByRole('textbox').first();

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: questionnaireCopy.saveInsights }).first().click();
}

async function loadDays({ context, email }: Member): Promise<readonly string[]> {
  const answer = await context.request.get(`/api/report/cryptonews/${email}/journal`);
  const rows = (await answer.json()) as readonly { readonly about: { readonly day: string } }[];
  return rows.map(({ about }) => about.day);
}

describe('a journal entry of a device with a wrong clock (I7)', () => {
  it('is of the server’s day when it was written offline, and in a second tab', async () => {
    const member = await openNews(-400 * day);
    await member.context.setOffline(true);
    await write(member.page, 'Fees fell.');
    await member.page.getByText(questionnaireCopy.queued).first().waitFor();
    await member.context.setOffline(false);
    await member.page.getByText(messages.saved).first().waitFor();
    expect(await loadDays(member)).toEqual([today()]);
    const other = await member.context.newPage();
    await other.clock.install({ time: Date.now() - 26 * hour });
    await other.goto(pages.news.path);
    await expect.poll(() => field(other).inputValue()).toBe('Fees fell.');
    await write(other, 'Fees rose.');
    await other.getByText(messages.saved).first().waitFor();
    expect(await loadDays(member)).toEqual([today()]);
  });

  it('is of the server’s day when the clock was set while the page was open', async () => {
    const member = await openNews(2 * day);
    await member.page.clock.setSystemTime(Date.now());
    await write(member.page, 'Fees fell.');
    await member.page.getByText(messages.saved).first().waitFor();
    expect(await loadDays(member)).toEqual([today()]);
  });
});
