import type { Answer } from '../answers.ts';
import { isAnswerTo } from '../answers/typed-answers.ts';
import { isTextList } from '../../lib/is-text-list.ts';
import type { FactId } from '../../contracts/coin-facts.ts';
import type { Condition, ConditionTest, FactTest, TestWords } from '../conditions.ts';
import type { Question } from '../questionnaire.ts';

/** A question that is asked, with its answer; undefined: it is not asked. */
export type Look = (
  questionId: string,
) => { readonly question: Pick<Question, 'type'>; readonly answer: Answer | undefined } | undefined;

/** Gives a fact as a condition is judged by it, see ConditionFacts; undefined: it is not known. */
export type FindFact = (fact: FactId) => string | undefined;

/** Whether a condition holds; undefined: that hangs on a fact that is not known. */
export type Verdict = boolean | undefined;

/** Whether what stands under a condition is asked, given the answers to the questions that are asked. */
export function holds(condition: Condition, look: Look, find: FindFact = () => undefined): boolean {
  return judge(condition, look, find) !== false;
}

/** Whether a condition holds, given these answers and facts. */
export function judge(condition: Condition, look: Look, find: FindFact): Verdict {
  const judgeAll = (all: readonly Condition[]) => all.map((one) => judge(one, look, find));
  if ('allOf' in condition) return isEvery(judgeAll(condition.allOf));
  if ('anyOf' in condition) return opposite(isEvery(judgeAll(condition.anyOf).map(opposite)));
  if ('not' in condition) return opposite(judge(condition.not, look, find));
  return 'fact' in condition ? meetsFact(condition, find(condition.fact)) : meets(condition, look);
}

function isEvery(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes(false)) return false;
  return verdicts.includes(undefined) ? undefined : true;
}

function opposite(verdict: Verdict): Verdict {
  return verdict === undefined ? undefined : !verdict;
}

type Words = keyof TestWords;

function meetsFact({ known, ...test }: FactTest, fact: string | undefined): Verdict {
  if (known !== undefined && fact !== undefined) return known === (fact !== '');
  if (!fact) return undefined;
  const figure = Number(fact);
  return meetsAll(test, Number.isNaN(figure) ? fact : figure, true);
}

function meets(test: ConditionTest, look: Look): boolean {
  const found = look(test.question);
  if (!found) return test.answered === false;
  const { type } = found.question;
  const answered = isAnswerTo(type, found.answer);
  return meetsAll(test, answered ? found.answer : undefined, answered);
}

function meetsAll(test: TestWords, answer: Answer | undefined, answered: boolean): boolean {
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
