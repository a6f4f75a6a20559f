import { getQuestionType, toAnswerType } from '../../../src/engine/answers/question-types.ts';
import { listTests, type ConditionTest } from '../../../src/engine/registry/condition.ts';
import { optionSources, type QuestionSource } from '../../../src/engine/registry/question-source.ts';
import { isDay } from '../../../src/lib/utc-day.ts';
import { errorAt, type JsonFile, type JsonPath } from '../json-file.ts';
import type { Problem } from '../problem.ts';
import type { SubjectName } from '../../../src/engine/registry/vocabulary.ts';
import { factProblems } from './fact-problems.ts';
import type { PlacedSource } from '../placed-source.ts';
import { isMultiple } from '../step-problems.ts';
import { shapes, toAnswerShape } from './answer-shape.ts';
import { placeTests, type PlacedCondition } from './placed-condition.ts';

interface Checked {
  /** All of the questionnaire. */
  readonly conditions: readonly PlacedCondition[];
  /** What its records are about. */
  readonly subject: SubjectName | undefined;
  readonly file: JsonFile;
}

/** What is wrong with what a condition looks at: the questions and facts, and the answers that it waits for. */
export function testProblems(
  placed: PlacedCondition,
  questions: readonly PlacedSource[],
  { conditions, subject, file }: Checked,
): readonly Problem[] {
  return placeTests(placed.condition, placed.path).flatMap(({ test, path }) => {
    if ('fact' in test) return factProblems(test, path, subject, file);
    const looked = questions.find(({ id }) => id === test.question);
    const wrong = looked ? sightProblem(placed, looked, conditions) : unknownQuestion(test.question);
    if (wrong !== undefined) return [file.problem([...path, 'question'], wrong)];
    return looked ? wordProblems(test, looked, path, file) : [];
  });
}

function unknownQuestion(id: string): string {
  return `"x-asked-if" looks at "${id}", which is no question of this questionnaire.`;
}

/** Why a condition cannot look at a question, if it cannot. */
function sightProblem(
  { of, name, holders, earlier }: PlacedCondition,
  looked: PlacedSource,
  conditions: readonly PlacedCondition[],
): string | undefined {
  const { id, section, source } = looked;
  if (holders.includes(looked)) {
    return of === 'question'
      ? `${name} looks at its own answer; a condition looks at an earlier question.`
      : `${name} looks at "${id}" in itself; a section's condition looks at an earlier section.`;
  }
  if (!earlier.includes(looked)) {
    if (holders.some((holder) => waitsFor(looked, holder, conditions, new Set()))) {
      return `${name} and "${id}" wait for each other, so neither is ever asked; let one of them be asked without the other.`;
    }
    return `${name} looks at "${id}", which is asked later; move "${id}" before it, or ask it in an earlier section than "${section}".`;
  }
  if (source['x-retired']) return `${name} looks at "${id}", which is retired: nobody is asked it any more.`;
  return undefined;
}

/** Whether a question is asked, through whatever hangs on what, only after an answer to another. */
function waitsFor(
  question: PlacedSource,
  other: PlacedSource,
  conditions: readonly PlacedCondition[],
  seen: Set<PlacedSource>,
): boolean {
  if (seen.has(question)) return false;
  seen.add(question);
  const own = conditions.filter(({ holders }) => holders.includes(question));
  const looked = own.flatMap(({ condition }) => listTests(condition).map((test) => test.question));
  const all = conditions.flatMap(({ holders, earlier }) => [...holders, ...earlier]);
  return looked.some((id) => {
    if (id === other.id) return true;
    const next = all.find((one) => one.id === id);
    return next !== undefined && waitsFor(next, other, conditions, seen);
  });
}

/** Words that do not fit the question's kind of answer, and answers that it cannot have. */
function wordProblems(
  words: ConditionTest,
  { id, source }: PlacedSource,
  path: JsonPath,
  file: JsonFile,
): readonly Problem[] {
  const shape = toAnswerShape(source);
  const { name, words: fitting } = shapes[shape];
  const unfit = Object.keys(words).find(
    (word) => word !== 'question' && !fitting.some((one) => one === word),
  );
  if (unfit !== undefined) {
    return [
      file.problem(
        [...path, unfit],
        `"${unfit}" cannot be asked of "${id}", which is ${name}; use ${fitting.join(' or ')}.`,
      ),
    ];
  }
  const options = optionSources(source).map((option) => option.const);
  const { canBe } = getQuestionType(toAnswerType(source));
  const isDayNeeded = (value: unknown) => shape === 'day' && !isDay(String(value));
  return [
    ...[words.const, ...(words.enum ?? []), words.includes].filter(
      (value) => value !== undefined && (!canBe(value, options) || isDayNeeded(value)),
    ),
    ...[words.minimum, words.maximum].filter(
      (value) => value !== undefined && (shape === 'number' ? typeof value !== 'number' : isDayNeeded(value)),
    ),
  ]
    .map((value) => file.problem(path, impossibleAnswer(value, id, options)))
    .concat(stepProblems(words, id, source, path, file));
}

/** Answers that lie between two steps. */
function stepProblems(
  words: ConditionTest,
  id: string,
  { multipleOf: step }: QuestionSource,
  path: JsonPath,
  file: JsonFile,
): readonly Problem[] {
  if (step === undefined) return [];
  return [words.const, ...(words.enum ?? [])].flatMap((value) =>
    typeof value === 'number' && !isMultiple(value, step)
      ? [errorAt(file, path, 'condition-off-step', { id, value, step })]
      : [],
  );
}

function impossibleAnswer(value: unknown, id: string, options: readonly string[]): string {
  const answers = options.length > 0 ? `; its options are ${options.join(', ')}` : '';
  return `"x-asked-if" waits for ${JSON.stringify(value)}, which is no answer that "${id}" can have${answers}.`;
}
