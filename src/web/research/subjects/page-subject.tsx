import { use, useMemo, useState, type ReactNode } from 'react';
import type { CatalogEntry } from '../../../engine/catalog.ts';
import { PageChoiceContext, type PageChoice } from '../../feeds/page-choice.ts';

interface PageSubjectProps {
  readonly initial?: PageChoice;
  readonly children: ReactNode;
}

export function PageSubject({ initial, children }: PageSubjectProps) {
  const [choice, report] = useState(initial);
  const choices = useMemo(() => ({ choice, report }), [choice]);
  return <PageChoiceContext value={choices}>{children}</PageChoiceContext>;
}

/** The last choice on the page, if it is of the questionnaire's kind of subject; another object for each choice. */
export function usePageChoice({ subject }: CatalogEntry): PageChoice | undefined {
  const { choice } = use(PageChoiceContext);
  return choice && choice.kind === subject ? choice : undefined;
}
