import type { EventRow } from '../../ports/market.ts';
import { toHttpsUrl, toLine } from '../http/plain-text.ts';
import { toMoment } from '../http/plain-values.ts';
import { readCursorEvent, readNamed, readNumberedEvent, type Named } from './responses.ts';

/** Turns an event of the first version into the port's shape; undefined if it is broken. */
export function toNumberedRow(value: unknown): EventRow | undefined {
  const event = readNumberedEvent(value);
  return event && toEventRow({ ...event, title: event.title.en, date: event.date_event });
}

/** Turns an event of the second version into the port's shape; undefined if it is broken. */
export function toCursorRow(value: unknown): EventRow | undefined {
  const event = readCursorEvent(value);
  if (event === undefined) return undefined;
  const { sourceUrl, snapshotUrl } = event;
  return toEventRow({
    ...event,
    source: toHttpsUrl(event.source) === undefined ? sourceUrl : event.source,
    proof: toHttpsUrl(event.proof) === undefined ? snapshotUrl : event.proof,
  });
}

interface PlannedEvent {
  readonly title: string;
  readonly date: string;
  readonly coins?: Named;
  readonly categories?: Named;
  readonly source?: string | null | undefined;
  readonly proof?: string | null | undefined;
}

const maxNames = 20;

function toEventRow({ title, date, coins, categories, source, proof }: PlannedEvent): EventRow | undefined {
  const line = toLine(title, 300);
  const moment = toMoment(date);
  if (line === undefined || moment === undefined) return undefined;
  return {
    title: { en: line },
    date_event: new Date(moment).toISOString(),
    source: toHttpsUrl(source) ?? null,
    proof: toHttpsUrl(proof) ?? null,
    coins: (coins ?? []).slice(0, maxNames).flatMap((coin) => {
      const fullname = toFullName(coin);
      return fullname === undefined ? [] : [{ fullname }];
    }),
    categories: (categories ?? []).slice(0, maxNames).flatMap((value) => {
      const category = readNamed(value);
      const name = toLine(typeof category === 'string' ? category : category?.name, 100);
      return name === undefined ? [] : [{ name }];
    }),
  };
}

function toFullName(value: unknown): string | undefined {
  const coin = readNamed(value) ?? {};
  const { name, symbol, fullname } = typeof coin === 'string' ? { fullname: coin } : coin;
  const [line, short] = [toLine(name, 100), toLine(symbol, 20)];
  const composed = line !== undefined && short !== undefined ? `${line} (${short})` : (line ?? short);
  return toLine(fullname, 130) ?? composed;
}
