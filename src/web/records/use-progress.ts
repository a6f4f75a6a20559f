import { getSectionStatus, type SectionStatus } from '../questionnaire/section-state.ts';
import type { CatalogEntry } from '../../engine/registry/catalog.ts';
import type { CompiledQuestionnaire } from '../../engine/registry/questionnaire.ts';
import { countSignals, sumSignals, type SignalCounts } from '../../engine/rules/signals.ts';
import { isAnswered } from '../../engine/rules/answered.ts';
import { getSection } from './record-state.ts';
import { useRecord } from './records-context.ts';

interface Progress {
  /** Each section's status in the questionnaire's order; one that belongs to a record counts as saved. */
  readonly sections: readonly { readonly id: string; readonly status: SectionStatus }[];
  readonly saved: number;
  /** Questions answered, and questions there are. */
  readonly answered: number;
  readonly questions: number;
}

/** How far a questionnaire's record has come. */
export function useProgress(entry: CatalogEntry): Progress {
  const record = useRecord(entry.id);
  const states = entry.sections.map(({ id }) => ({ id, state: getSection(record, id) }));
  const sections = states.map(({ id, state }) => ({
    id,
    status: state.complete ? 'saved' : getSectionStatus(state),
  }));
  return {
    sections,
    saved: sections.filter(({ status }) => status === 'saved').length,
    answered: states.reduce(
      (sum, { state }) => sum + Object.values(state.answers).filter(isAnswered).length,
      0,
    ),
    questions: entry.sections.reduce((sum, { questions }) => sum + questions, 0),
  };
}

/** What the saved sections of a record say: counts, never a score. */
export function useSavedSigns(compiled: CompiledQuestionnaire): SignalCounts {
  const { sections } = useRecord(compiled.questionnaire.id);
  const saved = Object.keys(sections).filter((id) => sections[id]?.complete);
  return sumSignals(
    compiled.sections.map((section) =>
      countSignals(section, { answers: sections[section.id]?.answers ?? {}, sections: saved }),
    ),
  );
}
