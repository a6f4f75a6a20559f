import { onCompiled, type CompiledUpdate } from './dev-updates.ts';
import { entriesOfPage, inResultsOrder, isPart, type CatalogEntry } from '../../../engine/catalog.ts';
import type { SubjectName } from '../../../engine/vocabulary.ts';

export type { CatalogEntry };

const built = import.meta.glob<readonly CatalogEntry[]>('../../../../build/questionnaires/catalog.json', {
  eager: true,
  import: 'default',
});

/** Summaries; loads no questionnaire. */
export const catalog: readonly CatalogEntry[] = Object.values(built)[0] ?? [];

if (import.meta.hot) onCompiled(updateInPlace);

/** Pages hold the entries, so these are updated in place; added, removed or moved ones need a reload. */
function updateInPlace({ catalog: updated }: CompiledUpdate): void {
  const isSame = JSON.stringify(updated.map(toPlace)) === JSON.stringify(catalog.map(toPlace));
  if (isSame) catalog.forEach((entry, index) => Object.assign(entry, updated[index]));
  else window.location.reload();
}

function toPlace(entry: CatalogEntry): unknown {
  const { id, kind, page, order, results, subject, subjectRequired, ownPage, retired } = entry;
  return [id, kind, page, order, results, subject, subjectRequired, ownPage, retired];
}

export const resultsCatalog: readonly CatalogEntry[] = inResultsOrder(catalog);

/** A page's parts in order, without those that its screen opens by a search. */
export function blocksOfPage(page: string): readonly CatalogEntry[] {
  return entriesOfPage(catalog, page).filter((entry) => !entry.subjectRequired && isPart(entry));
}

/** The page's questionnaire by which a subject is evaluated. Throws if the page shows no such one. */
export function getEvaluation(page: string, about: SubjectName): CatalogEntry {
  const entry = entriesOfPage(catalog, page).find(
    ({ subject, subjectRequired }) => subjectRequired && subject === about,
  );
  if (!entry) throw new Error(`${page} shows no questionnaire that evaluates a subject of kind ${about}`);
  return entry;
}

/** The parts that are journals about such a subject. */
export function journalsAbout(about: SubjectName): readonly CatalogEntry[] {
  return catalog.filter(
    (entry) => entry.kind === 'insights' && entry.subject === about && !entry.retired && isPart(entry),
  );
}

/** The page's questionnaires that follow a finished evaluation. */
export function followUpsOfPage(page: string): readonly CatalogEntry[] {
  return entriesOfPage(catalog, page).filter((entry) => !isPart(entry));
}
