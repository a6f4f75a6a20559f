import { sectionContent, type Content, type RecordContent } from '../../engine/content.ts';
import { isAnswered } from '../../engine/answers.ts';
import type { Questionnaire } from '../../engine/questionnaire.ts';
import type { Subject } from '../../contracts/subject.ts';
import { blankSection, toContent, type SectionState } from '../questionnaire/section-state.ts';

/** What the browser holds of a questionnaire's record. */
export interface RecordState {
  /** Absent until the first save was answered. */
  readonly id?: string;
  /** What the record is about, where the questionnaire has a subject and it is known. */
  readonly subject?: Subject | undefined;
  /** The UTC day of a journal entry; absent: today's, once something is answered. */
  readonly day?: string | undefined;
  /** What the queue knows this record by, with or without an id; absent until it is edited or loaded. */
  readonly handle?: string | undefined;
  readonly sections: Readonly<Record<string, SectionState>>;
  /** The completion flag of the questionnaire (I6). */
  readonly complete: boolean;
  /** As in RecordContent. */
  readonly unseen?: readonly string[] | undefined;
  /** Opened by Previous Analysis, which counts all its sections as saved (C1). */
  readonly previous?: boolean;
  /** Raised whenever the answers are replaced, so that the forms start afresh. */
  readonly edition: number;
  readonly phase: RecordPhase;
}

/** What has to happen before a record can be shown. */
export type RecordPhase =
  | { readonly kind: 'ready' }
  /** The server has answers that are not here yet. */
  | { readonly kind: 'to-load' }
  /** Its answers were kept on this device for an older `version` of the questionnaire. */
  | { readonly kind: 'to-migrate'; readonly version: number; readonly next: 'ready' | 'to-load' };

/** A record that nobody has begun. */
export const blankRecord: RecordState = {
  sections: {},
  complete: false,
  edition: 0,
  phase: { kind: 'ready' },
};

/** The phase of a record that has to be loaded, once it is migrated where it has to be. */
export function toLoad(phase: RecordPhase): RecordPhase {
  return phase.kind === 'to-migrate' ? { ...phase, next: 'to-load' } : { kind: 'to-load' };
}

/** The state of a section, whether or not anything happened to it. */
export function getSection(record: RecordState, sectionId: string): SectionState {
  return record.sections[sectionId] ?? { ...blankSection, formKey: String(record.edition) };
}

/** A record with one section changed. */
export function withSection(
  record: RecordState,
  sectionId: string,
  change: Partial<SectionState>,
): RecordState {
  const section = { ...getSection(record, sectionId), ...change };
  return { ...record, sections: { ...record.sections, [sectionId]: section } };
}

/** The sections of a record that were saved, filled with what is stored. */
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

/** A record whose forms start afresh with its answers. */
export function startForms(record: RecordState, edition: number): RecordState {
  const sections = Object.entries(record.sections).map(([id, section]) => [
    id,
    { ...section, initial: toContent(section), formKey: String(edition) },
  ]);
  return { ...record, edition, sections: Object.fromEntries(sections) };
}

/** A section as it was saved. */
export function toSavedSection(content: Content, edition: number): SectionState {
  return {
    ...content,
    initial: content,
    save: { kind: 'ready' },
    formKey: String(edition),
    complete: true,
  };
}

/** How many sections hold answers that the server has not acknowledged. */
export function countUnsaved({ sections }: RecordState): number {
  return Object.values(sections).filter(isUnsaved).length;
}

/** How many answers they are; one that was taken back counts too, so there is one at least. */
export function countUnsavedAnswers({ sections }: RecordState): number {
  const unsaved = Object.values(sections).filter(isUnsaved);
  const answered = unsaved.flatMap(({ answers }) =>
    Object.values(answers).filter((answer) => isAnswered(answer)),
  );
  return Math.max(answered.length, 1);
}

/** Whether a section holds answers that the server has not acknowledged. */
export function isUnsaved({ save }: SectionState): boolean {
  return save.kind !== 'ready' && save.kind !== 'saved';
}
