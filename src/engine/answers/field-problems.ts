import { formatWords, isTextFormat } from '../format-words.ts';
import type { FieldProblem } from '../../contracts/errors.ts';
import { toRows, type Answers } from '../answers.ts';
import { toRowName } from '../cells.ts';
import { listReplacedBy } from '../first-row.ts';
import { allQuestions, findQuestion, type Questionnaire, type ValidationProblem } from '../questionnaire.ts';
import { toCellName, toFaultSentence } from './fault.ts';
import type { QuestionFault } from '../form.ts';

/*
 * What is wrong with a save, in sentences for responses of the API.
 */

/** `path`: the field as it was sent. `cell`: the wrong cell of a table; blank for the field as a whole. */
interface Complaint extends FieldProblem {
  readonly cell: string;
}

/** One problem for each field, and in a table for each cell. */
export function toFieldProblems(complaints: readonly Complaint[]): readonly FieldProblem[] {
  const first = complaints.filter(
    ({ path, cell }, index) =>
      complaints.findIndex((one) => one.path === path && one.cell === cell) === index,
  );
  return first.map(({ path, cell, message }) => ({
    path,
    message: cell === '' ? message : `${cell}: ${message}`,
  }));
}

/** What the compiled schemas complain about. */
export function explainErrors(
  questionnaire: Questionnaire,
  fields: Readonly<Record<string, unknown>>,
  answers: Answers,
  errors: readonly ValidationProblem[],
): readonly Complaint[] {
  return errors.map((error) => {
    const [, id = '', , column] = error.instancePath.split('/');
    return {
      path: toFieldName(questionnaire, fields, id, column),
      cell: findCellName(questionnaire, answers, error),
      message: sentence(error, findPatternWords(questionnaire, error)),
    };
  });
}

export function explainFaults(
  questionnaire: Questionnaire,
  fields: Readonly<Record<string, unknown>>,
  faults: readonly QuestionFault[],
): readonly Complaint[] {
  return faults.map(({ questionId, fault }) =>
    fault.kind === 'in-cell'
      ? {
          path: toFieldName(questionnaire, fields, questionId, fault.column),
          cell: toCellName(fault),
          message: toFaultSentence(fault.fault),
        }
      : { path: toFieldName(questionnaire, fields, questionId), cell: '', message: toFaultSentence(fault) },
  );
}

/**
 * The name under which a save has a question; for a table that it has as the questions which this replaces, that of the question of
 * the `column`.
 */
export function toFieldName(
  questionnaire: Questionnaire,
  fields: Readonly<Record<string, unknown>>,
  id: string,
  column?: string,
): string {
  const find = (one: string) =>
    Object.keys(fields).find((name) => findQuestion(questionnaire, name)?.question.id === one);
  const replaced = listReplacedBy(allQuestions(questionnaire), id, column);
  const isReplaced = replaced.some((one) => find(one) !== undefined);
  return find(id) ?? (isReplaced ? replaced[0] : undefined) ?? id;
}

/** Of the cell that a validator complains about: 'Row 2, “Share”'; blank outside of tables. */
function findCellName(
  questionnaire: Questionnaire,
  answers: Answers,
  { instancePath }: ValidationProblem,
): string {
  const [, id = '', at, cell] = instancePath.split('/');
  const question = cell === undefined ? undefined : findQuestion(questionnaire, id)?.question;
  if (question?.type !== 'rows') return '';
  const column = question.settings.columns.find((one) => one.id === cell);
  const row = toRows(answers[id])[Number(at)];
  if (!column) return '';
  return toCellName({ row: toRowName(question.settings, row, Number(at)), column: column.title });
}

/** What a text must be, as its question or column says. */
function findPatternWords(questionnaire: Questionnaire, { instancePath }: ValidationProblem): string {
  const [, id = '', , cell] = instancePath.split('/');
  const question = findQuestion(questionnaire, id)?.question;
  const judged =
    question?.type === 'rows' ? question.settings.columns.find((one) => one.id === cell) : question;
  return (judged?.type === 'text' && judged.settings.patternWords) || 'of the given pattern';
}

const typeSentences: Readonly<Record<string, string>> = {
  number: 'Must be a number.',
  integer: 'Must be a whole number.',
  string: 'Must be a text.',
  'boolean,null': 'Must be true, false or null.',
};

function sentence({ keyword, params, message }: ValidationProblem, patternWords: string): string {
  if (keyword === 'pattern') return `Must be ${patternWords}.`;
  if (keyword === 'maxLength') return `Must have at most ${String(params['limit'])} characters.`;
  if (keyword === 'format') return toFormatSentence(String(params['format']));
  if (keyword === 'minimum') return `Must be at least ${String(params['limit'])}.`;
  if (keyword === 'maximum') return `Must be at most ${String(params['limit'])}.`;
  if (keyword === 'type') return typeSentences[String(params['type'])] ?? 'Not valid.';
  if (keyword === 'enum') return "Must be the id of one of the question's options.";
  return `Not valid: ${message ?? keyword}.`;
}

function toFormatSentence(format: string): string {
  if (!isTextFormat(format)) return `Not valid: it must be of the format ${format}.`;
  const { name, example } = formatWords[format];
  return `Must be a valid ${name}, such as "${example}".`;
}
