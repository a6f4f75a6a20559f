import { listTests } from '../conditions.ts';
import { findQuestion } from '../registry/find-question.ts';
import type { Question, Questionnaire } from '../questionnaire.ts';

/** The ids of the sections whose answers decide whether a question is asked, through whatever hangs on what. */
export function sectionsBehind(questionnaire: Questionnaire, { conditions }: Question): readonly string[] {
  const sections = conditions.flatMap(listTests).flatMap(({ question }) => {
    const found = findQuestion(questionnaire, question);
    return found ? [found.section.id, ...sectionsBehind(questionnaire, found.question)] : [];
  });
  return [...new Set(sections)];
}
