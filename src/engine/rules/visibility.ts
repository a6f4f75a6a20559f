import type { Answers, Question, Section, SectionValidators } from '../registry/questionnaire.ts';
import { isAnswered } from './answered.ts';

/**
 * The questions of a section that are asked, given its answers: not retired, and with every condition met. The
 * conditions are judged by the compiled validators, the same that the form uses.
 */
export function visibleQuestions(
  section: Section,
  validators: SectionValidators,
  answers: Answers,
): readonly Question[] {
  return section.questions.filter(
    (question) => !question.retired && meetsConditions(question, section, validators, answers),
  );
}

/** The questions that results are about: those asked, and retired ones that were answered while they were. */
export function countedQuestions(
  section: Section,
  validators: SectionValidators,
  answers: Answers,
): readonly Question[] {
  return section.questions.filter(
    (question) =>
      (!question.retired || isAnswered(answers[question.id])) &&
      meetsConditions(question, section, validators, answers),
  );
}

function meetsConditions(
  question: Question,
  section: Section,
  validators: SectionValidators,
  answers: Answers,
): boolean {
  return question.conditions.every((condition) => {
    const validator = validators[condition.schema];
    if (!validator) throw new Error(`No compiled condition of ${section.id}.${question.id}`);
    return validator(answers) === condition.holds;
  });
}
