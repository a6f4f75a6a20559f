import { assertNever } from '../../lib/assert-never.ts';
import { blankContent, mergeContents, type Content } from '../../engine/content.ts';

/** Where a section's save stands; its result stays until the next edit of that section. */
export type SaveState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'dirty' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly reward?: SaveReward }
  /** `again`: it waits on this device and is sent again without the member. */
  | {
      readonly kind: 'failed';
      readonly again?: boolean;
      /** What the server refused, where it said so. */
      readonly problems?: readonly QuestionProblem[];
      /** The server's own sentence where the member's quota has no room for it: something has to be deleted first. */
      readonly full?: string;
    }
  | { readonly kind: 'queued' }
  | ({ readonly kind: 'conflict' } & SaveConflict);

/** What the server says is wrong with the answer to a question. */
export interface QuestionProblem {
  /** The question's id. */
  readonly question: string;
  readonly message: string;
}

/** What stands in the way of a save: answers saved elsewhere since the member's were begun. */
export interface SaveConflict {
  /** The ids of the questions that were answered differently elsewhere. */
  readonly questions: readonly string[];
  /** The record's content as it is saved now. */
  readonly theirs: Content;
}

/** What the claim after a save came to, in coins. */
export type SaveReward =
  | { readonly kind: 'gained'; readonly gained: number; readonly balance: number }
  | { readonly kind: 'already' };

/** A section as its member left it. */
export interface SectionState extends Content {
  /** What the member's answers were begun on. */
  readonly initial: Content;
  readonly save: SaveState;
  /** Another key starts the form afresh from the answers. */
  readonly formKey: string;
  /** The section belongs to a record where it counts as saved, whatever happened to it since. */
  readonly complete?: boolean;
}

/** A section that nobody has touched yet. */
export const blankSection: SectionState = {
  ...blankContent,
  initial: blankContent,
  save: { kind: 'ready' },
  formKey: 'blank',
};

/** The content of all sections in one. */
export function mergeSections(sections: Readonly<Record<string, SectionState>>): Content {
  return mergeContents(Object.values(sections));
}

/** The content of a section alone. */
export function toContent({ answers, notes, conditionFacts }: Content): Content {
  return { answers, notes, conditionFacts };
}

export type SectionStatus = 'untouched' | 'unsaved' | 'saved';

/** What a section's header says of it. */
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
