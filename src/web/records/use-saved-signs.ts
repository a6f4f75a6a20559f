import type { CompiledQuestionnaire } from '../../engine/registry/questionnaire.ts';
import { countSignals, sumSignals, type SignalCounts } from '../../engine/rules/signals.ts';
import { useRecord } from './records.ts';

/** Counts, never a score. */
export type SavedSigns = Pick<SignalCounts, 'good' | 'warning'>;

/** Good and warning signs in the sections of a record that are saved. */
export function useSavedSigns(compiled: CompiledQuestionnaire): SavedSigns {
  const { sections } = useRecord(compiled.questionnaire.id);
  return sumSignals(
    compiled.sections
      .filter(({ id }) => sections[id]?.complete)
      .map((section) => countSignals(section, sections[section.id]?.answers ?? {})),
  );
}
