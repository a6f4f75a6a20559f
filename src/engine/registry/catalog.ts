import type { Questionnaire } from './questionnaire.ts';

/** What is worth knowing of a questionnaire before it is loaded: small enough to ship for all of them at once. */
export interface CatalogEntry extends Pick<
  Questionnaire,
  'id' | 'title' | 'kind' | 'version' | 'page' | 'order' | 'subject' | 'reward'
> {
  readonly sections: readonly { readonly id: string; readonly title: string; readonly questions: number }[];
}

/** The catalogue's entry of a questionnaire; retired questions are not counted. */
export function toCatalogEntry(questionnaire: Questionnaire): CatalogEntry {
  const { id, title, kind, version, page, order, subject, reward } = questionnaire;
  return {
    id,
    title,
    kind,
    version,
    page,
    order,
    ...(subject && { subject }),
    reward,
    sections: questionnaire.sections.map((section) => ({
      id: section.id,
      title: section.title,
      questions: section.questions.filter((question) => !question.retired).length,
    })),
  };
}

/** Questionnaires of a page in the order they are shown there. */
export function entriesOfPage(catalog: readonly CatalogEntry[], page: string): readonly CatalogEntry[] {
  return catalog.filter((entry) => entry.page === page).toSorted((a, b) => a.order - b.order);
}
