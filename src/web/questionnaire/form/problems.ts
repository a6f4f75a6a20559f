import type { RJSFValidationError } from '@rjsf/utils';
import type { Question } from '../../../engine/registry/questionnaire.ts';
import { toCount } from '../../ui/text/amounts.ts';
import { maxTextLength } from '../../../contracts/record.ts';
import type { QuestionProblem } from '../section-state.ts';

/** What keeps a section from being saved, said about one question. */
export interface Problem {
  readonly questionId: string;
  readonly sentence: string;
}

/** One complaint a question, in a plain sentence that names it, in place of the validator's own. */
export function explainErrors(
  questions: ReadonlyMap<string, Question>,
  errors: readonly RJSFValidationError[],
): RJSFValidationError[] {
  const first = new Map<string, RJSFValidationError>();
  for (const error of errors) {
    const id = toQuestionId(error);
    if (!first.has(id)) first.set(id, error);
  }
  return [...first].map(([id, error]) => {
    const message = toSentence(questions.get(id), error);
    return { ...error, property: `.${id}`, message, stack: message };
  });
}

export function toProblems(errors: readonly RJSFValidationError[]): readonly Problem[] {
  return errors.map((error) => ({ questionId: toQuestionId(error), sentence: error.message ?? '' }));
}

/** What the server refused, in a sentence that names the question. */
export function toRefusals(
  questions: ReadonlyMap<string, Question>,
  problems: readonly QuestionProblem[],
): readonly Problem[] {
  return problems.flatMap(({ question: id, message }) => {
    const question = questions.get(id);
    if (!question) return [];
    return [{ questionId: id, sentence: `The answer to “${question.title}” was refused: ${message}` }];
  });
}

/** The property is '.question', or '.question.0' for an option of several. */
function toQuestionId({ property = '' }: RJSFValidationError): string {
  return property.split('.')[1] ?? '';
}

function toSentence(question: Question | undefined, { name, params }: RJSFValidationError): string {
  if (!question) return 'An answer here cannot be saved. Please reload the page.';
  const { title, type } = question;
  if (name === 'maxLength') {
    const limit = Number(params?.limit ?? maxTextLength);
    return `The answer to “${title}” is too long: at most ${toCount(limit)} characters can be saved.`;
  }
  if (type === 'choice') return `Please choose one of the answers offered for “${title}”.`;
  if (type === 'choices') return `Please choose among the answers offered for “${title}”.`;
  return `The answer to “${title}” cannot be saved as it is. Please change it.`;
}
