import type { Scale } from '../../../src/engine/registry/scale.ts';
import type { Question } from '../../../src/engine/registry/questionnaire.ts';

/** The yes/no question after whose yes another is asked; undefined: it always is. */
export function getFirst({ conditions: [condition] }: Question): string | undefined {
  return condition && 'question' in condition ? condition.question : undefined;
}

/** Each step of a scale. */
export function listSteps(scale: Scale | undefined): readonly number[] {
  if (!scale) return [];
  return Array.from({ length: scale.to - scale.from + 1 }, (_, index) => scale.from + index);
}
