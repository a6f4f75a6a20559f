import { createContext } from 'react';
import type { Coin } from '../../../contracts/coin-data.ts';
import type { Subject } from '../../../contracts/subject.ts';
import type { SubjectName } from '../../../engine/vocabulary.ts';

/** What links under questions are about. */
export interface LookedUp {
  readonly kind: SubjectName | undefined;
  readonly subject: Subject | undefined;
  /** What its source knows of a coin, once it is loaded. */
  readonly coin: Coin | undefined;
}

export const LookedUpContext = createContext<LookedUp>({
  kind: undefined,
  subject: undefined,
  coin: undefined,
});
