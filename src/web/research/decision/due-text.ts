import { toDayValueKind } from '../../../contracts/day-values.ts';
import type { DueAlert } from '../../../contracts/desk.ts';
import { listKeptFacts } from '../../../engine/then-and-now.ts';
import { toUtcDay } from '../../../lib/utc-day.ts';
import { decisionCopy as copy } from '../../copy/research/decision.ts';
import { findKeptPrice } from '../../panels/coin/PriceThen.tsx';
import { toPrice } from '../../ui/text/amounts.ts';
import { toBriefUtcDay } from '../../ui/text/moments.ts';
import { toNumberText, toPassed } from '../lists/day-value-text.ts';
import type { Decision } from '../record/load-decisions.ts';
import type { DueItem } from './due-items.ts';

/** What happened, on home: 'Uniswap fell below US$6.00'. */
export function toDueTitle({ subject: { name }, alert }: DueItem): string {
  if (!alert) return copy.due.review(name);
  if (!alert.met) return copy.due.unread(name);
  return toPassed(alert, isPrice(alert) ? name : copy.due.figureOf(name, alert.title));
}

/** The same on the coin's page, which has the name and the figure beside it. */
export function toStripTitle(item: DueItem, today: string): string {
  const { alert } = item;
  if (!alert?.met) return toDueTitle(item);
  const passed = toPassed(alert, alert.title);
  return copy.due.metOn(
    passed,
    toBriefUtcDay(alert.met.day, today),
    toNumberText(alert.unit, alert.met.value),
  );
}

/** The figure with its day and source, on home. */
export function toDueFigure({ alert }: DueItem, today: string): string | undefined {
  if (!alert) return undefined;
  const { met, unit, title, unread_since: since = '' } = alert;
  if (!met) return copy.due.unreadSince(title, toBriefUtcDay(since, today));
  const source = met.state === 'sample' ? copy.due.sample : met.source;
  return copy.due.value(toNumberText(unit, met.value), toBriefUtcDay(met.day, today), source);
}

/** 'You decided to watch it on 28 Nov, at US$6.50'. */
export function toDecidedText({ decision, review }: DueItem, today: string): string | undefined {
  if (!decision) return undefined;
  const { summary, record, first } = decision;
  const price = findKeptPrice(listKeptFacts(first));
  const kept = record.id === first.id ? undefined : toBriefUtcDay(toEntryDay(record), today);
  const words = summary.words && summary.words.charAt(0).toLowerCase() + summary.words.slice(1);
  return [
    copy.decided(words, toBriefUtcDay(toEntryDay(first), today)),
    price && copy.at(toPrice(price.value)),
    kept !== undefined && copy.keptOn(kept),
    review !== undefined &&
      copy.again(review === today ? copy.today : copy.onDay(toBriefUtcDay(review, today))),
  ]
    .filter((part) => typeof part === 'string')
    .join('');
}

/** The UTC day of a decision. */
export function toEntryDay({ day, savedAt }: Decision['record']): string {
  return day ?? toUtcDay(Date.parse(savedAt));
}

export function isPrice({ title }: DueAlert): boolean {
  return title === toDayValueKind('price').title;
}
