import type { CalendarReview, Desk } from '../../../contracts/desk.ts';
import { findReminder } from '../../../engine/entry-summary.ts';
import { toUtcDay } from '../../../lib/utc-day.ts';
import type { KeptAlert } from '../../ports/entities.ts';
import { commands } from '../commands/command-list.ts';
import type { Caller, Context } from '../context.ts';
import { isAboutCoin } from '../journal.ts';
import { listCalendarReviews } from './calendar-reviews.ts';
import { listChangedCoins } from './changed-coins.ts';
import { listDueAlerts } from './due-alerts.ts';
import { listNewestAbout, type AboutCoin } from './newest-about.ts';

export async function readDesk(
  { storage, questionnaires, clock }: Context,
  { memberId }: Pick<Caller, 'memberId'>,
): Promise<Desk> {
  const { reads } = storage;
  const now = clock.now();
  const today = toUtcDay(now);
  const reviews: CalendarReview[] = [];
  const decisions: AboutCoin[] = [];
  const research: AboutCoin[] = [];
  for (const [id, { questionnaire }] of questionnaires) {
    const named = { id, questionnaire };
    if (findReminder(questionnaire))
      reviews.push(...(await listCalendarReviews(reads, memberId, named, { now, today })));
    if (!isAboutCoin(questionnaire)) continue;
    const own = await listNewestAbout(reads, memberId, named);
    (questionnaire.alert ? decisions : research).push(...own);
  }
  const alerts = listDueAlerts(decisions, await loadAlerts(storage, memberId, today), today);
  const met = new Set(alerts.flatMap((alert) => (alert.met ? [alert.coin] : [])));
  return { alerts, reviews, changed: await listChangedCoins(reads, { research, decisions }, met, today) };
}

/** The first visit after the upgrade that stores the state of alerts counts the days from before it. */
async function loadAlerts(
  storage: Context['storage'],
  memberId: string,
  today: string,
): Promise<readonly KeptAlert[]> {
  const alerts = await storage.reads.listAlerts(memberId);
  const isCounted = alerts.every(({ state }) => state !== undefined);
  return isCounted ? alerts : storage.run(commands.countAlerts, { memberId, today });
}
