import { currentAnswers, type StoredAnswers } from '../answers/stored.ts';
import type { Answers, CompiledQuestionnaire, Questionnaire } from '../registry/questionnaire.ts';
import { currentSections } from '../registry/names.ts';
import { isAnswered } from './answered.ts';
import { askedSections, findAsked } from './visibility.ts';

/**
 * Whether a record is complete (SPEC section 4): a checklist when every section has been saved that has something to
 * ask, insights when besides every visible question has an answer that is not blank.
 */
export function isComplete(compiled: CompiledQuestionnaire, stored: StoredAnswers): boolean {
  const { questionnaire } = compiled;
  const saved = new Set(currentSections(questionnaire, stored.sections));
  const answers = currentAnswers(questionnaire, stored.answers);
  if (!listAskedSections(questionnaire, answers).every((id) => saved.has(id))) return false;
  if (questionnaire.kind === 'checklist') return true;
  return countAnswered(compiled, answers) === countAsked(compiled, answers);
}

/** The ids of the sections that have something to ask, given the answers. */
export function listAskedSections(questionnaire: Questionnaire, answers: Answers): string[] {
  return askedSections(questionnaire.sections, findAsked(questionnaire, answers)).map(({ id }) => id);
}

/** How many of the visible questions have an answer that is not blank. */
export function countAnswered(compiled: CompiledQuestionnaire, answers: Answers): number {
  const asked = findAsked(compiled.questionnaire, answers);
  return [...asked].filter((id) => isAnswered(answers[id])).length;
}

/** How many questions are visible, given the answers. */
export function countAsked(compiled: CompiledQuestionnaire, answers: Answers): number {
  return findAsked(compiled.questionnaire, answers).size;
}
