import type { DayValue, DayValueId } from '../../../contracts/day-values.ts';
import { findNewestFact, type FactId } from '../../../contracts/coin-facts.ts';
import type { MovedPrice, ReadOn } from '../../../contracts/moved-price.ts';
import type { EvidenceByQuestion } from '../../../contracts/record.ts';
import { toUtcDay } from '../../../lib/utc-day.ts';
import type { KeptDay } from '../../ports/coin-days.ts';
import type { Baseline } from '../../ports/entities.ts';

/** The price that was shown with a record's answers, or else read on its day, and the one of now; undefined: not both are known. */
export function findPriceSince({ shown, known }: Baseline, now: KeptDay): MovedPrice | undefined {
  const then = findShown(Object.values(shown), 'price_close', now) ?? findOfDay(known, 'price', now);
  const value = now.values.price;
  if (typeof then?.value !== 'number' || typeof value !== 'number') return undefined;
  return { day: then.day, before: then.value, now: value };
}

export function toReadOn({ day, source, isSample }: KeptDay): ReadOn {
  return { day, source, state: isSample ? 'sample' : 'live' };
}

/** A value with its UTC day. */
interface ValueOfDay {
  readonly day: string;
  readonly value: DayValue;
  readonly unsure?: readonly string[] | undefined;
}

/** The newest value that was shown with these answers. A sample is not compared. */
export function findShown(
  shown: readonly EvidenceByQuestion[string][],
  fact: FactId,
  now: KeptDay,
): ValueOfDay | undefined {
  const facts = shown.flatMap((one) => one.facts).filter(({ state }) => state !== 'sample');
  const found = now.isSample ? undefined : findNewestFact(facts, fact);
  if (found === undefined) return undefined;
  const { as_of: asOf, value } = found;
  return { day: toUtcDay(Date.parse(asOf)), value, ...('unsure' in found && { unsure: found.unsure }) };
}

/** A sample is not compared with live data. */
export function findOfDay(kept: KeptDay | undefined, id: DayValueId, now: KeptDay): ValueOfDay | undefined {
  const value = kept?.isSample === now.isSample ? kept.values[id] : undefined;
  return kept && value !== undefined ? { day: kept.day, value } : undefined;
}
