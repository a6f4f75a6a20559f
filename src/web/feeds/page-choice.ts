import { createContext, use, useEffect } from 'react';
import type { Subject } from '../../contracts/subject.ts';

export interface PageChoice {
  readonly kind: 'coin' | 'exchange';
  readonly subject: Subject;
}

/** Does nothing where a panel is outside such a page. */
export const ReportChoiceContext = createContext<(choice: PageChoice) => void>(() => undefined);

/** Reports every change of the subject chosen in a panel. Pass the same object for the same choice. */
export function useReportChoice(kind: PageChoice['kind'], subject: Subject | undefined): void {
  const report = use(ReportChoiceContext);
  useEffect(() => {
    if (subject) report({ kind, subject });
  }, [report, kind, subject]);
}
