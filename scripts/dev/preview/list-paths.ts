import { toAnswers } from '../../../src/engine/answers.ts';
import { allQuestions, type Question, type Questionnaire } from '../../../src/engine/questionnaire.ts';
import { holds, findAsked } from '../../../src/engine/asked-questions.ts';
import {
  mergeContents,
  blankContent,
  type ConditionContent,
  type Content,
} from '../../../src/engine/content.ts';
import {
  listFacts,
  listFactTests,
  listAnswerTests,
  type ConditionTest,
} from '../../../src/engine/conditions.ts';
import type { QuestionSource } from '../../../src/engine/compile/question-source.ts';
import { sampleAnswers, sampleFacts } from '../../questionnaires/conditions/sample-answers.ts';

export interface ConditionPath {
  readonly asked: readonly string[];
  /** The answers and facts that lead there; questions without an answer are left out. */
  readonly content: Content;
}

interface ConditionPaths {
  readonly conditional: readonly Question[];
  /** The questions whose answers the conditions test. */
  readonly tested: readonly string[];
  readonly paths: readonly ConditionPath[];
  /** There were too many combinations of answers to try all of them. */
  readonly isCut: boolean;
}

const mostTries = 5_000;

/** Finds the paths through the conditions of a questionnaire by trying every answer that makes a difference to them. */
export function listPaths(questionnaire: Questionnaire): ConditionPaths {
  const questions = allQuestions(questionnaire);
  const conditional = listConditional(questions);
  const tests = questions.flatMap(({ conditions }) => conditions.flatMap(listAnswerTests));
  const tested = questions.filter(
    ({ id, retired }) => !retired && tests.some(({ question }) => question === id),
  );
  const facts = listSampleFacts(questionnaire, questions);
  const samples = [...tested.map((question) => listDistinct(questionnaire, question, tests)), ...facts];
  const paths = new Map<string, ConditionPath>();
  let tries = 0;
  for (const combination of combine(samples)) {
    tries += 1;
    if (tries > mostTries) break;
    const content = mergeAll(combination);
    const asked = listAskedOf(conditional, questionnaire, content);
    const key = asked.join(' ');
    if (!paths.has(key)) paths.set(key, { asked, content });
  }
  return {
    conditional,
    tested: tested.map(({ id }) => id),
    paths: [...paths.values()],
    isCut: tries > mostTries,
  };
}

function listSampleFacts(
  { sections }: Questionnaire,
  questions: readonly Question[],
): readonly (readonly Content[])[] {
  const tests = questions.flatMap(({ conditions }) => conditions.flatMap(listFactTests));
  return listFacts(questions).map((fact) => {
    const own = tests.filter((test) => test.fact === fact);
    const toAll = (value: string): Content => ({
      ...blankContent,
      conditionFacts: Object.fromEntries(sections.map(({ id }) => [id, { [fact]: value }])),
    });
    return [blankContent, ...sampleFacts(fact, own).map(toAll)];
  });
}

function mergeAll(contents: readonly Content[]): Content {
  const merged = mergeContents(contents);
  const sections = Object.keys(merged.conditionFacts).map((id) => [
    id,
    Object.assign({}, ...contents.map(({ conditionFacts }) => conditionFacts[id])),
  ]);
  return { ...merged, conditionFacts: Object.fromEntries(sections) };
}

/** An option's text appears with its option, so it makes no path. */
function listConditional(questions: readonly Question[]): readonly Question[] {
  return questions.filter(
    ({ conditions, retired, ownTextOf }) => conditions.length > 0 && !retired && !ownTextOf,
  );
}

function listAskedOf(
  conditional: readonly Question[],
  questionnaire: Questionnaire,
  content: ConditionContent,
): readonly string[] {
  const asked = findAsked(questionnaire, content);
  return conditional.filter(({ id }) => asked.has(id)).map(({ id }) => id);
}

/** One answer to a question for each result of the tests, each as the content of a questionnaire. */
function listDistinct(
  { sections }: Questionnaire,
  question: Question,
  tests: readonly ConditionTest[],
): readonly Content[] {
  const own = tests.filter((test) => test.question === question.id);
  const schemas = sections.map(
    // The engine keeps a section's schema as plain JSON; the compile step wrote a question at each key.
    ({ schema }) => schema['properties'] as Readonly<Record<string, QuestionSource>>,
  );
  const schema = schemas.find((one) => Object.hasOwn(one, question.id))?.[question.id];
  if (!schema) return [blankContent];
  const sampled = { type: question.type, options: question.options.map(({ id }) => id), limits: schema };
  const retired = question.options.filter((option) => option.retired).map(({ id }) => id);
  const distinct = new Map<string, Content>();
  for (const sample of sampleAnswers(sampled, own)) {
    const answers = toAnswers({ [question.id]: sample });
    const answer = answers[question.id];
    if ([answer].flat().some((one) => retired.some((id) => id === one))) continue;
    const judged = own.map((test) => holds(test, () => ({ question, answer }))).join(' ');
    if (!distinct.has(judged))
      distinct.set(judged, answer === undefined ? blankContent : { ...blankContent, answers });
  }
  return [...distinct.values()];
}

function* combine(samples: readonly (readonly Content[])[]): Generator<readonly Content[]> {
  const [first, ...rest] = samples;
  if (!first) return yield [];
  for (const one of first) for (const others of combine(rest)) yield [one, ...others];
}

/** The index of the path that this content takes; -1: it was not found. */
export function findPathIndex(
  { conditional, paths }: ConditionPaths,
  questionnaire: Questionnaire,
  content: ConditionContent,
): number {
  const key = listAskedOf(conditional, questionnaire, content).join(' ');
  return paths.findIndex((path) => path.asked.join(' ') === key);
}

/** The nearest path that differs in whether one question is asked; undefined: no such path. */
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

export function toPathContent({ tested }: ConditionPaths, path: ConditionPath, content: Content): Content {
  const others = Object.entries(content.answers).filter(([id]) => !tested.includes(id));
  const { answers, conditionFacts } = path.content;
  return { ...content, answers: { ...Object.fromEntries(others), ...answers }, conditionFacts };
}
