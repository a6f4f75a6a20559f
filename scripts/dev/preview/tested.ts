import type { FactId } from '../../../src/contracts/coin-facts.ts';
import { toAnswers, type Answer } from '../../../src/engine/answers.ts';
import { holds, judge } from '../../../src/engine/judge-condition.ts';
import type { QuestionSource } from '../../../src/engine/compile/question-source.ts';
import {
  listAnswerTests,
  listFacts,
  listFactTests,
  type ConditionTest,
} from '../../../src/engine/conditions.ts';
import type { ConditionFacts, Content } from '../../../src/engine/content.ts';
import { allQuestions, type Question, type Questionnaire } from '../../../src/engine/questionnaire.ts';
import { sampleAnswers, sampleFacts } from '../../questionnaires/conditions/sample-answers.ts';

/** A question or a fact that conditions test. */
export type Tested = TestedQuestion | TestedFact;

interface TestedQuestion {
  readonly kind: 'question';
  readonly id: string;
  /** One answer for each result of the tests; undefined: no answer. */
  readonly samples: readonly (Answer | undefined)[];
  readonly toResults: (value: Answer | undefined) => string;
}

interface TestedFact {
  readonly kind: 'fact';
  readonly id: FactId;
  /** One value for each result of the tests; undefined: it is not known. */
  readonly samples: readonly (string | undefined)[];
  readonly toResults: (value: string | undefined) => string;
}

export type TestedValue = Answer | string | undefined;

export function listTested(questionnaire: Questionnaire): readonly Tested[] {
  const questions = allQuestions(questionnaire);
  const tests = questions.flatMap(({ conditions }) => conditions.flatMap(listAnswerTests));
  const tested = questions.filter(
    ({ id, retired }) => !retired && tests.some(({ question }) => question === id),
  );
  return [
    ...tested.map((question) => toTestedQuestion(questionnaire, question, tests)),
    ...listFacts(questions).map((fact) => toTestedFact(fact, questions)),
  ];
}

function toTestedQuestion(
  { sections }: Questionnaire,
  question: Question,
  tests: readonly ConditionTest[],
): TestedQuestion {
  const { id, type, options } = question;
  const own = tests.filter((test) => test.question === id);
  const toResults = (answer: Answer | undefined) =>
    own.map((test) => holds(test, () => ({ question, answer }))).join(' ');
  const schemas = sections.map(
    // The engine keeps a section's schema as plain JSON; the compile step wrote a question at each key.
    ({ schema }) => schema['properties'] as Readonly<Record<string, QuestionSource>>,
  );
  const limits = schemas.find((one) => Object.hasOwn(one, id))?.[id];
  const offered = options.filter(({ retired }) => !retired).map((option) => option.id);
  const samples = limits ? sampleAnswers({ type, options: offered, limits }, own) : [];
  const answers = samples.map((sample) => toAnswers({ [id]: sample })[id]);
  return { kind: 'question', id, samples: listDistinct([undefined, ...answers], toResults), toResults };
}

function toTestedFact(fact: FactId, questions: readonly Question[]): TestedFact {
  const tests = questions.flatMap(({ conditions }) => conditions.flatMap(listFactTests));
  const own = tests.filter((test) => test.fact === fact);
  const toResults = (value: string | undefined) =>
    own
      .map((test) =>
        String(
          judge(
            test,
            () => undefined,
            () => value,
          ),
        ),
      )
      .join(' ');
  const samples = listDistinct([undefined, ...sampleFacts(fact, own)], toResults);
  return { kind: 'fact', id: fact, samples, toResults };
}

function listDistinct<V>(values: readonly V[], toResults: (value: V) => string): readonly V[] {
  const distinct = new Map<string, V>();
  for (const value of values) {
    const results = toResults(value);
    if (!distinct.has(results)) distinct.set(results, value);
  }
  return [...distinct.values()];
}

/** The questions and facts that decide, directly or through other conditions, whether a question is asked. */
export function listBehind(
  questionnaire: Questionnaire,
  tested: readonly Tested[],
  question: Question,
): readonly Tested[] {
  const all = allQuestions(questionnaire);
  const found = new Set<string>();
  const open = [question];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const fact of listFacts([next])) found.add(`fact ${fact}`);
    for (const { question: id } of next.conditions.flatMap(listAnswerTests)) {
      const behind = all.find((one) => one.id === id);
      if (!behind || found.has(`question ${id}`)) continue;
      found.add(`question ${id}`);
      open.push(behind);
    }
  }
  return tested.filter(({ kind, id }) => found.has(`${kind} ${id}`));
}

function getValue({ kind, id }: Tested, { answers, conditionFacts }: Content): TestedValue {
  if (kind === 'question') return answers[id];
  return Object.values(conditionFacts).find((facts) => Object.hasOwn(facts, id))?.[id];
}

/** The values with other results than the one in this content, which comes first. */
export function listChoices(tested: Tested, content: Content): readonly TestedValue[] {
  const now = getValue(tested, content);
  // The samples of a question are answers, those of a fact are texts.
  const toResults = tested.toResults as (value: TestedValue) => string;
  const results = toResults(now);
  return [now, ...tested.samples.filter((sample) => toResults(sample) !== results)];
}

/** The content with another answer or fact; undefined removes it. */
export function withValue(
  { sections }: Pick<Questionnaire, 'sections'>,
  content: Content,
  { kind, id }: Pick<Tested, 'kind' | 'id'>,
  value: TestedValue,
): Content {
  if (kind === 'question') {
    const { [id]: _, ...others } = content.answers;
    return { ...content, answers: value === undefined ? others : { ...others, [id]: value } };
  }
  const conditionFacts: ConditionFacts = Object.fromEntries(
    sections.flatMap((section) => {
      const { [id]: _, ...others } = content.conditionFacts[section.id] ?? {};
      const facts = typeof value === 'string' ? { ...others, [id]: value } : others;
      return Object.keys(facts).length === 0 ? [] : [[section.id, facts] as const];
    }),
  );
  return { ...content, conditionFacts };
}
