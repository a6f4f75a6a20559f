import type { OwnPage } from '../contracts/pages.ts';
import type { AskingQuestion, AskingValue, QuestionnaireBrief } from './questionnaire.ts';

/** A questionnaire's summary, available before the questionnaire is loaded: small enough to ship for all of them. */
export interface CatalogEntry extends QuestionnaireBrief {
  readonly sections: readonly CatalogSection[];
  /** It or one of its sections had another name before. */
  readonly renamed?: true;
}

/** A section that has something to ask, at least with some answers. */
export interface CatalogSection {
  readonly id: string;
  readonly formerIds?: readonly string[];
  readonly title: string;
  /** The number of its questions without retired ones. */
  readonly questions: number;
  /** Questions with a condition, and questions in conditions: the others are always asked. Absent: none. */
  readonly asking?: readonly AskingQuestion[];
  /** The calculated values in conditions; absent: none. */
  readonly calculated?: readonly AskingValue[];
  /** The ids of its retired questions; absent: none. */
  readonly retired?: readonly string[];
}

/** Whether a questionnaire is a part of the research, with a completion flag: one without rewards is not. */
export function isPart({ reward }: Pick<CatalogEntry, 'reward'>): boolean {
  return reward > 0;
}

/** The number of questions in these sections. */
export function countQuestions(sections: readonly Pick<CatalogSection, 'questions'>[]): number {
  return sections.reduce((sum, { questions }) => sum + questions, 0);
}

/** The questionnaires' own pages, in the order of the catalogue. */
export function listOwnPages(
  catalog: readonly CatalogEntry[],
): readonly (OwnPage & { readonly path: string })[] {
  return catalog.flatMap(({ page, ownPage, retired }) =>
    ownPage && !retired ? [{ path: page, ...ownPage }] : [],
  );
}

/** The questionnaires of a page in their order there, without retired ones. */
export function entriesOfPage(catalog: readonly CatalogEntry[], page: string): readonly CatalogEntry[] {
  return catalog
    .filter((entry) => entry.page === page && !entry.retired)
    .toSorted((a, b) => a.order - b.order);
}

/** Questionnaires in the order of the results page: those without a place there come last, by page and place. */
export function inResultsOrder(catalog: readonly CatalogEntry[]): readonly CatalogEntry[] {
  const place = ({ results = Infinity }: CatalogEntry) => results;
  return catalog.toSorted(
    (a, b) => Math.sign(place(a) - place(b)) || a.page.localeCompare(b.page, 'en') || a.order - b.order,
  );
}
