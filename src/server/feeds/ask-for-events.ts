import type { LiveSource } from '../ports/sources.ts';
import type { EventSource } from '../ports/market.ts';
import { askInOrder, type SourceResult } from './ask-in-order.ts';
import { mergeEvents, type GatheredEvents } from './gather-events.ts';

type Load = (source: EventSource) => Promise<GatheredEvents>;

/** Calendars of all coins come first; if none has an event, the events of sources that cover a part are merged. */
export async function askForEvents(
  live: readonly LiveSource<EventSource>[],
  load: Load,
): Promise<SourceResult<GatheredEvents>> {
  const results: SourceResult<GatheredEvents>[] = [];
  for (const one of live.filter(({ source }) => source.covers !== 'part')) {
    // The next is asked only if this one has no event.
    // oxlint-disable-next-line no-await-in-loop
    const result = await askInOrder([one], load);
    if (result.kind === 'value' && result.value.rows.length > 0) return result;
    results.push(result);
  }
  const parts = live.filter(({ source }) => source.covers === 'part');
  results.push(...(await Promise.all(parts.map((one) => askInOrder([one], load)))));
  const answers = results.flatMap((result) => (result.kind === 'value' ? [result] : []));
  const [first = results.at(-1)] = answers;
  if (first === undefined || answers.length === 0) return first ?? askInOrder(live, load);
  const filled = answers.filter(({ value }) => value.rows.length > 0);
  const used = filled.length > 0 ? filled : answers;
  return {
    kind: 'value',
    value: mergeEvents(used.map(({ value }) => value)),
    source: used.map(({ source }) => source).join(' and '),
  };
}
