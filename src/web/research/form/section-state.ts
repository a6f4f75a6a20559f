import { assertNever } from '../../../lib/assert-never.ts';
import { isAnswered } from '../../../engine/answers.ts';
import { blankContent, mergeContents, toNote, type Content } from '../../../engine/content.ts';

/** The result of a save stays until the section's next edit. */
export type SaveState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'dirty' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly reward?: SaveReward }
  /** `again`: the save waits on this device and is retried automatically. */
  | {
      readonly kind: 'failed';
      readonly again?: boolean;
      readonly problems?: readonly QuestionProblem[];
      /** The server's message when the member's quota is full. */
      readonly full?: string;
    }
  | { readonly kind: 'queued' }
  | ({ readonly kind: 'conflict' } & SaveConflict);

export interface QuestionProblem {
  readonly question: string;
  readonly message: string;
}

/** Answers were saved elsewhere after the member's were started. */
export interface SaveConflict {
  /** Ids of the questions that were answered differently elsewhere. */
  readonly questions: readonly string[];
  readonly theirs: Content;
}

/** In coins. */
export type SaveReward =
  | { readonly kind: 'gained'; readonly gained: number; readonly balance: number }
  | { readonly kind: 'already' };

export interface SectionState extends Content {
  readonly save: SaveState;
  /** The section counts as saved in its record, whatever has changed since. */
  readonly complete?: boolean;
  /** Another tab has changed it since it was last edited here. */
  readonly changedElsewhere?: true;
}

export const blankSection: SectionState = {
  ...blankContent,
  save: { kind: 'ready' },
};

export function mergeSections(sections: Readonly<Record<string, SectionState>>): Content {
  return mergeContents(Object.values(sections));
}

export type SectionStatus = 'untouched' | 'unsaved' | 'saved';

export function getSectionStatus({ save, complete = false }: SectionState): SectionStatus {
  switch (save.kind) {
    case 'ready':
      return complete ? 'saved' : 'untouched';
    case 'saved':
      return 'saved';
    case 'dirty':
    case 'saving':
    case 'failed':
    case 'queued':
    case 'conflict':
      return 'unsaved';
    default:
      return assertNever(save);
  }
}

/** Whether the section has changed since it was saved, or something is chosen in one that never was. */
export function hasChanges(section: SectionState): boolean {
  if (getSectionStatus(section) !== 'unsaved') return false;
  const { complete, answers, notes } = section;
  return complete === true || Object.values(answers).some(isAnswered) || Object.values(notes).some(toNote);
}
