import { getDesk, type CalendarReview, type Desk } from '../../contracts/desk.ts';
import { findReminder } from '../../engine/entry-summary.ts';
import { toUtcDay } from '../../lib/utc-day.ts';
import type { KeptAlert } from '../ports/entities.ts';
import type { Context } from '../domain/context.ts';
import { isAboutCoin } from '../domain/journal.ts';
import { listCalendarReviews } from './desk/calendar-reviews.ts';
import { listChangedCoins } from './desk/changed-coins.ts';
import { listDueAlerts } from './desk/due-alerts.ts';
import { listNewestAbout, type AboutCoin } from './desk/newest-about.ts';
import { countAlerts, listAlerts } from './alerts.ts';
import { done, route } from './route.ts';

export const routes = [
  route(getDesk, async (context, { caller }) => done(await readDesk(context, caller.memberId))),
];

async function readDesk({ storage, questionnaires, clock }: Context, memberId: string): Promise<Desk> {
  const { reads: db } = storage;
  const now = clock.now();
  const today = toUtcDay(now);
  const reviews: CalendarReview[] = [];
  const decisions: AboutCoin[] = [];
  const research: AboutCoin[] = [];
  for (const [id, { questionnaire }] of questionnaires) {
    const named = { id, questionnaire };
    if (findReminder(questionnaire))
      reviews.push(...(await listCalendarReviews(db, memberId, named, { now, today })));
    if (!isAboutCoin(questionnaire)) continue;
    const own = await listNewestAbout(db, memberId, named);
    (questionnaire.alert ? decisions : research).push(...own);
  }
  const alerts = listDueAlerts(decisions, await loadAlerts(storage, memberId, today), today);
  const met = new Set(alerts.flatMap((alert) => (alert.met ? [alert.coin] : [])));
  return { alerts, reviews, changed: await listChangedCoins(db, { research, decisions }, met, today) };
}

/** The first visit after the upgrade that stores the state of alerts counts the days from before it. */
async function loadAlerts(
  storage: Context['storage'],
  memberId: string,
  today: string,
): Promise<readonly KeptAlert[]> {
  const alerts = await listAlerts(storage.reads, memberId);
  if (alerts.every(({ state }) => state !== undefined)) return alerts;
  const outcome = await storage.run(countAlerts, { memberId, today });
  return outcome.kind === 'counted' ? outcome.alerts : [];
}
