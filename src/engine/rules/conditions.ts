import { getAnswerType, type Answer } from '../answers/answer-types.ts';
import { isTextList } from '../../lib/is-text-list.ts';
import type { Condition, ConditionTest, TestWords } from '../registry/condition.ts';
import type { Question } from '../registry/questionnaire.ts';

/** A question that is asked, with its answer; undefined: it is not asked. */
export type Look = (
  questionId: string,
) => { readonly question: Pick<Question, 'type'>; readonly answer: Answer | undefined } | undefined;

/** Whether a condition holds, given the answers to the questions that are asked. */
export function holds(condition: Condition, look: Look): boolean {
  if ('allOf' in condition) return condition.allOf.every((one) => holds(one, look));
  if ('anyOf' in condition) return condition.anyOf.some((one) => holds(one, look));
  if ('not' in condition) return !holds(condition.not, look);
  return meets(condition, look);
}

type Words = keyof TestWords;

function meets(test: ConditionTest, look: Look): boolean {
  const found = look(test.question);
  if (!found) return test.answered === false;
  const { type } = found.question;
  const answered = getAnswerType(type).isAnswered(found.answer);
  // No tick is a no, as it travels; can't tell is neither.
  const answer = answered ? found.answer : type === 'boolean' ? false : undefined;
  return words.every((word) => test[word] === undefined || checks[word](test, answer, answered));
}

const checks: Readonly<
  Record<Words, (test: TestWords, answer: Answer | undefined, answered: boolean) => boolean>
> = {
  const: (test, answer) => isSame(test.const, answer),
  enum: (test, answer) => (test.enum ?? []).some((one) => isSame(one, answer)),
  includes: (test, answer) => isTextList(answer) && answer.some((one) => one === test.includes),
  minimum: (test, answer) => isAtLeast(answer, test.minimum),
  maximum: (test, answer) => isAtLeast(test.maximum, answer),
  answered: (test, _, answered) => test.answered === answered,
};

const words: readonly Words[] = ['const', 'enum', 'includes', 'minimum', 'maximum', 'answered'];

function isSame(expected: unknown, answer: Answer | undefined): boolean {
  return typeof answer === 'string' ? answer.trim() === expected : answer === expected;
}

/** Numbers by their size, days as YYYY-MM-DD, whose order as texts is their order in time. */
function isAtLeast(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') return one >= other;
  return typeof one === 'string' && typeof other === 'string' && one >= other;
}
