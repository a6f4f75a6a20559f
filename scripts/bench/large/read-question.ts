import type { Question } from '../../../src/engine/registry/questionnaire.ts';

/** The yes/no question after whose yes another is asked; undefined: it always is. */
export function getFirst({ conditions: [condition] }: Question): string | undefined {
  return condition && 'question' in condition ? condition.question : undefined;
}
