import { entriesOfPage } from '../../engine/registry/catalog.ts';
import type { CatalogEntry } from '../../engine/registry/catalog.ts';
import { catalog } from '../questionnaire/questionnaire-catalog.ts';

/** A page's questionnaires in their order, but for those that its own screen leads to by a search. */
export function blocksOfPage(page: string): readonly CatalogEntry[] {
  return entriesOfPage(catalog, page).filter(({ subject }) => subject === undefined);
}
