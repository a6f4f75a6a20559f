import type { Checked } from './checked.ts';
import { placeConditions } from './conditions/placed-condition.ts';
import { pointlessProblems } from './conditions/pointless-problems.ts';
import { reachProblems } from './conditions/reach-problems.ts';
import { testProblems } from './conditions/test-problems.ts';
import { inWrittenOrder, placeCalculated } from './placed-source.ts';
import type { Problem } from './problem.ts';

/** A calculated value has conditions, and is looked at by conditions, as a question for a number. */
export function conditionProblems({
  source,
  questions: asked,
  schemaFile: file,
}: Checked): readonly Problem[] {
  const questions = inWrittenOrder(source, [...asked, ...placeCalculated(source)]);
  const conditions = placeConditions(source, questions);
  const { subject } = source.schema['x-questionnaire'];
  const wrong = conditions.flatMap((one) => testProblems(one, questions, { conditions, subject, file }));
  // Whether a condition can hold is known only if the conditions that it depends on are sound.
  if (wrong.length > 0) return wrong;
  return conditions.flatMap((one) => [
    ...reachProblems(one, conditions, file),
    ...pointlessProblems(one.condition, one.path, file),
  ]);
}
