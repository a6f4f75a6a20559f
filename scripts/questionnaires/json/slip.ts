import type { Edit } from 'jsonc-parser';
import type { Finding } from '../sentences/sentences.ts';

/** One fault of punctuation: where, what, and how to write it right where that is certain. */
export interface Slip {
  readonly offset: number;
  readonly fault: Finding;
  readonly edit?: Edit;
}
