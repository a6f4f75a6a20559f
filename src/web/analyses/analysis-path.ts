import { pages, toCoinPath } from '../../contracts/pages.ts';
import type { Subject } from '../../contracts/subject.ts';
import type { CatalogEntry } from '../questionnaire/questionnaire-catalog.ts';

/** The parameter that names an analysis: in an evaluation's address by its id, in that of the results by both ids. */
export const analysisParam = 'analysis';

/** The parameter of an evaluation's address that chooses New Analysis. */
export const newParam = 'new';

export function toNewPath(page: string): string {
  return `${page}?${newParam}`;
}

/** Where an analysis is worked on. */
export function toAnalysisPath({ page }: CatalogEntry, id: string): string {
  return `${page}?${new URLSearchParams({ [analysisParam]: id }).toString()}`;
}

/** Where the answers of an analysis are read. */
export function toReadPath({ id }: CatalogEntry, recordId: string): string {
  return `${pages.results.path}?${analysisParam}=${id}:${encodeURIComponent(recordId)}`;
}

/** The page of what an analysis is about; undefined: it has none. */
export function toSubjectPath(
  { subject: kind }: CatalogEntry,
  subject: Subject | undefined,
): string | undefined {
  return kind === 'coin' && subject?.id !== undefined ? toCoinPath(subject.id) : undefined;
}
