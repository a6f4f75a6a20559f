import { sectionContent, type Content, type RecordContent } from '../../engine/content.ts';
import { isAnswered } from '../../engine/answers.ts';
import type { Questionnaire } from '../../engine/questionnaire.ts';
import type { SentEvidence } from '../../contracts/record.ts';
import type { Subject } from '../../contracts/subject.ts';
import { blankSection, type SectionState } from '../questionnaire/section-state.ts';

export interface RecordState {
  /** Absent until the server has confirmed the first save. */
  readonly id?: string;
  readonly subject?: Subject | undefined;
  /** The UTC day of a journal entry; absent: today's, set with the first answer. */
  readonly day?: string | undefined;
  /** Id in this browser, with or without a server id; absent until the record is edited or loaded. */
  readonly handle?: string | undefined;
  readonly sections: Readonly<Record<string, SectionState>>;
  /** The completion flag of the questionnaire (I6). */
  readonly complete: boolean;
  /** As in RecordContent. */
  readonly unseen?: readonly string[] | undefined;
  /** The facts shown under the questions, by section id; a save of the section contains them. */
  readonly shown?: Readonly<Record<string, SentEvidence | undefined>>;
  /** Opened by Previous Analysis, which counts all its sections as saved (C1). */
  readonly previous?: boolean;
  /** Increases whenever the answers are replaced, so that the forms restart. */
  readonly edition: number;
  readonly phase: RecordPhase;
}

/** What must happen before a record can be shown. */
export type RecordPhase =
  | { readonly kind: 'ready' }
  /** The server has answers that are not loaded yet. */
  | { readonly kind: 'to-load' }
  /** Its answers were stored on this device for an older `version` of the questionnaire. */
  | { readonly kind: 'to-migrate'; readonly version: number; readonly next: 'ready' | 'to-load' };

export const blankRecord: RecordState = {
  sections: {},
  complete: false,
  edition: 0,
  phase: { kind: 'ready' },
};

/** Migration, if due, comes before loading. */
export function toLoad(phase: RecordPhase): RecordPhase {
  return phase.kind === 'to-migrate' ? { ...phase, next: 'to-load' } : { kind: 'to-load' };
}

export function getSection(record: RecordState, sectionId: string): SectionState {
  return record.sections[sectionId] ?? { ...blankSection, formKey: String(record.edition) };
}

export function withSection(
  record: RecordState,
  sectionId: string,
  change: Partial<SectionState>,
): RecordState {
  const section = { ...getSection(record, sectionId), ...change };
  return { ...record, sections: { ...record.sections, [sectionId]: section } };
}

export function toSavedSections(
  { sections }: Questionnaire,
  content: RecordContent,
  edition: number,
): Readonly<Record<string, SectionState>> {
  return Object.fromEntries(
    sections
      .filter(({ id }) => content.sections.includes(id))
      .map((section) => [section.id, toSavedSection(sectionContent(section, content), edition)]),
  );
}

/** Restarts the forms with the record's answers. */
export function startForms(record: RecordState, edition: number): RecordState {
  const sections = Object.entries(record.sections).map(([id, section]) => [
    id,
    { ...section, formKey: String(edition) },
  ]);
  return { ...record, edition, sections: Object.fromEntries(sections) };
}

export function toSavedSection(content: Content, edition: number): SectionState {
  return {
    ...content,
    save: { kind: 'ready' },
    formKey: String(edition),
    complete: true,
  };
}

export function countUnsaved({ sections }: RecordState): number {
  return Object.values(sections).filter(isUnsaved).length;
}

/** An answer that was removed counts too, so the result is at least one. */
export function countUnsavedAnswers({ sections }: RecordState): number {
  const unsaved = Object.values(sections).filter(isUnsaved);
  const answered = unsaved.flatMap(({ answers }) =>
    Object.values(answers).filter((answer) => isAnswered(answer)),
  );
  return Math.max(answered.length, 1);
}

export function isUnsaved({ save }: SectionState): boolean {
  return save.kind !== 'ready' && save.kind !== 'saved';
}
