import type { CallPriority, LiveSource } from '../ports/sources.ts';
import type { EventSource } from '../ports/market.ts';
import { askInOrder, type Word } from './ask-in-order.ts';
import { mergeEvents, type GatheredEvents } from './gather-events.ts';

type Load = (source: EventSource) => Promise<GatheredEvents>;

/**
 * Asks the calendars that cover all coins in their order. Where none of them has an event, all sources that know a part
 * are asked, and what they have is put together; it is empty only where each that answered has nothing.
 */
export async function askForEvents(
  live: readonly LiveSource<EventSource>[],
  load: Load,
  priority?: CallPriority,
): Promise<Word<GatheredEvents>> {
  const words: Word<GatheredEvents>[] = [];
  for (const one of live.filter(({ source }) => source.covers !== 'part')) {
    // The next is asked only where this one has no event.
    // oxlint-disable-next-line no-await-in-loop
    const word = await askInOrder([one], load, priority);
    if (word.kind === 'value' && word.value.rows.length > 0) return word;
    words.push(word);
  }
  const parts = live.filter(({ source }) => source.covers === 'part');
  words.push(...(await Promise.all(parts.map((one) => askInOrder([one], load, priority)))));
  const answers = words.flatMap((word) => (word.kind === 'value' ? [word] : []));
  const [first = words.at(-1)] = answers;
  if (first === undefined || answers.length === 0) return first ?? askInOrder(live, load, priority);
  const filled = answers.filter(({ value }) => value.rows.length > 0);
  const used = filled.length > 0 ? filled : answers;
  return {
    kind: 'value',
    value: mergeEvents(used.map(({ value }) => value)),
    source: used.map(({ source }) => source).join(' and '),
  };
}
