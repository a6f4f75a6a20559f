import type { QuestionSource } from '../../src/engine/compile/question-source.ts';
import { isDay, isSavedYear } from '../../src/lib/utc-day.ts';
import type { Checked } from './checked.ts';
import { errorAt } from './json-file.ts';
import type { PlacedSource } from './placed-source.ts';
import type { Problem } from './problem.ts';

/** Limits of a day that are no day, stand there twice, or leave no day. */
export function dayProblems(
  { id, source, path }: PlacedSource,
  { schemaFile: file }: Checked,
): readonly Problem[] {
  const unfit = (['formatMinimum', 'formatMaximum'] as const).flatMap((key) => {
    const day = source[key];
    if (day === undefined || day === 'today' || (isDay(day) && isSavedYear(day))) return [];
    return [errorAt(file, [...path, key], 'day-limit-unfit', { id, key, day })];
  });
  if (unfit.length > 0) return unfit;
  const { formatMinimum: earliest, formatMaximum, 'x-latest': former } = source;
  if (formatMaximum !== undefined && former !== undefined)
    return [errorAt(file, [...path, 'x-latest'], 'latest-day-twice', { id })];
  const latest = formatMaximum ?? former;
  if (earliest === undefined || latest === undefined) return [];
  if (earliest === 'today' && latest === 'today')
    return [errorAt(file, [...path, 'formatMinimum'], 'day-only-today', { id, key: latestKey(source) })];
  const isEmpty = earliest !== 'today' && latest !== 'today' && earliest > latest;
  return isEmpty
    ? [errorAt(file, [...path, 'formatMinimum'], 'day-unanswerable', { id, earliest, latest })]
    : [];
}

/** The key under which a question has its last day. */
export function latestKey({ formatMaximum }: QuestionSource): 'formatMaximum' | 'x-latest' {
  return formatMaximum === undefined ? 'x-latest' : 'formatMaximum';
}
