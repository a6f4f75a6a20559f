import { isDeepStrictEqual } from 'node:util';
import { isTest, type Condition } from '../../../src/engine/conditions.ts';
import { warningAt, type JsonFile, type JsonPath } from '../json-file.ts';
import type { Problem } from '../problem.ts';

/** Conditions with a shorter form, most likely slips: a double not, and the same part twice. */
export function pointlessProblems(condition: Condition, path: JsonPath, file: JsonFile): readonly Problem[] {
  if ('not' in condition) {
    const inner = pointlessProblems(condition.not, [...path, 'not'], file);
    if (!('not' in condition.not)) return inner;
    return [warningAt(file, [...path, 'not'], 'condition-not-of-not', {}), ...inner];
  }
  if (isTest(condition)) return [];
  const [key, all] =
    'allOf' in condition ? (['allOf', condition.allOf] as const) : (['anyOf', condition.anyOf] as const);
  return all.flatMap((one, index) => {
    const place = [...path, key, index];
    const isRepeated = all.slice(0, index).some((other) => isDeepStrictEqual(other, one));
    return isRepeated
      ? [warningAt(file, place, 'condition-repeated', { key })]
      : pointlessProblems(one, place, file);
  });
}
