import { currentSections, namesOf } from '../../../engine/questionnaire.ts';
import type { CatalogEntry } from '../../../engine/catalog.ts';
import type { RecordParts } from '../records.ts';
import { readDraftKey } from '../storage-keys.ts';

/** Renames stored data of questionnaires and sections from their former to their present names. */
export async function renameStoredData({
  catalog,
  drafts,
  queue,
}: Pick<RecordParts, 'catalog' | 'drafts' | 'queue'>): Promise<void> {
  for (const { key, questionnaireId, draft } of drafts.list()) {
    const entry = findRenamed(catalog, questionnaireId);
    if (!entry) continue;
    const sections = Object.entries(draft.sections).map(([id, section]) => [toCurrent(entry, id), section]);
    const { tab } = readDraftKey(key);
    drafts.remove(key);
    drafts.set(drafts.keyOf(tab, entry.id, draft), { ...draft, sections: Object.fromEntries(sections) });
  }
  for (const save of await queue.list()) {
    const entry = findRenamed(catalog, save.questionnaireId);
    if (!entry) continue;
    const sectionId = toCurrent(entry, save.sectionId);
    if (entry.id === save.questionnaireId && sectionId === save.sectionId) continue;
    await queue.change({ ...save, questionnaireId: entry.id, sectionId });
  }
}

function findRenamed(catalog: readonly CatalogEntry[], name: string): CatalogEntry | undefined {
  return catalog.find((entry) => entry.renamed && namesOf(entry).includes(name));
}

function toCurrent(entry: CatalogEntry, sectionId: string): string {
  return currentSections(entry, [sectionId])[0] ?? sectionId;
}
