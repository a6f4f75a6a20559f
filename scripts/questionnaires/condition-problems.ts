import { listNamed } from '../../src/engine/conditions.ts';
import type { Checked } from './checked.ts';
import { placeConditions } from './conditions/placed-condition.ts';
import { pointlessProblems } from './conditions/pointless-problems.ts';
import { reachProblems } from './conditions/reach-problems.ts';
import { testProblems } from './conditions/test-problems.ts';
import { placeRules, ruleProblems } from './conditions/placed-rule.ts';
import { inWrittenOrder, placeCalculated, placeTexts } from './placed-source.ts';
import type { Problem } from './problem.ts';

/** Calculated values and texts have conditions too; a calculated value is looked at as a question for a number. */
export function conditionProblems({
  source,
  questions: asked,
  schemaFile: file,
}: Checked): readonly Problem[] {
  const questions = inWrittenOrder(source, [...asked, ...placeCalculated(source), ...placeTexts(source)]);
  const ofQuestions = placeConditions(source, questions);
  const { subject } = source.schema['x-questionnaire'];
  const rules = placeRules(source, questions);
  const conditions = [...ofQuestions, ...rules.flatMap(({ placed }) => placed ?? [])];
  const wrong = [
    ...rules.flatMap((rule) => ruleProblems(rule, rules, file)),
    ...conditions.flatMap((one) => testProblems(one, questions, { conditions: ofQuestions, subject, file })),
  ];
  // Whether a condition can hold is known only if the conditions that it depends on are sound.
  if (wrong.length > 0) return wrong;
  const never = new Set<string>();
  return conditions.flatMap((one) => {
    const { condition, path, holders } = one;
    // What depends on a question that is never asked, is reported by that question.
    const ids = holders.map(({ id }) => id);
    const isEcho = [...ids, ...listNamed(condition)].some((id) => never.has(id));
    const reach = isEcho ? [] : reachProblems(one, ofQuestions, file);
    const isNever = isEcho || reach.some(({ code }) => code === 'condition-never-holds');
    if (isNever && one.of !== 'rule') for (const id of ids) never.add(id);
    return [...reach, ...pointlessProblems(condition, path, file)];
  });
}
