import { findFieldQuestion } from '../../../engine/send.ts';
import type { Section } from '../../../engine/questionnaire.ts';
import type { ApiError } from '../../api/api-error.ts';
import type { QuestionProblem } from '../../questionnaire/section-state.ts';

export function toProblems(section: Section, { fields }: ApiError): readonly QuestionProblem[] {
  return fields.flatMap(({ path, message }) => {
    const question = findFieldQuestion(section, path);
    return question ? [{ question: question.id, message }] : [];
  });
}
