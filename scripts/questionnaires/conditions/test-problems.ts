import { getQuestionType, toAnswerType } from '../../../src/engine/compile/question-types.ts';
import {
  findComparison,
  isOperandId,
  listNamed,
  type ConditionTest,
  type Operand,
} from '../../../src/engine/conditions.ts';
import { optionSources, type QuestionSource } from '../../../src/engine/compile/question-source.ts';
import { readColumns, toCellType } from '../../../src/engine/compile/columns.ts';
import { isDay } from '../../../src/lib/utc-day.ts';
import { atPlace, errorAt, type JsonFile, type JsonPath } from '../json-file.ts';
import type { Problem } from '../problem.ts';
import { rowKey, type SubjectName } from '../../../src/engine/vocabulary.ts';
import { comparisonProblems } from './comparison-problems.ts';
import { factProblems } from './fact-problems.ts';
import { hintAt, hintNearest } from '../name-hints.ts';
import type { PlacedSource } from '../placed-source.ts';
import { find, type Finding } from '../sentences/sentences.ts';
import { isMultiple } from '../step-problems.ts';
import { answerWords } from './answer-words.ts';
import { placeTests, type PlacedCondition } from './placed-condition.ts';

interface Checked {
  readonly conditions: readonly PlacedCondition[];
  readonly subject: SubjectName | undefined;
  readonly file: JsonFile;
}

export function testProblems(
  placed: PlacedCondition,
  questions: readonly PlacedSource[],
  { conditions, subject, file }: Checked,
): readonly Problem[] {
  return placeTests(placed.condition, placed.path).flatMap(({ test, path }) => {
    if ('fact' in test) return factProblems(test, path, subject, file);
    const [name, operands = []] = findComparison(test) ?? [];
    const named =
      'question' in test ? [{ id: test.question, at: ['question'] }] : listOperands(name, operands);
    const wrong = named.flatMap(({ id, at }) => {
      const tested = questions.find((one) => one.id === id);
      const fault = tested
        ? findFault(placed, tested, conditions)
        : findUnknown(id, questions, 'question' in test);
      return fault ? [atPlace(file, [...path, ...at], fault)] : [];
    });
    if (wrong.length > 0) return wrong;
    if (!('question' in test)) return comparisonProblems(test, questions, path, file);
    const tested = questions.find(({ id }) => id === test.question);
    return tested ? wordProblems(test, tested, path, file) : [];
  });
}

function findUnknown(id: string, questions: readonly PlacedSource[], isQuestion: boolean): Finding {
  if (id === 'today' && !isQuestion) return find('comparison-with-today', {});
  const ids = questions.filter(({ source }) => source.type !== 'null').map((one) => one.id);
  return find('condition-question-unknown', { id, ...hintAt(id, ids, questions) });
}

function listOperands(name: string | undefined, operands: readonly Operand[]) {
  return operands.flatMap((operand, index) =>
    isOperandId(operand) && name !== undefined ? [{ id: operand, at: [name, index] }] : [],
  );
}

function findFault(
  { of, name, holders, earlier }: PlacedCondition,
  tested: PlacedSource,
  conditions: readonly PlacedCondition[],
): Finding | undefined {
  const { id, section, source } = tested;
  if (source.type === 'null') return find('condition-on-text', { name, id });
  if (of === 'rule') {
    if (source['x-retired']) return find('condition-on-retired', { name, id });
    return earlier.includes(tested) ? undefined : find('rule-on-later', { name, id, section });
  }
  if (holders.includes(tested)) {
    return of === 'question'
      ? find('condition-on-itself', { name })
      : find('condition-on-own-section', { name, id });
  }
  if (!earlier.includes(tested)) {
    return holders.some((holder) => waitsFor(tested, holder, conditions, new Set()))
      ? find('conditions-circular', { name, id })
      : find('condition-on-later', { name, id, section });
  }
  return source['x-retired'] ? find('condition-on-retired', { name, id }) : undefined;
}

/** Whether a question is asked only after an answer to another, directly or through other conditions. */
function waitsFor(
  question: PlacedSource,
  other: PlacedSource,
  conditions: readonly PlacedCondition[],
  seen: Set<PlacedSource>,
): boolean {
  if (seen.has(question)) return false;
  seen.add(question);
  const own = conditions.filter(({ holders }) => holders.includes(question));
  const tested = own.flatMap(({ condition }) => listNamed(condition));
  const all = conditions.flatMap(({ holders, earlier }) => [...holders, ...earlier]);
  return tested.some((id) => {
    if (id === other.id) return true;
    const next = all.find((one) => one.id === id);
    return next !== undefined && waitsFor(next, other, conditions, seen);
  });
}

function wordProblems(
  words: ConditionTest,
  { id, source }: PlacedSource,
  path: JsonPath,
  file: JsonFile,
): readonly Problem[] {
  const type = toAnswerType(source);
  const { name, words: fitting } = answerWords[type];
  const unfit = Object.keys(words).find(
    (word) => word !== 'question' && !fitting.some((one) => one === word),
  );
  if (unfit !== undefined) {
    const data = { word: unfit, id, kind: name, fitting: fitting.join(' or ') };
    return [errorAt(file, [...path, unfit], 'condition-word-unfit', data)];
  }
  const { 'x-currencies': currencies = [] } = source;
  const limit = words.minimum === undefined ? 'maximum' : 'minimum';
  if (currencies.length > 1 && words[limit] !== undefined) {
    return [errorAt(file, [...path, limit], 'condition-currencies-mixed', { id, currencies })];
  }
  const options = optionSources(source).map((option) => option.const);
  const { canEqual } = getQuestionType(type);
  const isDayNeeded = (value: unknown) => type === 'date' && !isDay(String(value));
  return [
    ...[words.const, ...(words.enum ?? []), words.includes].filter(
      (value) => value !== undefined && (!canEqual(value, options) || isDayNeeded(value)),
    ),
    ...[words.minimum, words.maximum].filter(
      (value) => value !== undefined && (type === 'date' ? isDayNeeded(value) : typeof value !== 'number'),
    ),
  ]
    .map((value) =>
      type === 'date'
        ? errorAt(file, path, 'condition-day-unfit', { value, id })
        : errorAt(file, path, 'condition-answer-impossible', { value, id, options, kind: name }),
    )
    .concat(stepProblems(words, id, source, path, file), itemProblems(words, { id, source }, path, file));
}

/** Cells of unknown columns or with impossible values, and more rows or options than there can be. */
function itemProblems(
  { contains = {}, minItems = 0 }: ConditionTest,
  { id, source }: Pick<PlacedSource, 'id' | 'source'>,
  path: JsonPath,
  file: JsonFile,
): readonly Problem[] {
  const most = source['x-rows']?.length ?? source.maxItems ?? optionSources(source).length;
  const many =
    minItems > most ? [errorAt(file, [...path, 'minItems'], 'condition-items-beyond', { id, most })] : [];
  const columns = readColumns(source)?.columns ?? {};
  const cells = Object.entries(contains).flatMap(([column, value]) => {
    const place = [...path, 'contains', column];
    const rows = column === rowKey ? source['x-rows']?.map((row) => row.const) : undefined;
    const declared = columns[column];
    if (!declared && !rows) {
      const data = { id, column, ...hintNearest(column, Object.keys(columns)) };
      return [errorAt(file, place, 'condition-column-unknown', data)];
    }
    const options = rows ?? (declared ? optionSources(declared).map((option) => option.const) : []);
    const type = declared ? toCellType(declared) : 'choice';
    if (getQuestionType(type).canEqual(value, options)) return [];
    return [
      errorAt(file, place, 'condition-answer-impossible', {
        value,
        id: column,
        options,
        kind: answerWords[type].name,
      }),
    ];
  });
  return [...many, ...cells];
}

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
