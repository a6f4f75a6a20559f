import type {
  CompiledQuestionnaire,
  CompiledSection,
  CompiledValidator,
  Questionnaire,
  QuestionnaireValidators,
} from '../questionnaire.ts';

/**
 * Puts a questionnaire and its compiled validators together. Throws when a section has none: then the two are not from
 * the same compile step.
 */
export function buildCompiled(
  questionnaire: Questionnaire,
  validators: QuestionnaireValidators,
): CompiledQuestionnaire {
  const sections = questionnaire.sections.map((section) => {
    const compiled = { ...section, validators: validators[section.id] ?? {} };
    getValidator(compiled);
    return compiled;
  });
  return { questionnaire, sections };
}

/** A section's own validator. */
export function getValidator(section: CompiledSection): CompiledValidator {
  const validator = section.validators[section.validator];
  if (!validator) throw new Error(`No compiled validator ${section.validator} of the section ${section.id}`);
  return validator;
}
