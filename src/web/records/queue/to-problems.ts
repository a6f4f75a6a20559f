import { toQuestionName } from '../../../engine/answers/wire-fields.ts';
import type { Section } from '../../../engine/questionnaire.ts';
import type { ApiError } from '../../api/api-error.ts';
import type { QuestionProblem } from '../../questionnaire/section-state.ts';

/** What the server says of fields, by the questions that those belong to. */
export function toProblems({ questions }: Section, { fields }: ApiError): readonly QuestionProblem[] {
  return fields.flatMap(({ path, message }) => {
    const name = toQuestionName(path);
    const question = questions.find(({ id, savedAs }) => savedAs === name || id === name);
    return question ? [{ question: question.id, message }] : [];
  });
}
