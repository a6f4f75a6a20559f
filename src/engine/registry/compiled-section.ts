import type {
  CompiledQuestionnaire,
  CompiledSection,
  CompiledValidator,
  Questionnaire,
  QuestionnaireValidators,
} from './questionnaire.ts';

/**
 * Puts a questionnaire and its compiled validators together. Throws when a section or a condition has none: then the
 * two are not from the same compile step.
 */
export function buildCompiled(
  questionnaire: Questionnaire,
  validators: QuestionnaireValidators,
): CompiledQuestionnaire {
  const sections = questionnaire.sections.map((section) => {
    const compiled = { ...section, validators: validators[section.id] ?? {} };
    const conditions = section.questions.flatMap((question) => question.conditions);
    for (const key of [section.validator, ...conditions.map(({ schema }) => schema)])
      getValidator(compiled, key);
    return compiled;
  });
  return { questionnaire, sections };
}

/** A section's validator by its key, which the section or one of its conditions names. */
export function getValidator(section: CompiledSection, key: string): CompiledValidator {
  const validator = section.validators[key];
  if (!validator) throw new Error(`No compiled validator ${key} of the section ${section.id}`);
  return validator;
}
