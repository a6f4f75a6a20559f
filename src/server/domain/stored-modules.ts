import { namesOf } from '../../engine/questionnaire.ts';
import type { Context } from './context.ts';

/** By present and former ids. */
export function toStoredModules({ questionnaires }: Context): ReadonlyMap<unknown, string> {
  return new Map(
    Array.from(questionnaires).flatMap(([stored, { questionnaire }]) =>
      namesOf(questionnaire).map((name) => [name, stored]),
    ),
  );
}
