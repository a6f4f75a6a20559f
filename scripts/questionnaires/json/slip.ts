import type { Edit } from 'jsonc-parser';

/** One fault of punctuation: where, what in one sentence, and how to write it right where that is certain. */
export interface Slip {
  readonly offset: number;
  readonly sentence: string;
  readonly edit?: Edit;
}
