import type { Edit } from 'jsonc-parser';
import type { Finding } from '../sentences/sentences.ts';

/** One fault of punctuation: the place, the fault, and the correction where it is certain. */
export interface Slip {
  readonly offset: number;
  readonly fault: Finding;
  readonly edit?: Edit;
}
