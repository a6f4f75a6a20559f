import type { ValueRule } from '../../src/engine/evidence.ts';
import { warningAt, type JsonFile, type JsonPath } from './json-file.ts';
import type { Problem } from './problem.ts';

type Limits = Pick<ValueRule, 'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum'>;

/** Words that tell members other limits than those that decide: another figure, or the opposite side of it. */
export function limitWordsProblems(
  words: string,
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Limits,
  path: JsonPath,
  file: JsonFile,
): readonly Problem[] {
  const lower = [minimum, exclusiveMinimum].filter((one) => one !== undefined);
  const upper = [maximum, exclusiveMaximum].filter((one) => one !== undefined);
  const told = listFigures(words);
  const untold = [...lower, ...upper].find((limit) => limit !== 0 && !told.includes(Math.abs(limit)));
  if (told.length > 0 && untold !== undefined)
    return [warningAt(file, [...path, 'words'], 'limit-words-other', { words, limit: untold })];
  const isTurned =
    (upper.length === 0 && lower.length > 0 && saysOnly(words, downwards, upwards)) ||
    (lower.length === 0 && upper.length > 0 && saysOnly(words, upwards, downwards));
  if (!isTurned) return [];
  const limit = upper.length > 0 ? 'an upper limit' : 'a lower limit';
  return [warningAt(file, [...path, 'words'], 'limit-words-opposite', { words, limit })];
}

const scales: Readonly<Record<string, number>> = {
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  m: 1e6,
  billion: 1e9,
  bn: 1e9,
  b: 1e9,
  trillion: 1e12,
};

function listFigures(words: string): readonly number[] {
  return Array.from(
    words.matchAll(/(\d[\d,]*(?:\.\d+)?)(?:\s*(thousand|million|billion|trillion|bn|k|m|b)\b)?/gi),
    ([, digits = '', scale = '']) =>
      Number((Number(digits.replaceAll(',', '')) * (scales[scale.toLowerCase()] ?? 1)).toPrecision(12)),
  );
}

const upwards = /\b(?:at least|from|or more|more than|above|over|or higher|greater|minimum)\b|[≥>]/i;
const downwards =
  /\b(?:at most|up to|under|below|less than|fewer than|or less|or lower|within|maximum)\b|[≤<]/i;

function saysOnly(words: string, side: RegExp, other: RegExp): boolean {
  return side.test(words) && !other.test(words);
}
