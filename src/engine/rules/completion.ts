import { currentAnswers, type StoredAnswers } from '../answers/stored.ts';
import type { Answers, CompiledQuestionnaire } from '../registry/questionnaire.ts';
import { isAnswered } from './answered.ts';
import { visibleQuestions } from './visibility.ts';

/**
 * Whether a record is complete (SPEC section 4): a checklist when every section has been saved, insights when
 * besides every visible question has an answer that is not blank.
 */
export function isComplete(compiled: CompiledQuestionnaire, stored: StoredAnswers): boolean {
  const { questionnaire } = compiled;
  const saved = new Set(stored.sections);
  if (!questionnaire.sections.every((section) => saved.has(section.id))) return false;
  if (questionnaire.kind === 'checklist') return true;
  const answers = currentAnswers(questionnaire, stored.answers);
  return countAnswered(compiled, answers) === countAsked(compiled, answers);
}

/** How many of the visible questions have an answer that is not blank. */
export function countAnswered(compiled: CompiledQuestionnaire, answers: Answers): number {
  return visible(compiled, answers).filter((question) => isAnswered(answers[question.id])).length;
}

/** How many questions are visible, given the answers. */
export function countAsked(compiled: CompiledQuestionnaire, answers: Answers): number {
  return visible(compiled, answers).length;
}

function visible({ sections }: CompiledQuestionnaire, answers: Answers) {
  return sections.flatMap((section) => visibleQuestions(section, answers));
}
