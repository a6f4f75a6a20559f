import type { Feed } from '../../contracts/feed.ts';
import type { Clock } from '../ports/clock.ts';
import type { EventRow, EventRows, EventSource } from '../ports/market.ts';
import { UpstreamError } from '../ports/upstream.ts';

export interface GatheredEvents {
  readonly rows: readonly EventRow[];
  readonly pageSize: number;
}

/** Per source; time in ms. */
const maxTime = 60_000;
const maxPages = 50;
const maxMergedPage = 75;

/** Stops at a page without a new event, after 60 s, or when a later page fails: the soonest events are better than none. */
export async function gatherEvents(source: EventSource, clock: Clock): Promise<GatheredEvents> {
  const end = clock.now() + maxTime;
  const first = await source.eventPage(1);
  const known = new Map(first.rows.map((row) => [toKey(row), row]));
  for (let page = 2; page <= Math.min(first.pages, maxPages) && clock.now() < end; page += 1) {
    const next = (await findPage(source, page))?.rows.filter((row) => !known.has(toKey(row)));
    if (next === undefined || next.length === 0) break;
    for (const row of next) known.set(toKey(row), row);
  }
  return { rows: Array.from(known.values()), pageSize: first.rows.length };
}

export function mergeEvents(all: readonly GatheredEvents[]): GatheredEvents {
  const rows = all.flatMap((one) => one.rows).toSorted((a, b) => compare(a.date_event, b.date_event));
  const known = new Map(rows.map((row) => [toKey(row), row]));
  return {
    rows: Array.from(known.values()),
    pageSize: Math.max(maxMergedPage, ...all.map((one) => one.pageSize)),
  };
}

/** ISO 8601 UTC dates sort as text. */
function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

async function findPage(source: EventSource, page: number): Promise<EventRows | undefined> {
  try {
    return await source.eventPage(page);
  } catch (error) {
    if (error instanceof UpstreamError) return undefined;
    throw error;
  }
}

/** Events have no id: two with the same text are the same. */
function toKey({ title, date_event: date, coins }: EventRow): string {
  return JSON.stringify([title.en, date, coins]);
}

/** `page` counts from 1. Throws UpstreamError 'not-found' after the last page. */
export function cutPage({ value, source }: Feed<GatheredEvents>, page: number): EventRows {
  const { rows, pageSize } = value;
  const pages = pageSize === 0 ? 0 : Math.ceil(rows.length / pageSize);
  if (page > Math.max(1, pages)) throw new UpstreamError('not-found', source, { detail: 'no such page' });
  return { total: rows.length, pages, rows: rows.slice((page - 1) * pageSize, page * pageSize) };
}
