import type { Questionnaire, Section } from '../registry/questionnaire.ts';

/** The ledger key of a section's reward, `module_section`: paid to a member once, for ever. */
export function rewardKey(questionnaireId: string, sectionId: string): string {
  return `${questionnaireId}_${sectionId}`;
}

/** What a claim's module_name stands for. */
export type Claimed =
  | {
      readonly kind: 'sections';
      readonly questionnaire: Questionnaire;
      readonly sections: readonly Section[];
    }
  | { readonly kind: 'unknown' };

/**
 * Reads a claim's module_name: `module_section` means that section, the module alone all its sections. Case and
 * blanks count: anything else is unknown.
 */
export function readClaim(questionnaires: readonly Questionnaire[], moduleName: string): Claimed {
  for (const questionnaire of questionnaires) {
    const { sections } = questionnaire;
    if (moduleName === questionnaire.id) return { kind: 'sections', questionnaire, sections };
    const section = sections.find(({ id }) => rewardKey(questionnaire.id, id) === moduleName);
    if (section) return { kind: 'sections', questionnaire, sections: [section] };
  }
  return { kind: 'unknown' };
}
