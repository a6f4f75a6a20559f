import type { Desk } from '../../../contracts/desk.ts';
import { toUtcDay } from '../../../lib/utc-day.ts';
import type { Caller } from '../account.ts';
import type { Context } from '../context.ts';
import { listChangedCoins } from './changed-coins.ts';
import { listDueAlerts } from './due-alerts.ts';
import { listNewestAbout, type AboutCoin } from './newest-about.ts';

export async function readDesk(
  { storage: { reads }, questionnaires, clock }: Context,
  { memberId }: Pick<Caller, 'memberId'>,
): Promise<Desk> {
  const today = toUtcDay(clock.now());
  const decisions: AboutCoin[] = [];
  const research: AboutCoin[] = [];
  for (const [id, { questionnaire }] of questionnaires) {
    const { alert, kind, subject } = questionnaire;
    const isResearch = kind === 'checklist' && subject === 'coin';
    if (!alert && !isResearch) continue;
    const own = await listNewestAbout(reads, memberId, { id, questionnaire });
    (alert ? decisions : research).push(...own);
  }
  const alerts = await listDueAlerts(reads, decisions, await reads.listAlerts(memberId), today);
  const met = new Set(alerts.flatMap((alert) => (alert.met ? [alert.coin] : [])));
  return { alerts, changed: await listChangedCoins(reads, { research, decisions }, met, today) };
}
