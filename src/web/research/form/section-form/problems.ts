import { ErrorSchemaBuilder, type ErrorSchema, type RJSFValidationError } from '@rjsf/utils';
import { getAnswerType, toRows, type Answers } from '../../../../engine/answers.ts';
import type { Question, QuestionOf, Section } from '../../../../engine/questionnaire.ts';
import { toRowName, type Column } from '../../../../engine/cells.ts';
import { rowKey } from '../../../../engine/vocabulary.ts';
import { toMoneyText } from '../../../../engine/units.ts';
import { formatWords } from '../../../../engine/format-words.ts';
import type { NoteFault, QuestionFault } from '../../../../engine/form.ts';
import { maxDecimals } from '../../../../lib/decimal.ts';
import { listLimits } from '../../../../lib/list-limits.ts';
import { assertNever } from '../../../../lib/assert-never.ts';
import { toUtcDate } from '../../../../lib/moment-format.ts';
import { problemsCopy as copy } from '../../../copy/research/answer-problems.ts';
import { questionnaireCopy } from '../../../copy/research/questionnaire.ts';
import { rowsCopy } from '../../../copy/research/rows.ts';
import { numberFormat, toCount } from '../../../../lib/number-format.ts';
import { maxTextLength } from '../../../../contracts/record.ts';
import type { QuestionProblem } from '../section-state.ts';
import { fieldIds } from '../field-ids.ts';

export interface Problem {
  /** Id of the question, or of a part of its note (see fieldIds). */
  readonly questionId: string;
  /** Of a table: the position of the row from 0, or the id of a fixed row, and the id of the column. */
  readonly cell?: Cell | undefined;
  readonly sentence: string;
}

type Cell = readonly [row: number | string, column: string];

/** One sentence for each question, and in a table for each cell, that names it, instead of the validator's messages. */
export function explainErrors(
  questions: ReadonlyMap<string, Question>,
  errors: readonly RJSFValidationError[],
  answers: Answers,
): RJSFValidationError[] {
  const first = new Map<string, RJSFValidationError>();
  for (const error of errors) {
    const isTable = questions.get(toQuestionId(error))?.type === 'rows';
    const place = toPath(error)
      .slice(0, isTable ? 3 : 1)
      .join('.');
    if (!first.has(place)) first.set(place, error);
  }
  return [...first.values()].flatMap((error) => {
    const id = toQuestionId(error);
    const question = questions.get(id);
    const message = toSentence(question, error, answers[id]);
    const cell = question?.type === 'rows' ? findCell(question, error, answers[id])?.cell : undefined;
    return toPaths(id, cell).map((path) => ({
      ...error,
      property: `.${path.join('.')}`,
      message,
      stack: message,
    }));
  });
}

/** One for each question or wrong cell, whose field shows all, in form order; problems of notes last. */
export function toProblems(
  section: Pick<Section, 'questions'>,
  errors: readonly RJSFValidationError[],
): readonly Problem[] {
  const all = errors.map((error): Problem => {
    const [questionId = '', row, column] = toPath(error);
    const cell = row !== undefined && column !== undefined ? ([row, column] as const) : undefined;
    return { questionId, sentence: error.message ?? '', cell };
  });
  const isTable = (id: string) => all.some(({ questionId, cell }) => cell && questionId === id);
  const shown = all.filter(({ questionId, cell }) => cell ?? !isTable(questionId));
  return shown
    .filter((problem, index) => shown.findIndex((one) => toKey(one) === toKey(problem)) === index)
    .map((problem) => ({ problem, place: toPlace(section, problem) }))
    .toSorted((one, other) => comparePlaces(one.place, other.place))
    .map(({ problem }) => problem);
}

function toKey({ questionId, cell }: Problem): string {
  return [questionId, ...(cell ?? [])].join(' ');
}

/** The positions of the question, the row and the column. */
function toPlace(
  { questions }: Pick<Section, 'questions'>,
  { questionId, cell }: Problem,
): readonly number[] {
  const at = questions.findIndex(({ id }) => id === questionId);
  const question = questions[at];
  if (!cell || question?.type !== 'rows') return [at === -1 ? questions.length : at];
  const { rows, columns } = question.settings;
  const [row, column] = cell;
  return [
    at,
    rows ? rows.findIndex(({ id }) => id === row) : Number(row),
    columns.findIndex(({ id }) => id === column),
  ];
}

function comparePlaces(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((place, index) => place !== other[index]);
  return (one[at] ?? 0) - (other[at] ?? 0);
}

/** For the server's problems. */
export function toRefusals(
  questions: ReadonlyMap<string, Question>,
  problems: readonly QuestionProblem[],
): readonly Problem[] {
  return problems.flatMap(({ question: id, message }) => {
    const question = questions.get(id);
    if (!question) return [];
    return [{ questionId: id, sentence: questionnaireCopy.refused(question.title, message) }];
  });
}

/** The form library's format for problems that it has not found itself. */
export function toErrorSchema(problems: readonly Problem[]): ErrorSchema {
  const errors = new ErrorSchemaBuilder();
  for (const { questionId, cell, sentence } of problems)
    for (const path of toPaths(questionId, cell)) errors.addErrors(sentence, path);
  return errors.ErrorSchema;
}

/** The form library's paths of a problem: its question's field shows that of a cell too. */
function toPaths(questionId: string, cell: Cell | undefined): string[][] {
  return [[questionId], ...(cell ? [[questionId, ...cell.map(String)]] : [])];
}

/** The id of the wrong cell's element, or of the question's. */
export function toFieldId(id: string, cell: Problem['cell']): string {
  return cell ? fieldIds.cell(fieldIds.row(id, cell[0]), cell[1]) : id;
}

/** What is wrong with each cell, by its element's id. */
export function toWrongCells(problems: readonly Problem[], sectionId: string): ReadonlyMap<string, string> {
  return new Map(
    problems.flatMap(({ questionId, cell, sentence }) =>
      cell ? [[toFieldId(`${sectionId}_${questionId}`, cell), sentence] as const] : [],
    ),
  );
}

export function toQuestionId(error: RJSFValidationError): string {
  return toPath(error)[0] ?? '';
}

/** The property is '.question', '.question.0' for an option of several, or '.question.0.column' for a cell. */
function toPath({ property = '' }: RJSFValidationError): readonly string[] {
  return property.split('.').slice(1);
}

function toSentence(
  question: Question | Column | undefined,
  error: RJSFValidationError,
  answer: unknown,
): string {
  if (!question) return copy.unknownProblem;
  if (question.type === 'rows') return toCellSentence(question, error, answer);
  const { name, params } = error;
  const { title, type } = question;
  if (name === 'maxLength') {
    const limit = Number(params?.limit ?? maxTextLength);
    return copy.tooLong(title, toCount(limit));
  }
  if (question.type === 'text' && name === 'pattern') {
    return copy.notOfPattern(title, question.settings.patternWords ?? '');
  }
  if (question.type === 'address' && name === 'format') {
    const { name: format, example } = formatWords[question.settings.format];
    return copy.notValid(title, format, example);
  }
  if (type === 'scale') return copy.notAChoice(title);
  if (question.type === 'number') return toNumberSentence(question, name, params, answer);
  if (question.type === 'money') return toAmountSentence(question, name, params);
  if (type === 'choice') return copy.notAChoice(title);
  if (type === 'choices') return copy.notChoices(title);
  return copy.notAnAnswer(title);
}

function toCellSentence(question: QuestionOf<'rows'>, error: RJSFValidationError, answer: unknown): string {
  const found = findCell(question, error, answer);
  if (!found) return copy.notAnAnswer(question.title);
  const { column, row, at } = found;
  const name = rowsCopy.cell(column.title, toRowName(question.settings, row, at));
  return toSentence({ ...column, title: name }, error, row[column.id]);
}

function findCell({ settings }: QuestionOf<'rows'>, error: RJSFValidationError, answer: unknown) {
  const [, place = '', id = ''] = toPath(error);
  const at = Number(place);
  const column = settings.columns.find((one) => one.id === id);
  const row = toRows(answer)[at];
  if (!column || !row) return undefined;
  const named = settings.rows && row[rowKey];
  const cell: Cell = [typeof named === 'string' ? named : at, id];
  return { column, row, at, cell };
}

/** For faults that the schemas cannot find. */
export function toFaultProblem(
  questions: ReadonlyMap<string, Question>,
  { questionId, fault }: QuestionFault,
): Problem {
  return {
    questionId,
    cell: fault.kind === 'in-cell' ? fault.cell : undefined,
    sentence: toFaultSentence(questions.get(questionId)?.title ?? '', fault),
  };
}

export function toNoteProblem(
  questions: ReadonlyMap<string, Question>,
  { questionId, part, fault }: NoteFault,
): Problem {
  const title = questions.get(questionId)?.title ?? '';
  return { questionId: fieldIds.notePart(questionId, part), sentence: toNoteSentence(title, fault) };
}

/** Only a note's length and source are validated. */
export function toNoteSentence(title: string, fault: QuestionFault['fault']): string {
  return fault.kind === 'too-long' ? copy.noteTooLong(title, toCount(fault.max)) : copy.noSource(title);
}

function toFaultSentence(title: string, fault: QuestionFault['fault']): string {
  switch (fault.kind) {
    case 'missing':
      return copy.missing(title);
    case 'no-day':
      return copy.noDay(title);
    case 'no-year':
      return copy.noYear(title, fault.min, fault.max);
    case 'no-link':
      return copy.noLink(title);
    case 'too-precise':
    case 'not-in-steps':
    case 'no-currency':
    case 'not-whole':
      return toFigureSentence(title, fault);
    case 'too-few':
      return copy.tooFew(title, fault.min);
    case 'too-many':
      return copy.tooMany(title, fault.max);
    case 'too-long':
      return copy.tooLong(title, toCount(fault.max));
    case 'too-many-rows':
      return copy.tooManyRows(title, fault.max);
    case 'too-large':
      return copy.sectionTooLarge(title, fault.max);
    case 'in-cell':
      return toFaultSentence(rowsCopy.cell(fault.column, fault.row), fault.fault);
    case 'no-row':
    case 'row-twice':
    case 'no-column':
      return copy.notAnAnswer(title);
    case 'not-alone':
      return copy.notAlone(title, fault.option);
    case 'after-today':
      return copy.afterToday(title, toUtcDate(fault.today));
    case 'before-day':
      return copy.beforeDay(title, toUtcDate(fault.day));
    case 'before-limit':
    case 'after-limit':
      return toDayLimitSentence(title, fault);
    case 'rule':
      return fault.words;
    case 'same-limit':
    case 'out-of-reach':
      return toAlertSentence(title, fault);
    default:
      return assertNever(fault);
  }
}

/** Only the amount has rules in the schema. */
function toAmountSentence(
  { title, settings: { currencies } }: QuestionOf<'money'> | Column<'money'>,
  rule: string | undefined,
  { limit }: RJSFValidationError['params'],
): string {
  const [only, ...others] = currencies;
  const write = (value: number) =>
    only === undefined || others.length > 0 ? toCount(value) : toMoneyText(value, only);
  if (rule === 'minimum') return copy.tooSmall(title, write(Number(limit)));
  if (rule === 'maximum') return copy.tooLarge(title, write(Number(limit)));
  return copy.noAmount(title, numberFormat({}, navigator.languages[0])(1234.5));
}

type NumberQuestion = QuestionOf<'number'> | Column<'number'>;

const sampleYear = 2019;

type FaultOf<K extends QuestionFault['fault']['kind']> = Extract<
  QuestionFault['fault'],
  { readonly kind: K }
>;

function toFigureSentence(
  title: string,
  fault: FaultOf<'too-precise' | 'not-in-steps' | 'no-currency' | 'not-whole'>,
): string {
  if (fault.kind === 'not-whole') return copy.notWhole(title, toCount(2));
  if (fault.kind === 'not-in-steps') return copy.notInSteps(title, fault.step);
  return fault.kind === 'no-currency' ? copy.noCurrency(title, fault.currencies) : copy.tooPrecise(title);
}

function toDayLimitSentence(title: string, { kind, day }: FaultOf<'before-limit' | 'after-limit'>): string {
  return (kind === 'before-limit' ? copy.beforeLimit : copy.afterLimit)(title, toUtcDate(day));
}

function toAlertSentence(title: string, fault: FaultOf<'same-limit' | 'out-of-reach'>): string {
  if (fault.kind === 'same-limit') return copy.sameLimit(title, fault.row);
  return copy.outOfReach(title, listLimits(fault, toCount));
}

function toNumberSentence(
  question: NumberQuestion,
  rule: string | undefined,
  params: RJSFValidationError['params'],
  answer: unknown,
): string {
  const { title } = question;
  const figure = (value: unknown) => getAnswerType('number').toText(Number(value), question) ?? '';
  switch (rule) {
    case 'minimum':
      return copy.tooSmall(title, figure(params.limit));
    case 'maximum':
      return copy.tooLarge(title, figure(params.limit));
    default:
      return typeof answer === 'string' && isTooPrecise(answer)
        ? copy.tooPrecise(title)
        : toNoNumber(question, params.type === 'integer');
  }
}

/** By the number of digits: only number fields load the code that reads numbers. */
function isTooPrecise(text: string): boolean {
  return (text.match(/\p{Nd}/gu) ?? []).length > maxDecimals;
}

/** The example is in the member's number format, which the field accepts. */
function toNoNumber({ title, settings }: NumberQuestion, isWhole: boolean): string {
  if (settings.unit === 'year') return copy.notWhole(title, String(sampleYear));
  const write = numberFormat({}, navigator.languages[0]);
  return isWhole ? copy.notWhole(title, write(1234)) : copy.notANumber(title, write(1234.5));
}
