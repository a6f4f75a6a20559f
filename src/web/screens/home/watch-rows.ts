import type { CalendarEvent } from '../../../contracts/events.ts';
import type { Stand } from '../../../contracts/stands.ts';
import type { WatchedPrice, Watchlist } from '../../../contracts/watchlist.ts';
import { toUtcDay } from '../../../lib/utc-day.ts';
import { eventsPanelCopy } from '../../copy/panels/events.ts';
import { homeCopy as copy } from '../../copy/home.ts';
import { findNextEvent } from '../../panels/events/next-event.ts';
import { findWork, type WorkLists } from '../../research/lists/subject-work.ts';
import type { Analysis } from '../../research/record/load-analyses.ts';
import type { Decision } from '../../research/record/load-decisions.ts';
import type { Order } from '../../ui/table/SortHead.tsx';
import { toBriefUtcDay } from '../../ui/text/moments.ts';

export interface WatchRow {
  readonly id: string;
  readonly name: string;
  readonly price: WatchedPrice | undefined;
  readonly stands: readonly Stand[];
  /** Absent: nothing is saved. */
  readonly research: string | undefined;
  readonly decision: string | undefined;
  /** The next event, or the day to look again if that is sooner. */
  readonly next: string | undefined;
  readonly lastLook: string | undefined;
  /** What each column sorts by; undefined comes last. */
  readonly sortsBy: Readonly<Record<WatchColumn, string | number | undefined>>;
}

export type WatchColumn = keyof typeof copy.watchlistColumns;

export interface KnownOfCoins {
  readonly lists: WorkLists;
  /** The soonest first; undefined: unknown. */
  readonly events: readonly CalendarEvent[] | undefined;
}

export function toWatchRow(
  { id, name, price }: Watchlist[number],
  { lists, events }: KnownOfCoins,
  now: number,
): WatchRow {
  const coin = { id, name };
  const { finished, current, decision, savedAt } = findWork(lists, coin);
  const next = findNext(findNextEvent(events, coin, toUtcDay(now)), decision, now);
  return {
    id,
    name,
    price,
    stands: current?.stands ?? [],
    research: current && describe(current, current === finished, now),
    decision: decision?.summary.words,
    next: next?.text,
    lastLook: savedAt && toBriefUtcDay(savedAt, now),
    sortsBy: {
      name,
      change: price?.change ?? undefined,
      research: current && `${current === finished ? 1 : 0} ${current.savedAt}`,
      decision: decision?.summary.words,
      next: next?.day,
      lastLook: savedAt,
    },
  };
}

function describe({ savedAt, sections, askedSections }: Analysis, isFinished: boolean, now: number): string {
  return isFinished ? copy.finished(toBriefUtcDay(savedAt, now)) : copy.begun(sections, askedSections);
}

function findNext(event: CalendarEvent | undefined, decision: Decision | undefined, now: number) {
  const review = decision?.summary.day;
  const days = [
    event && {
      day: event.date_event.slice(0, 10),
      text: eventsPanelCopy.next(event.title.en, toBriefUtcDay(event.date_event, now)),
    },
    review === undefined ? undefined : { day: review, text: copy.lookAgainOn(toBriefUtcDay(review, now)) },
  ];
  return days.filter((one) => one !== undefined).toSorted((one, other) => (one.day <= other.day ? -1 : 1))[0];
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

export function sortRows(
  rows: readonly WatchRow[],
  order: Order<WatchColumn> | undefined,
): readonly WatchRow[] {
  if (!order) return rows;
  const { field, descending } = order;
  return rows.toSorted((one, other) => {
    const [a, b] = [one.sortsBy[field], other.sortsBy[field]];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    const rank = typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(`${a}`, `${b}`);
    return descending ? -rank : rank;
  });
}
