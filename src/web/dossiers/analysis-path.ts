import type { CatalogEntry } from '../questionnaire/questionnaire-catalog.ts';

/** The parameter of an evaluation's address that names the analysis worked on. */
export const analysisParam = 'analysis';

/** Where an analysis is worked on. */
export function toAnalysisPath({ page }: CatalogEntry, id: string): string {
  return `${page}?${new URLSearchParams({ [analysisParam]: id }).toString()}`;
}
