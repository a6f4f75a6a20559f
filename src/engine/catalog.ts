import type { OwnPage } from '../contracts/pages.ts';
import { type AskingQuestion, type QuestionnaireBrief } from './questionnaire.ts';

/** What is worth knowing of a questionnaire before it is loaded: small enough to ship for all of them at once. */
export interface CatalogEntry extends QuestionnaireBrief {
  readonly sections: readonly CatalogSection[];
  /** It or one of its sections was called otherwise before. */
  readonly renamed?: true;
}

/** A section that has something to ask, under some answers at least. */
export interface CatalogSection {
  readonly id: string;
  readonly formerIds?: readonly string[];
  readonly title: string;
  /** How many questions it has, retired ones aside. */
  readonly questions: number;
  /** Those that have a condition and those that conditions look at: the others are always asked. Absent: none. */
  readonly asking?: readonly AskingQuestion[];
  /** The ids of the questions that it asks no longer; absent: none. */
  readonly retired?: readonly string[];
}

/** Whether a questionnaire counts among the parts of the research and has a completion flag: one that pays nothing does not. */
export function isPart({ reward }: Pick<CatalogEntry, 'reward'>): boolean {
  return reward > 0;
}

/** How many questions these sections have in all. */
export function countQuestions(sections: readonly Pick<CatalogSection, 'questions'>[]): number {
  return sections.reduce((sum, { questions }) => sum + questions, 0);
}

/** The pages that questionnaires bring along, in the order of the catalogue. */
export function listOwnPages(
  catalog: readonly CatalogEntry[],
): readonly (OwnPage & { readonly path: string })[] {
  return catalog.flatMap(({ page, ownPage, retired }) =>
    ownPage && !retired ? [{ path: page, ...ownPage }] : [],
  );
}

/** Questionnaires of a page in the order they are shown there; none that is retired. */
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
