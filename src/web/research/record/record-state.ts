import { isAnswered } from '../../../engine/answers.ts';
import type { SentEvidence } from '../../../contracts/record.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { blankSection, type SectionState } from '../form/section-state.ts';

/** The document that a tab shows of a questionnaire. */
export interface Place {
  readonly localId: string;
  /** The server's id of a record that is not loaded yet. */
  readonly wanted?: string | undefined;
  /** The completion flag of the questionnaire (I6). */
  readonly complete: boolean;
  /** Opened by Previous Analysis, which counts all its sections as saved (C1). */
  readonly previous?: boolean | undefined;
  /** Increases whenever another record is shown, so that the forms restart. */
  readonly formVersion: number;
  readonly phase: RecordPhase;
  /** The facts shown under the questions, by section id; a save of the section contains them. */
  readonly shown?: Readonly<Record<string, SentEvidence | undefined>> | undefined;
}

/** What a page shows of a record. */
export interface RecordState {
  /** Absent until the server has confirmed the first save. */
  readonly id?: string;
  readonly subject?: Subject | undefined;
  /** The UTC day of a journal entry; absent: today's, set with the first answer. */
  readonly day?: string | undefined;
  /** Id in this browser, with or without a server id; absent until the record is edited or loaded. */
  readonly localId?: string | undefined;
  readonly sections: Readonly<Record<string, SectionState>>;
  readonly complete: boolean;
  /** As in RecordContent. */
  readonly unseen?: readonly string[] | undefined;
  readonly previous?: boolean;
  readonly formVersion: number;
  readonly phase: RecordPhase;
}

/** What must happen before a record can be shown. */
export type RecordPhase =
  | { readonly kind: 'ready' }
  /** The server has answers that are not loaded yet. */
  | { readonly kind: 'to-load' }
  /** Its answers were stored on this device for an older version of the questionnaire. */
  | { readonly kind: 'to-migrate'; readonly next: 'ready' | 'to-load' };

export const blankRecord: RecordState = {
  sections: {},
  complete: false,
  formVersion: 0,
  phase: { kind: 'ready' },
};

export function getSection(record: RecordState, sectionId: string): SectionState {
  return record.sections[sectionId] ?? blankSection;
}

export function countUnsaved({ sections }: Pick<RecordState, 'sections'>): number {
  return Object.values(sections).filter(isUnsaved).length;
}

/** An answer that was removed counts too, so the result is at least one. */
export function countUnsavedAnswers({ sections }: Pick<RecordState, 'sections'>): number {
  const unsaved = Object.values(sections).filter(isUnsaved);
  const answered = unsaved.flatMap(({ answers }) =>
    Object.values(answers).filter((answer) => isAnswered(answer)),
  );
  return Math.max(answered.length, 1);
}

export function isUnsaved({ save }: SectionState): boolean {
  return save.kind !== 'ready' && save.kind !== 'saved';
}
