import { getValidator } from '../registry/compiled-section.ts';
import type { Answers, CompiledSection, Question } from '../registry/questionnaire.ts';
import { isAnswered } from './answered.ts';

/**
 * The questions of a section that are visible, given its answers: not retired, and with every condition met. The
 * conditions are judged by the compiled validators, the same that the form uses.
 */
export function visibleQuestions(section: CompiledSection, answers: Answers): readonly Question[] {
  return section.questions.filter(
    (question) => !question.retired && meetsConditions(question, section, answers),
  );
}

/** The questions that results are about: the visible ones, and retired ones that have an answer. */
export function countedQuestions(section: CompiledSection, answers: Answers): readonly Question[] {
  return section.questions.filter(
    (question) =>
      (!question.retired || isAnswered(answers[question.id])) && meetsConditions(question, section, answers),
  );
}

function meetsConditions(question: Question, section: CompiledSection, answers: Answers): boolean {
  return question.conditions.every(({ schema, holds }) => getValidator(section, schema)(answers) === holds);
}
