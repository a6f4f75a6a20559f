import type { SaveConflict, SaveReward } from '../../questionnaire/section-state.ts';

/** What became of a queued save, or of the claim that follows it. */
export type Settled =
  | {
      readonly kind: 'saved';
      readonly recordId: string;
      /** Every section of the questionnaire, by id. */
      readonly sections: readonly string[];
      /** Market Insights only: questions answered, and whether that is all of them. */
      readonly answered?: { readonly count: number; readonly all: boolean };
    }
  | { readonly kind: 'rewarded'; readonly reward: SaveReward }
  /** It stays queued. */
  | { readonly kind: 'waiting'; readonly why: 'offline' | 'failing' }
  | { readonly kind: 'refused' }
  | ({ readonly kind: 'conflict' } & SaveConflict)
  /** The member took it out of the queue. */
  | { readonly kind: 'dropped' };
