import { createContext, use, useEffect } from 'react';
import type { Subject } from '../../contracts/subject.ts';

/** The subject that the member chose on a page, for other parts of the page. */
export interface PageChoice {
  readonly kind: 'coin' | 'exchange';
  readonly subject: Subject;
}

/** Called with a choice; nothing listens where a panel stands alone. */
export const TellChoiceContext = createContext<(choice: PageChoice) => void>(() => undefined);

/** Reports the subject chosen in a panel whenever it changes. Pass the same object for the same choice. */
export function useTellChoice(kind: PageChoice['kind'], subject: Subject | undefined): void {
  const tell = use(TellChoiceContext);
  useEffect(() => {
    if (subject) tell({ kind, subject });
  }, [tell, kind, subject]);
}
