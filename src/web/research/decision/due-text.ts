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

/** What happened first, on home: 'Uniswap fell below US$6.00'. */
export function toDueTitle({ subject: { name }, alerts: [alert] }: DueItem): string {
  if (!alert) return copy.due.review(name);
  if (!alert.met) return copy.due.unread(name);
  return toPassed(alert, isPrice(alert) ? name : copy.due.figureOf(name, alert.title));
}

/** A line for each condition on the coin's page, which has the name beside it. */
export function toStripTitles(item: DueItem, today: string): readonly string[] {
  const { alerts } = item;
  if (alerts.length === 0) return [toDueTitle(item)];
  return alerts.map((alert, at) =>
    alert.met ? toMetText(alert, alert.met, today) : at === 0 ? toDueTitle(item) : toUnreadText(alert, today),
  );
}

function toMetText(alert: DueAlert, met: NonNullable<DueAlert['met']>, today: string): string {
  const passed = toPassed(alert, alert.title);
  return copy.due.metOn(passed, toBriefUtcDay(met.day, today), toNumberText(alert.unit, met.value));
}

function toUnreadText({ title, unread_since: since = '' }: DueAlert, today: string): string {
  return copy.due.unreadSince(title, toBriefUtcDay(since, today));
}

/** The figures with their days and sources, on home. */
export function listDueFigures({ alerts }: DueItem, today: string): readonly string[] {
  return alerts.map((alert, at) => {
    const { met, unit } = alert;
    if (!met) return toUnreadText(alert, today);
    const source = met.state === 'sample' ? copy.due.sample : met.source;
    const figure = copy.due.value(toNumberText(unit, met.value), toBriefUtcDay(met.day, today), source);
    return at === 0 ? figure : copy.due.also(toPassed(alert, alert.title), figure);
  });
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
