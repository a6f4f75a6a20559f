import { createContext, use, useEffect } from 'react';
import type { Subject } from '../../contracts/subject.ts';

export interface PageChoice {
  readonly kind: 'coin' | 'exchange';
  readonly subject: Subject;
}

interface PageChoices {
  /** The last one on the page; another object for each choice. */
  readonly choice?: PageChoice | undefined;
  readonly report: (choice: PageChoice) => void;
}

/** Does nothing where a panel is outside such a page. */
export const PageChoiceContext = createContext<PageChoices>({ report: () => undefined });

/** Reports every change of the subject chosen in a panel. Pass the same object for the same choice. */
export function useReportChoice(kind: PageChoice['kind'], subject: Subject | undefined): void {
  const { report } = use(PageChoiceContext);
  useEffect(() => {
    if (subject) report({ kind, subject });
  }, [report, kind, subject]);
}
