import type { CompiledQuestionnaire } from '../../engine/registry/questionnaire.ts';
import { countSignals } from '../../engine/rules/signals.ts';
import { useRecord } from './records-store.ts';

/** Counts, never a score. */
export interface SavedSigns {
  readonly good: number;
  readonly warning: number;
}

/** Good and warning signs in the sections of a record that are saved. */
export function useSavedSigns({ questionnaire, validators }: CompiledQuestionnaire): SavedSigns {
  const { sections } = useRecord(questionnaire.id);
  const counts = questionnaire.sections
    .filter(({ id }) => sections[id]?.complete)
    .map((section) =>
      countSignals(section, validators[section.id] ?? {}, sections[section.id]?.answers ?? {}),
    );
  return {
    good: counts.reduce((sum, { good }) => sum + good, 0),
    warning: counts.reduce((sum, { warning }) => sum + warning, 0),
  };
}
