import type { Questionnaire, QuestionnaireFacts } from './questionnaire.ts';

/** What is worth knowing of a questionnaire before it is loaded: small enough to ship for all of them at once. */
export interface CatalogEntry extends QuestionnaireFacts {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly { readonly id: string; readonly title: string; readonly questions: number }[];
}

/** The catalogue's entry of a questionnaire; retired questions are not counted. */
export function toCatalogEntry(questionnaire: Questionnaire): CatalogEntry {
  const { sections, versions: _, ...facts } = questionnaire;
  return {
    ...facts,
    sections: sections.map((section) => ({
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

/** Questionnaires in the order of the results page: those without a place there come last, by page and place. */
export function inResultsOrder(catalog: readonly CatalogEntry[]): readonly CatalogEntry[] {
  const place = ({ results = Infinity }: CatalogEntry) => results;
  return catalog.toSorted(
    (a, b) => Math.sign(place(a) - place(b)) || a.page.localeCompare(b.page, 'en') || a.order - b.order,
  );
}
