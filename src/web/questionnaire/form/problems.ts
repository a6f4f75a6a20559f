import type { RJSFValidationError } from '@rjsf/utils';
import type { Question } from '../../../engine/registry/questionnaire.ts';
import { questionnaireCopy as copy } from '../../copy/research/questionnaire.ts';
import { toCount } from '../../ui/text/amounts.ts';
import { maxTextLength } from '../../../contracts/record.ts';
import type { QuestionProblem } from '../section-state.ts';

/** What keeps a section from being saved, said about one question. */
export interface Problem {
  readonly questionId: string;
  readonly sentence: string;
}

/** One complaint per question, in a plain sentence that names it, in place of the validator's own. */
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
    return [{ questionId: id, sentence: copy.refused(question.title, message) }];
  });
}

/** The property is '.question', or '.question.0' for an option of several. */
export function toQuestionId({ property = '' }: RJSFValidationError): string {
  return property.split('.')[1] ?? '';
}

function toSentence(question: Question | undefined, { name, params }: RJSFValidationError): string {
  if (!question) return copy.unknownProblem;
  const { title, type } = question;
  if (name === 'maxLength') {
    const limit = Number(params?.limit ?? maxTextLength);
    return copy.tooLong(title, toCount(limit));
  }
  if (type === 'choice') return copy.notAChoice(title);
  if (type === 'choices') return copy.notChoices(title);
  return copy.notAnAnswer(title);
}
