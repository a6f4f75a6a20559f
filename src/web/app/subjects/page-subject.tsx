import { createContext, use, useState, type ReactNode } from 'react';
import type { Subject } from '../../../contracts/subject.ts';
import type { CatalogEntry } from '../../../engine/catalog.ts';
import { TellChoiceContext, type PageChoice } from '../../feeds/page-choice.ts';

const ChosenContext = createContext<PageChoice | undefined>(undefined);

interface PageSubjectProps {
  /** Initial choice. */
  readonly initial?: PageChoice;
  readonly children: ReactNode;
}

/** A page whose panels set the subject of its questions. */
export function PageSubject({ initial, children }: PageSubjectProps) {
  const [choice, setChoice] = useState(initial);
  return (
    <TellChoiceContext value={setChoice}>
      <ChosenContext value={choice}>{children}</ChosenContext>
    </TellChoiceContext>
  );
}

/** The last choice on this page of the questionnaire's kind of subject. */
export function usePageSubject({ subject }: CatalogEntry): Subject | undefined {
  const choice = use(ChosenContext);
  return choice && choice.kind === subject ? choice.subject : undefined;
}
