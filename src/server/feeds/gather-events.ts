import type { Feed } from '../../contracts/feed.ts';
import { second } from '../../lib/durations.ts';
import type { Clock } from '../ports/clock.ts';
import { toSoonest, type EventRow, type EventRows, type EventSource } from '../ports/market.ts';
import { UpstreamError, whereFailed } from '../ports/upstream.ts';
import { maxSilence, type SourceResult } from './build-feed.ts';
import { askInOrder } from './build-source-feed.ts';
import type { LiveSource } from './source-client.ts';
import { withTimeout } from './with-timeout.ts';

export interface GatheredEvents {
  readonly rows: readonly EventRow[];
  readonly pageSize: number;
}

/** Per source, in ms: no page is asked for later. */
const maxTime = 5 * second;
/** How long a source's events are awaited, in ms; members wait for the events of all. */
const maxWait = 8 * second;
const maxPages = 50;
const maxMergedPage = 75;

/** Stops at a page without a new event, after 5 s, or when a later page fails: the soonest events are better than none. */
export async function gatherEvents(source: EventSource, clock: Clock): Promise<GatheredEvents> {
  const end = clock.now() + maxTime;
  const first = await source.eventPage(1);
  const known = new Map(first.rows.map((row) => [toKey(row), row]));
  for (let page = 2; page <= Math.min(first.pages, maxPages) && clock.now() < end; page += 1) {
    const next = (await source.eventPage(page).catch(whereFailed(undefined)))?.rows.filter(
      (row) => !known.has(toKey(row)),
    );
    if (next === undefined || next.length === 0) break;
    for (const row of next) known.set(toKey(row), row);
  }
  return { rows: Array.from(known.values()), pageSize: first.rows.length };
}

/**
 * Calendars of all coins come first; if none has an event, or none responds for `maxSilence`, the events of sources that
 * cover a part are merged.
 */
export async function askForEvents(
  live: readonly LiveSource<EventSource>[],
  load: (source: EventSource) => Promise<GatheredEvents>,
): Promise<SourceResult<GatheredEvents>> {
  const ask = async (one: LiveSource<EventSource>): Promise<SourceResult<GatheredEvents>> =>
    (await withTimeout(askInOrder([one], load), maxWait)) ?? toLate(one.client);
  const parts = live.filter(({ source }) => source.covers === 'part');
  const whole = Promise.all(live.filter(({ source }) => source.covers !== 'part').map(ask));
  const early = (await withTimeout(whole, maxSilence))?.find(hasEvents);
  if (early !== undefined) return early;
  const [ofAll, ofParts] = await Promise.all([whole, Promise.all(parts.map(ask))]);
  const late = ofAll.find(hasEvents);
  if (late !== undefined) return late;
  const results = [...ofAll, ...ofParts];
  const answers = results.flatMap((result) => (result.kind === 'read' ? [result.feed] : []));
  const [first] = answers;
  if (first === undefined) return results.at(-1) ?? askInOrder(live, load);
  const filled = answers.filter(({ value }) => value.rows.length > 0);
  const used = filled.length > 0 ? filled : answers;
  const value = mergeEvents(used.map((feed) => feed.value));
  return { kind: 'read', feed: { ...first, value, source: used.map(({ source }) => source).join(' and ') } };
}

function hasEvents(result: SourceResult<GatheredEvents>): boolean {
  return result.kind === 'read' && result.feed.value.rows.length > 0;
}

function toLate({ name }: LiveSource<EventSource>['client']): SourceResult<never> {
  return { kind: 'failed', error: new UpstreamError('timeout', name, { detail: 'no response in time' }) };
}

function mergeEvents(all: readonly GatheredEvents[]): GatheredEvents {
  const rows = toSoonest(all.flatMap((one) => one.rows));
  const known = new Map(rows.map((row) => [toKey(row), row]));
  return {
    rows: Array.from(known.values()),
    pageSize: Math.max(maxMergedPage, ...all.map((one) => one.pageSize)),
  };
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
