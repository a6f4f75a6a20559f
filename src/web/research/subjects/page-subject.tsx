import { createContext, use, useState, type ReactNode } from 'react';
import type { CatalogEntry } from '../../../engine/catalog.ts';
import { ReportChoiceContext, type PageChoice } from '../../feeds/page-choice.ts';

const ChosenContext = createContext<PageChoice | undefined>(undefined);

interface PageSubjectProps {
  readonly initial?: PageChoice;
  readonly children: ReactNode;
}

export function PageSubject({ initial, children }: PageSubjectProps) {
  const [choice, setChoice] = useState(initial);
  return (
    <ReportChoiceContext value={setChoice}>
      <ChosenContext value={choice}>{children}</ChosenContext>
    </ReportChoiceContext>
  );
}

/** The last choice on the page, if it is of the questionnaire's kind of subject; another object for each choice. */
export function usePageChoice({ subject }: CatalogEntry): PageChoice | undefined {
  const choice = use(ChosenContext);
  return choice && choice.kind === subject ? choice : undefined;
}
