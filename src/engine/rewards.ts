import { namesOf, storedId, type Named } from './registry/names.ts';
import type { Questionnaire, Section } from './questionnaire.ts';

/** A section's reward as it is claimed and told, `module_section`. */
export function rewardKey(questionnaireId: string, sectionId: string): string {
  return `${questionnaireId}_${sectionId}`;
}

/** The key under which it stands in the ledger, whatever it is called by now: paid to a member once, for ever. */
export function ledgerKey(questionnaire: Named, section: Named): string {
  return rewardKey(storedId(questionnaire), storedId(section));
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
 * Reads a claim's module_name: `module_section` means that section, the module alone all its sections, by their former
 * names too. Case and blanks count: anything else is unknown,
 * as is what pays nothing.
 */
export function readClaim(questionnaires: readonly Questionnaire[], moduleName: string): Claimed {
  for (const questionnaire of questionnaires.filter(({ reward }) => reward > 0)) {
    const { sections } = questionnaire;
    for (const name of namesOf(questionnaire)) {
      if (moduleName === name) return { kind: 'sections', questionnaire, sections };
      const section = sections.find((one) => namesOf(one).some((id) => rewardKey(name, id) === moduleName));
      if (section) return { kind: 'sections', questionnaire, sections: [section] };
    }
  }
  return { kind: 'unknown' };
}
