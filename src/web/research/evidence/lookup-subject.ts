import { createContext } from 'react';
import type { Coin } from '../../../contracts/coin-data.ts';
import type { Subject } from '../../../contracts/subject.ts';
import type { SubjectName } from '../../../engine/vocabulary.ts';

/** The subject of the links under questions. */
export interface LookupSubject {
  readonly kind: SubjectName | undefined;
  readonly subject: Subject | undefined;
  readonly coin: Coin | undefined;
}

export const LookupContext = createContext<LookupSubject>({
  kind: undefined,
  subject: undefined,
  coin: undefined,
});
