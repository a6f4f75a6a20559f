import { namesOf } from '../../engine/registry/names.ts';
import type { Context } from './context.ts';

/** By every name that a questionnaire has or had, the id that storage knows. */
export function toStoredModules({ questionnaires }: Context): ReadonlyMap<unknown, string> {
  return new Map(
    Array.from(questionnaires).flatMap(([stored, { questionnaire }]) =>
      namesOf(questionnaire).map((name) => [name, stored]),
    ),
  );
}
