import { useState } from 'react';
import { toUtcDay } from '../../lib/utc-day.ts';
import { getSectionStatus, type SectionStatus } from '../questionnaire/section-state.ts';
import type { CatalogEntry } from '../../engine/registry/catalog.ts';
import type { CompiledQuestionnaire } from '../../engine/registry/questionnaire.ts';
import { countSignals, type SignalCounts } from '../../engine/rules/signals.ts';
import { isAnswered } from '../../engine/rules/answered.ts';
import { getSection } from './record-state.ts';
import { useRecord } from './records-context.ts';

interface Progress {
  /** Each section's status in the questionnaire's order; one that belongs to a record counts as saved. */
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly status: SectionStatus;
  }[];
  readonly saved: number;
  /** Questions answered, and questions there are. */
  readonly answered: number;
  readonly questions: number;
  /** Questions answered but for those that the member can't tell. */
  readonly told: number;
}

/** How far a questionnaire's record has come. */
export function useProgress(entry: CatalogEntry): Progress {
  const record = useRecord(entry.id);
  const states = entry.sections.map(({ id, title }) => ({ id, title, state: getSection(record, id) }));
  const sections = states.map(({ id, title, state }) => ({
    id,
    title,
    status: state.complete ? 'saved' : getSectionStatus(state),
  }));
  const answers = states.flatMap(({ state }) => Object.values(state.answers).filter(isAnswered));
  return {
    sections,
    saved: sections.filter(({ status }) => status === 'saved').length,
    answered: answers.length,
    told: answers.filter((answer) => answer !== null).length,
    questions: entry.sections.reduce((sum, { questions }) => sum + questions, 0),
  };
}

/** What a section of a record says: counts, never a score. */
export interface SectionSigns {
  readonly id: string;
  readonly title: string;
  readonly saved: boolean;
  readonly counts: SignalCounts;
}

/** What each section of a record says as far as it is saved. */
export function useSectionSigns(compiled: CompiledQuestionnaire): readonly SectionSigns[] {
  const { sections } = useRecord(compiled.questionnaire.id);
  const [today] = useState(() => toUtcDay(Date.now()));
  const saved = Object.keys(sections).filter((id) => sections[id]?.complete);
  return compiled.sections.map((section) => ({
    id: section.id,
    title: section.title,
    saved: saved.includes(section.id),
    counts: countSignals(section, {
      answers: sections[section.id]?.answers ?? {},
      sections: saved,
      asOf: today,
    }),
  }));
}
