import type { Band, AgeUnit } from '../../src/engine/vocabulary.ts';
import { latestOf, type QuestionSource } from '../../src/engine/compile/question-source.ts';
import type { Checked } from './checked.ts';
import { atPlace, errorAt } from './json-file.ts';
import type { Range } from './calculated-range.ts';
import type { Problem } from './problem.ts';
import type { PlacedSource } from './placed-source.ts';
import { find, type Finding } from './sentences/sentences.ts';

/** `results`: the range of a calculated value; absent for a question. */
export function bandProblems(
  { id, source, path }: PlacedSource,
  { schemaFile: file }: Checked,
  results?: Range,
): readonly Problem[] {
  const bands = source['x-bands'] ?? [];
  if (bands.length === 0) return [];
  const place = [...path, 'x-bands'];
  if (bands.every(({ signal }) => signal === 'neutral'))
    return [errorAt(file, place, 'bands-without-sign', { id })];
  return bands.flatMap((band, index) => {
    const fault = findFault(id, { source, results }, bands[index - 1], band, bands[index + 1]);
    return fault ? [atPlace(file, [...place, index], fault)] : [];
  });
}

function findFault(
  id: string,
  { source, results }: { readonly source: QuestionSource; readonly results: Range | undefined },
  before: Band | undefined,
  band: Band,
  next: Band | undefined,
): Finding | undefined {
  const { least, most } = results ?? answersOf(source);
  if (before && toBandSize(band) <= toBandSize(before)) {
    return find('bands-downwards', { id, band: describeBand(band), before: describeBand(before) });
  }
  if (toBandSize(band) > most || (next && toBandSize(next) <= least)) {
    return results
      ? find('band-without-results', { id, band: describeBand(band), range: describeResults(results) })
      : find('band-unreachable', { id, band: describeBand(band), range: describeRange(source) });
  }
  if (before && before.signal === band.signal && before.title === band.title) {
    const { signal } = band;
    return find('bands-alike', { id, band: describeBand(band), before: describeBand(before), signal });
  }
  return undefined;
}

const days: Readonly<Record<AgeUnit, number>> = { days: 1, months: 30.4, years: 365.2 };

/** A size that orders bands; ages are approximate days. */
export function toBandSize({ from, unit = 'days' }: Band): number {
  return from * days[unit];
}

/** Where a band begins, such as 5 or 2 years. */
export function describeBand({ from, unit }: Band): string {
  if (unit === undefined) return String(from);
  return `${from} ${from === 1 ? unit.slice(0, -1) : unit}`;
}

/** Each band in words, such as 'negative from 2 years' or 'positive from 5 (High)'. */
export function describeBands(bands: readonly Band[] | undefined): readonly string[] | undefined {
  return bands?.map((band) => {
    const title = band.title === undefined ? '' : ` (${band.title})`;
    return `${band.signal} from ${describeBand(band)}${title}`;
  });
}

/** The smallest and the largest answer, or the ages of the latest and of the earliest day. */
function answersOf(source: QuestionSource) {
  const { minimum, maximum = Infinity, formatMinimum: earliest } = source;
  const least = minimum ?? (latestOf(source) === 'today' ? 0 : -Infinity);
  return { least, most: earliest === 'today' ? 0 : maximum };
}

function describeResults({ least, most }: Range): string {
  if (least === -Infinity) return `results go up to ${most}`;
  return most === Infinity ? `results begin at ${least}` : `results go from ${least} to ${most}`;
}

function describeRange(source: QuestionSource): string {
  const { minimum, maximum, formatMinimum: earliest } = source;
  if (latestOf(source) === 'today') return 'no day is younger than today';
  if (earliest === 'today') return 'no day is older than today';
  if (minimum === undefined) return `answers go up to ${maximum}`;
  return maximum === undefined ? `answers begin at ${minimum}` : `answers go from ${minimum} to ${maximum}`;
}
