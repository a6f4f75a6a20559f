import { getSectionStatus, mergeSections, type SectionStatus } from '../form/section-state.ts';
import { countQuestions, type CatalogEntry } from '../../../engine/catalog.ts';
import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import { listStands, type StandingQuestion } from '../../../engine/signals.ts';
import { countAnswers, type AnswerCounts } from '../../../engine/answers.ts';
import { askedInEntry, askedSections, findAsked } from '../../../engine/asked-questions.ts';
import { getSection } from './record-state.ts';
import { useRecord } from './records-context.ts';

interface Progress extends AnswerCounts {
  /** Sections that have questions, in the questionnaire's order; a section of a stored record counts as saved. */
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly status: SectionStatus;
  }[];
  readonly saved: number;
  /** The number of all questions. */
  readonly questions: number;
}

export function useProgress(entry: CatalogEntry): Progress {
  const record = useRecord(entry.id);
  const asked = askedInEntry(entry, mergeSections(record.sections));
  const states = asked.sections.map(({ id, title }) => ({ id, title, state: getSection(record, id) }));
  const sections = states.map(({ id, title, state }) => ({
    id,
    title,
    status: state.complete ? 'saved' : getSectionStatus(state),
  }));
  const answers = states.flatMap(({ state }) =>
    Object.entries(state.answers).flatMap(([id, answer]) => (asked.isAsked(id) ? [answer] : [])),
  );
  return {
    sections,
    saved: sections.filter(({ status }) => status === 'saved').length,
    ...countAnswers(answers),
    questions: countQuestions(asked.sections),
  };
}

export interface SectionSigns {
  readonly id: string;
  readonly title: string;
  readonly saved: boolean;
  readonly questions: readonly StandingQuestion[];
}

/** For each saved section that has questions; `today` is a UTC day, YYYY-MM-DD. */
export function useSectionSigns(compiled: CompiledQuestionnaire, today: string): readonly SectionSigns[] {
  const { sections } = useRecord(compiled.questionnaire.id);
  const saved = Object.keys(sections).filter((id) => sections[id]?.complete);
  const content = mergeSections(sections);
  const asked = findAsked(compiled.questionnaire, content);
  return askedSections(compiled.sections, asked).map((section) => {
    const questions = listStands(section, { ...content, sections: saved, asOf: today }, asked);
    const { id, title } = section;
    return { id, title, saved: saved.includes(id), questions };
  });
}
