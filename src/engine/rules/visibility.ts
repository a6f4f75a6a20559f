import type { Answers, Question, Section, SectionValidators } from '../registry/questionnaire.ts';

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
    (question) =>
      !question.retired &&
      question.conditions.every((condition) => {
        const validator = validators[condition.schema];
        if (!validator) throw new Error(`No compiled condition of ${section.id}.${question.id}`);
        return validator(answers) === condition.holds;
      }),
  );
}
