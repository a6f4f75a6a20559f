import { findQuestion, type Questionnaire } from '../../../engine/questionnaire.ts';
import { questionnaireCopy as copy } from '../../copy/research/questionnaire.ts';
import type { QuestionProblem } from '../form/section-state.ts';

/** Why the server refused a save, outside of its form. */
export function toRefusalTexts(
  questionnaire: Questionnaire,
  problems: readonly QuestionProblem[] = [],
): readonly string[] {
  return problems.map(({ question, message }) =>
    copy.refused(findQuestion(questionnaire, question)?.question.title ?? question, message),
  );
}
