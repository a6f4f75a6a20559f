import { onCompiled, type CompiledUpdate } from './dev-updates.ts';
import { entriesOfPage, inResultsOrder, isPart, type CatalogEntry } from '../../engine/catalog.ts';

export type { CatalogEntry };

const built = import.meta.glob<readonly CatalogEntry[]>('../../../build/questionnaires/catalog.json', {
  eager: true,
  import: 'default',
});

/** Every questionnaire of schemas/ in brief, without loading any of them. */
export const catalog: readonly CatalogEntry[] = Object.values(built)[0] ?? [];

if (import.meta.hot) onCompiled(follow);

/** Pages hold the entries themselves; where questionnaires came, went or moved, all is drawn anew. */
function follow({ catalog: updated }: CompiledUpdate): void {
  const isSame = JSON.stringify(updated.map(toPlace)) === JSON.stringify(catalog.map(toPlace));
  if (isSame) catalog.forEach((entry, index) => Object.assign(entry, updated[index]));
  else window.location.reload();
}

function toPlace(entry: CatalogEntry): unknown {
  const { id, kind, page, order, results, subject, subjectRequired, ownPage, retired } = entry;
  return [id, kind, page, order, results, subject, subjectRequired, ownPage, retired];
}

/** The same in the order of the results. */
export const resultsCatalog: readonly CatalogEntry[] = inResultsOrder(catalog);

/** A page's parts in their order, but for those that its own screen leads to by a search. */
export function blocksOfPage(page: string): readonly CatalogEntry[] {
  return entriesOfPage(catalog, page).filter((entry) => !entry.subjectRequired && isPart(entry));
}

/** What is asked about a subject when its evaluation is finished: the questionnaires of the page that are no parts. */
export function followUpsOfPage(page: string): readonly CatalogEntry[] {
  return entriesOfPage(catalog, page).filter((entry) => !isPart(entry));
}
