import type { Band } from '../../src/engine/registry/band.ts';
import type { QuestionSource } from '../../src/engine/registry/question-source.ts';
import type { AgeUnit } from '../../src/engine/registry/vocabulary.ts';
import type { JsonFile } from './json-file.ts';
import type { Problem } from './problem.ts';
import type { PlacedSource } from './placed-source.ts';

/** What an editor can get wrong about bands: their order, and what no answer is in or gives no sign. */
export function bandProblems({ id, source, path }: PlacedSource, file: JsonFile): readonly Problem[] {
  const bands = source['x-bands'] ?? [];
  if (bands.length === 0) return [];
  const place = [...path, 'x-bands'];
  if (bands.every(({ signal }) => signal === 'neutral')) {
    const sentence = `No band of "${id}" is a sign; make one "positive" or "negative", or leave "x-bands" out.`;
    return [file.problem(place, sentence)];
  }
  return bands.flatMap((band, index) => {
    const sentence = tellFault(id, source, bands[index - 1], band, bands[index + 1]);
    return sentence === undefined ? [] : [file.problem([...place, index], sentence)];
  });
}

function tellFault(
  id: string,
  source: QuestionSource,
  before: Band | undefined,
  band: Band,
  next: Band | undefined,
): string | undefined {
  const { least, most } = answersOf(source);
  if (before && toBandSize(band) <= toBandSize(before)) {
    return `The bands of "${id}" go upwards: ${describeBand(band)} cannot follow ${describeBand(before)}; put the smaller one first.`;
  }
  if (toBandSize(band) > most || (next && toBandSize(next) <= least)) {
    return `No answer to "${id}" is in the band from ${describeBand(band)}: ${tellRange(source)}.`;
  }
  if (before && before.signal === band.signal) {
    return `The bands of "${id}" from ${describeBand(before)} and from ${describeBand(band)} are both ${band.signal}; leave the second one out.`;
  }
  return undefined;
}

const days: Readonly<Record<AgeUnit, number>> = { days: 1, months: 30.4, years: 365.2 };

/** Orders bands: where the value is an age, in days, roughly. */
export function toBandSize({ from, unit = 'days' }: Band): number {
  return from * days[unit];
}

/** Where a band begins, such as 5 or 2 years. */
export function describeBand({ from, unit }: Band): string {
  if (unit === undefined) return String(from);
  return `${from} ${from === 1 ? unit.slice(0, -1) : unit}`;
}

/** The smallest and the largest answer, or the ages of the latest and of the earliest day. */
function answersOf({ 'x-latest': latest, minimum, maximum = Infinity }: QuestionSource) {
  return { least: minimum ?? (latest === 'today' ? 0 : -Infinity), most: maximum };
}

function tellRange({ 'x-latest': latest, minimum, maximum }: QuestionSource): string {
  if (latest === 'today') return 'no day is younger than today';
  if (minimum === undefined) return `answers go up to ${maximum}`;
  return maximum === undefined ? `answers begin at ${minimum}` : `answers go from ${minimum} to ${maximum}`;
}
