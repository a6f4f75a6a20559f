import { createContext, use, useEffect } from 'react';
import type { Subject } from '../../contracts/subject.ts';

/** What a member has chosen to look at on a page, for whatever else on it is about the same. */
export interface PageChoice {
  readonly kind: 'coin' | 'exchange';
  readonly subject: Subject;
}

/** Hears of a choice; nobody does where a panel stands alone. */
export const TellChoiceContext = createContext<(choice: PageChoice) => void>(() => undefined);

/** Tells the page what is chosen in a panel, and each time that changes. Give it the same subject for the same choice. */
export function useTellChoice(kind: PageChoice['kind'], subject: Subject | undefined): void {
  const tell = use(TellChoiceContext);
  useEffect(() => {
    if (subject) tell({ kind, subject });
  }, [tell, kind, subject]);
}
