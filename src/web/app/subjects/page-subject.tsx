import { createContext, use, useState, type ReactNode } from 'react';
import type { Subject } from '../../../contracts/subject.ts';
import type { CatalogEntry } from '../../../engine/registry/catalog.ts';
import { TellChoiceContext, type PageChoice } from '../../feeds/page-choice.ts';

const ChosenContext = createContext<PageChoice | undefined>(undefined);

interface PageSubjectProps {
  /** What is chosen from the start. */
  readonly initial?: PageChoice;
  readonly children: ReactNode;
}

/** A page on which what is chosen in a panel is what the questions beside it are about. */
export function PageSubject({ initial, children }: PageSubjectProps) {
  const [choice, setChoice] = useState(initial);
  return (
    <TellChoiceContext value={setChoice}>
      <ChosenContext value={choice}>{children}</ChosenContext>
    </TellChoiceContext>
  );
}

/** What was chosen last on this page of the kind that a questionnaire is about. */
export function usePageSubject({ subject }: CatalogEntry): Subject | undefined {
  const choice = use(ChosenContext);
  return choice && choice.kind === subject ? choice.subject : undefined;
}
