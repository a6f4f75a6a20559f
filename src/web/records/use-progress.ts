import { getSectionStatus, mergeSections, type SectionStatus } from '../questionnaire/section-state.ts';
import { countQuestions, type CatalogEntry } from '../../engine/catalog.ts';
import type { CompiledQuestionnaire } from '../../engine/questionnaire.ts';
import { listStands, tallyStands, type StandCounts, type StandingQuestion } from '../../engine/signals.ts';
import { isAnswered } from '../../engine/answers.ts';
import { askedInEntry, askedSections, findAsked } from '../../engine/visibility.ts';
import { getSection } from './record-state.ts';
import { useRecord } from './records-context.ts';

interface Progress {
  /** The status of each section that has something to ask, in the questionnaire's order; one that belongs to a record counts as saved. */
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly status: SectionStatus;
  }[];
  readonly saved: number;
  /** Questions answered, and questions there are. */
  readonly answered: number;
  readonly questions: number;
}

/** How far a questionnaire's record has come. */
export function useProgress(entry: CatalogEntry): Progress {
  const record = useRecord(entry.id);
  const asked = askedInEntry(entry, mergeSections(record.sections));
  const states = asked.sections.map(({ id, title }) => ({ id, title, state: getSection(record, id) }));
  const sections = states.map(({ id, title, state }) => ({
    id,
    title,
    status: state.complete ? 'saved' : getSectionStatus(state),
  }));
  const answered = states.flatMap(({ state }) =>
    Object.entries(state.answers).filter(([id, answer]) => asked.isAsked(id) && isAnswered(answer)),
  );
  return {
    sections,
    saved: sections.filter(({ status }) => status === 'saved').length,
    answered: answered.length,
    questions: countQuestions(asked.sections),
  };
}

/** What a section of a record says: counts, never a score. */
export interface SectionSigns {
  readonly id: string;
  readonly title: string;
  readonly saved: boolean;
  readonly questions: readonly StandingQuestion[];
  readonly counts: StandCounts;
}

/** What each section of a record that has something to ask says as far as it is saved; `today` is a UTC day, YYYY-MM-DD. */
export function useSectionSigns(compiled: CompiledQuestionnaire, today: string): readonly SectionSigns[] {
  const { sections } = useRecord(compiled.questionnaire.id);
  const saved = Object.keys(sections).filter((id) => sections[id]?.complete);
  const content = mergeSections(sections);
  const asked = findAsked(compiled.questionnaire, content);
  return askedSections(compiled.sections, asked).map((section) => {
    const questions = listStands(section, { ...content, sections: saved, asOf: today }, asked);
    const { id, title } = section;
    return { id, title, saved: saved.includes(id), questions, counts: tallyStands(questions) };
  });
}
