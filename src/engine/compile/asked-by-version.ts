import { uniqueBy } from '../../lib/unique-by.ts';
import {
  findComparison,
  isOperandId,
  listNamed,
  type Comparison,
  type Condition,
  type ConditionTest,
  type TestValue,
} from '../conditions.ts';
import { currentOptionId } from '../answers/options.ts';
import { findReplacing } from '../first-row.ts';
import { currentSections, type AskedQuestion, type Question, type Section } from '../questionnaire.ts';
import { getReleasedVersion } from './released-version.ts';
import type { ReleasedFile, ReleasedQuestion } from './source.ts';

type Released = Readonly<Record<string, ReleasedQuestion>>;

/**
 * The questions and conditions of each released version, by current ids, in its own order; only versions that differ
 * from the current one. A version recorded without conditions gets today's conditions, as far as it had the questions
 * in them.
 */
export function askedByVersion(
  released: ReleasedFile,
  sections: readonly Section[],
): Readonly<Record<string, readonly AskedQuestion[]>> {
  const present = JSON.stringify(
    sections.flatMap(({ id, questions }) => questions.map((question) => toAsked(question, id))),
  );
  return Object.fromEntries(
    Object.keys(released.versions)
      .map((version): [string, readonly AskedQuestion[]] => {
        const { questions = {}, about } = getReleasedVersion(released, version) ?? {};
        return [version, listAsked(questions, sections, about?.fingerprint !== undefined)];
      })
      .filter(([, asked]) => JSON.stringify(asked) !== present),
  );
}

function listAsked(
  released: Released,
  sections: readonly Section[],
  hasConditions: boolean,
): readonly AskedQuestion[] {
  const now = sections.flatMap(({ questions }) => questions);
  const known = Object.keys(released).flatMap((id) => findCurrent(now, id)?.id ?? []);
  const asked = Object.entries(released).flatMap(([id, then]) => {
    const question = findCurrent(now, id);
    if (!question) return [];
    const conditions = hasConditions
      ? (then.askedIf ?? []).map((condition) => toCurrent(condition, now))
      : question.conditions.filter((one) => listNamed(one).every((name) => known.includes(name)));
    const retired = question.retired || then.retired === true;
    const [section = then.section] = currentSections({ sections }, [then.section]);
    const texts = now.filter(({ ownTextOf }) => ownTextOf?.question === question.id);
    return [
      { ...toAsked(question, section), retired, conditions },
      ...texts.map((text) => toAsked(text, section)),
      ...(then.retired ? [] : listTable(now, question, section)),
    ];
  });
  return uniqueBy(asked, ({ id }) => id);
}

/** A version that asked what a table replaces asked for the table's first row. */
function listTable(now: readonly Question[], { id }: Question, section: string): readonly AskedQuestion[] {
  const table = findReplacing(now, id);
  return table ? [toAsked(table, section)] : [];
}

function toAsked({ id, type, retired, conditions }: Question, section: string): AskedQuestion {
  return { id, type, retired, conditions, section };
}

function findCurrent(now: readonly Question[], id: string): Question | undefined {
  return now.find((one) => one.id === id || one.formerIds.includes(id));
}

function toCurrent(condition: Condition, now: readonly Question[]): Condition {
  if ('allOf' in condition) return { allOf: condition.allOf.map((one) => toCurrent(one, now)) };
  if ('anyOf' in condition) return { anyOf: condition.anyOf.map((one) => toCurrent(one, now)) };
  if ('not' in condition) return { not: toCurrent(condition.not, now) };
  if ('fact' in condition) return condition;
  return 'question' in condition ? toCurrentTest(condition, now) : toCurrentComparison(condition, now);
}

function toCurrentComparison(condition: Comparison, now: readonly Question[]): Comparison {
  const [name, operands = []] = findComparison(condition) ?? [];
  if (!name) return condition;
  const current = operands.map((operand) =>
    isOperandId(operand) ? (findCurrent(now, operand)?.id ?? operand) : operand,
  );
  return { ...condition, [name]: current };
}

function toCurrentTest(test: ConditionTest, now: readonly Question[]): ConditionTest {
  const question = findCurrent(now, test.question);
  if (!question) return test;
  const { options } = question;
  const toOption = <V extends TestValue>(value: V) =>
    typeof value === 'string' ? (currentOptionId(options, value) ?? value) : value;
  return {
    ...test,
    question: question.id,
    ...(test.const !== undefined && { const: toOption(test.const) }),
    ...(test.enum && { enum: test.enum.map(toOption) }),
    ...(test.includes !== undefined && { includes: toOption(test.includes) }),
  };
}
