import { toAnswers } from '../../../src/engine/answers/to-answers.ts';
import { toToldId } from '../../../src/engine/answers/told-facts.ts';
import {
  listFacts,
  listFactTests,
  listTests,
  type ConditionTest,
} from '../../../src/engine/registry/condition.ts';
import { allQuestions } from '../../../src/engine/registry/find-question.ts';
import type { QuestionSource } from '../../../src/engine/registry/question-source.ts';
import type { Answers, Question, Questionnaire } from '../../../src/engine/registry/questionnaire.ts';
import { holds } from '../../../src/engine/rules/conditions.ts';
import { findAsked } from '../../../src/engine/rules/visibility.ts';
import { sampleAnswers, sampleFacts } from '../../questionnaires/conditions/sample-answers.ts';

/** One way through the conditions of a questionnaire. */
export interface ConditionPath {
  /** The ids of the conditional questions that are asked on it. */
  readonly asked: readonly string[];
  /** What leads there: answers to the questions that conditions look at, and what is told of facts; what has none is left out. */
  readonly answers: Answers;
}

/** Every way that there is, and the ids under which stands what conditions look at. */
export interface ConditionPaths {
  readonly conditional: readonly Question[];
  readonly looked: readonly string[];
  readonly paths: readonly ConditionPath[];
  /** There are so many combinations of answers that some were not tried. */
  readonly isCut: boolean;
}

/** More combinations of answers than this are not tried. */
const mostTries = 5_000;

/** The ways through the conditions of a questionnaire, found by trying every answer that makes a difference to them. */
export function listPaths(questionnaire: Questionnaire): ConditionPaths {
  const questions = allQuestions(questionnaire);
  const conditional = listConditional(questions);
  const tests = questions.flatMap(({ conditions }) => conditions.flatMap(listTests));
  const looked = questions.filter(
    ({ id, retired }) => !retired && tests.some(({ question }) => question === id),
  );
  const told = listTold(questionnaire, questions);
  const samples = [...looked.map((question) => listDistinct(questionnaire, question, tests)), ...told];
  const paths = new Map<string, ConditionPath>();
  let tries = 0;
  for (const combination of combine(samples)) {
    tries += 1;
    if (tries > mostTries) break;
    const answers: Answers = Object.assign({}, ...combination);
    const asked = listAskedOf(conditional, questionnaire, answers);
    const key = asked.join(' ');
    if (!paths.has(key)) paths.set(key, { asked, answers });
  }
  return {
    conditional,
    looked: [...looked.map(({ id }) => id), ...told.flat().flatMap((one) => Object.keys(one))],
    paths: [...paths.values()],
    isCut: tries > mostTries,
  };
}

/** What sections may be told of each fact that conditions look at, nothing included; all of them are told the same. */
function listTold(
  { sections }: Questionnaire,
  questions: readonly Question[],
): readonly (readonly Answers[])[] {
  const tests = questions.flatMap(({ conditions }) => conditions.flatMap(listFactTests));
  return listFacts(questions).map((fact) => {
    const own = tests.filter((test) => test.fact === fact);
    const toAll = (value: string) =>
      Object.fromEntries(sections.map(({ id }) => [toToldId(id, fact), value]));
    return [{}, ...sampleFacts(fact, own).map(toAll)];
  });
}

/** The text of an option comes and goes with it: it is no way of its own. */
function listConditional(questions: readonly Question[]): readonly Question[] {
  return questions.filter(
    ({ conditions, retired, ownTextOf }) => conditions.length > 0 && !retired && !ownTextOf,
  );
}

/** The ids of the conditional questions that are asked, given these answers. */
function listAskedOf(
  conditional: readonly Question[],
  questionnaire: Questionnaire,
  answers: Answers,
): readonly string[] {
  const asked = findAsked(questionnaire, answers);
  return conditional.filter(({ id }) => asked.has(id)).map(({ id }) => id);
}

/** Of the answers to a question one for each way in which tests can judge it, each as the answers of a questionnaire. */
function listDistinct(
  { sections }: Questionnaire,
  question: Question,
  tests: readonly ConditionTest[],
): readonly Answers[] {
  const own = tests.filter((test) => test.question === question.id);
  const schemas = sections.map(
    ({ schema }) => schema['properties'] as Readonly<Record<string, QuestionSource>>,
  );
  const schema = schemas.find((one) => Object.hasOwn(one, question.id))?.[question.id];
  if (!schema) return [{}];
  const retired = question.options.filter((option) => option.retired).map(({ id }) => id);
  const distinct = new Map<string, Answers>();
  for (const sample of sampleAnswers(toSource(schema, question), own)) {
    const answers = toAnswers({ [question.id]: sample });
    const answer = answers[question.id];
    if ([answer].flat().some((one) => retired.some((id) => id === one))) continue;
    const judged = own.map((test) => holds(test, () => ({ question, answer }))).join(' ');
    if (!distinct.has(judged)) distinct.set(judged, answer === undefined ? {} : answers);
  }
  return [...distinct.values()];
}

/** What its author wrote: compiled, a yes or no may be blank, a day is a text, and options are ids. */
function toSource(schema: QuestionSource, { type, options }: Question): QuestionSource {
  const oneOf = options.map(({ id, title }) => ({ const: id, title }));
  if (oneOf.length > 0)
    return schema.type === 'array' ? { ...schema, items: { type: 'string', oneOf } } : { ...schema, oneOf };
  if (type === 'boolean') return { ...schema, type };
  return type === 'date' ? { ...schema, format: 'date' } : schema;
}

function* combine(samples: readonly (readonly Answers[])[]): Generator<readonly Answers[]> {
  const [first, ...rest] = samples;
  if (!first) return yield [];
  for (const one of first) for (const others of combine(rest)) yield [one, ...others];
}

/** Which of the ways these answers go; -1: one that was not found. */
export function findPathIndex(
  { conditional, paths }: ConditionPaths,
  questionnaire: Questionnaire,
  answers: Answers,
): number {
  const key = listAskedOf(conditional, questionnaire, answers).join(' ');
  return paths.findIndex((path) => path.asked.join(' ') === key);
}

/** The nearest way on which one question is asked that is hidden now, or the other way round; undefined: there is none. */
export function findFlipped(
  { conditional, paths }: ConditionPaths,
  questionId: string,
  asked: readonly string[],
): ConditionPath | undefined {
  const isAsked = asked.includes(questionId);
  const countOthers = (path: ConditionPath) =>
    conditional.filter(({ id }) => asked.includes(id) !== path.asked.includes(id)).length;
  return paths
    .filter((path) => path.asked.includes(questionId) !== isAsked)
    .toSorted((one, other) => countOthers(one) - countOthers(other))[0];
}

/** Answers that go a way; what no condition looks at stays as it was. */
export function toPathAnswers({ looked }: ConditionPaths, path: ConditionPath, answers: Answers): Answers {
  const others = Object.entries(answers).filter(([id]) => !looked.includes(id));
  return { ...Object.fromEntries(others), ...path.answers };
}
