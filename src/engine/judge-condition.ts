import { isTextList } from '../lib/is-text-list.ts';
import { isFilledRow } from './cells.ts';
import {
  comparisons,
  findComparison,
  isOperandId,
  type Comparison,
  type Condition,
  type ConditionTest,
  type FactTest,
  type Operand,
  type TestValue,
  type TestWords,
} from './conditions.ts';
import type { FactId } from '../contracts/coin-facts.ts';
import { isAnswerTo, toRows, type Answer } from './answers.ts';
import type { Row } from './vocabulary.ts';
import { toAmount, type FiguredQuestion } from './calculate.ts';

/** An asked question with its answer, or a calculated value; undefined: it is not asked. */
export type LookUp = (
  questionId: string,
) => { readonly question: FiguredQuestion; readonly answer: Answer | undefined } | undefined;

/** Returns a fact in the form of ConditionFacts; undefined if it is not known. */
export type FindFact = (fact: FactId) => string | undefined;

/**
 * Whether a condition lets its questions be asked, given the answers to asked questions; true while it depends on an
 * unknown fact.
 */
export function holds(condition: Condition, lookUp: LookUp, find: FindFact = () => undefined): boolean {
  return judge(condition, lookUp, find) !== false;
}

/** Whether a condition holds, given these answers and facts; undefined: that depends on an unknown fact. */
export function judge(condition: Condition, lookUp: LookUp, find: FindFact): boolean | undefined {
  const judgeAll = (all: readonly Condition[]) => all.map((one) => judge(one, lookUp, find));
  if ('allOf' in condition) return isEvery(judgeAll(condition.allOf));
  if ('anyOf' in condition) return opposite(isEvery(judgeAll(condition.anyOf).map(opposite)));
  if ('not' in condition) return opposite(judge(condition.not, lookUp, find));
  if ('fact' in condition) return meetsFact(condition, find(condition.fact));
  return 'question' in condition ? meets(condition, lookUp) : compares(condition, lookUp);
}

function compares(comparison: Comparison, lookUp: LookUp): boolean {
  const [name, operands] = findComparison(comparison) ?? [];
  const [one, other] = (operands ?? []).map((operand) => toCompared(operand, lookUp));
  if (!name || one === undefined || typeof one !== typeof other) return false;
  return comparisons[name](one === other ? 0 : isAtLeast(one, other) ? 1 : -1);
}

/** A number or a day; undefined: there is no such answer. */
function toCompared(operand: Operand, lookUp: LookUp): Answer | undefined {
  if (!isOperandId(operand)) return operand;
  const found = lookUp(operand);
  return found && isAnswerTo(found.question.type, found.answer) ? toComparable(found) : undefined;
}

/** Of money its amount: it is only tested where there is one currency. */
function toComparable({ question, answer }: NonNullable<ReturnType<LookUp>>): Answer | undefined {
  return question.type === 'money' ? toAmount(answer) : answer;
}

function isEvery(verdicts: readonly (boolean | undefined)[]): boolean | undefined {
  if (verdicts.includes(false)) return false;
  return verdicts.includes(undefined) ? undefined : true;
}

function opposite(verdict: boolean | undefined): boolean | undefined {
  return verdict === undefined ? undefined : !verdict;
}

type Words = keyof TestWords;

function meetsFact({ known, ...test }: FactTest, fact: string | undefined): boolean | undefined {
  if (known !== undefined && fact !== undefined) return known === (fact !== '');
  if (!fact) return undefined;
  const figure = Number(fact);
  return meetsAll(test, Number.isNaN(figure) ? fact : figure, true);
}

function meets(test: ConditionTest, lookUp: LookUp): boolean {
  const found = lookUp(test.question);
  if (!found) return test.answered === false;
  const { type } = found.question;
  const answered = isAnswerTo(type, found.answer);
  return meetsAll(test, answered ? toComparable(found) : undefined, answered);
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
  contains: (test, answer) => toFilledRows(answer).some((row) => hasCells(row, test.contains ?? {})),
  minItems: (test, answer) => countItems(answer) >= (test.minItems ?? 0),
  minimum: (test, answer) => isAtLeast(answer, test.minimum),
  maximum: (test, answer) => isAtLeast(test.maximum, answer),
  answered: (test, _, answered) => test.answered === answered,
};

const words = Object.keys(checks).filter((word): word is Words => Object.hasOwn(checks, word));

function toFilledRows(answer: Answer | undefined): readonly Row[] {
  return toRows(answer).filter(isFilledRow);
}

function hasCells(row: Row, cells: Readonly<Record<string, TestValue>>): boolean {
  return Object.entries(cells).every(([id, cell]) => isSame(cell, row[id]));
}

/** Of chosen options or filled rows. */
function countItems(answer: Answer | undefined): number {
  return isTextList(answer) ? answer.length : toFilledRows(answer).length;
}

function isSame(expected: unknown, answer: unknown): boolean {
  return typeof answer === 'string' ? answer.trim() === expected : answer === expected;
}

/** Numbers by size, days as YYYY-MM-DD, whose text order is their order in time. */
function isAtLeast(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') return one >= other;
  return typeof one === 'string' && typeof other === 'string' && one >= other;
}
