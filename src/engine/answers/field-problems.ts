import { formatWords, isTextFormat } from '../format-words.ts';
import type { FieldProblem } from '../../contracts/errors.ts';
import { toRows, type Answers } from '../answers.ts';
import { toRowName } from '../cells.ts';
import { listReplacedBy } from '../first-row.ts';
import { allQuestions, findQuestion, type Questionnaire, type ValidationProblem } from '../questionnaire.ts';
import { toCellName } from './fault.ts';

/*
 * What the compiled schemas complain about, in sentences for responses of the API.
 */

/** One problem per field, named as it was sent. */
export function toFieldProblems(
  questionnaire: Questionnaire,
  fields: Readonly<Record<string, unknown>>,
  answers: Answers,
  errors: readonly ValidationProblem[],
): readonly FieldProblem[] {
  const byPath = new Map<string, string>();
  for (const error of errors) {
    const [, id = '', , column] = error.instancePath.split('/');
    const path = toFieldName(questionnaire, fields, id, column);
    if (byPath.has(path)) continue;
    const words = findPatternWords(questionnaire, error);
    byPath.set(path, cellName(questionnaire, answers, error) + sentence(error, words));
  }
  return [...byPath].map(([path, message]) => ({ path, message }));
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

/** Of the cell that a validator complains about: 'Row 2, “Share”: '; blank outside of tables. */
function cellName(
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
  return `${toCellName({ row: toRowName(question.settings, row, Number(at)), column: column.title })}: `;
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
