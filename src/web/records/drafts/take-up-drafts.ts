import type { CatalogEntry } from '../../../engine/registry/catalog.ts';
import { queue } from '../queue/save-queue.ts';
import { recordLinks } from '../queue/record-links.ts';
import { recordKeys } from '../where-things-live.ts';
import { isUnsaved, type RecordState } from '../record-state.ts';
import { changeRecord, getRecord } from '../records.ts';
import { adoptDrafts } from './adopt-drafts.ts';
import { draftStorage } from './draft-storage.ts';
import { restoreDraft } from './restore-draft.ts';

/** Puts what was typed before into the member's records, where nothing newer stands. */
export async function takeUpDrafts(email: string, catalog: readonly CatalogEntry[]): Promise<void> {
  const drafts = await adoptDrafts(email);
  const entries = await queue.list(email);
  for (const entry of catalog) {
    const draft = drafts.get(entry.id);
    const record = getRecord(entry.id);
    // A session that was renewed without leaving the page still has it all.
    if (!draft || record.handle !== undefined || hasUnsaved(record)) continue;
    const { handle } = draft;
    const context = {
      link: handle === undefined ? undefined : await recordLinks.get(email, handle),
      entries: entries.filter((one) => one.handle === handle),
    };
    changeRecord(entry.id, () => restoreDraft(record, draft, context));
    showInSession(entry);
  }
  const known = [
    ...draftStorage.list(email).map(({ draft }) => draft.handle),
    ...entries.map(({ handle }) => handle),
  ];
  await recordLinks.keepOnly(email, new Set(known.filter((handle) => handle !== undefined)));
}

function hasUnsaved({ sections }: RecordState): boolean {
  return Object.values(sections).some(isUnsaved);
}

function showInSession({ id, subject }: CatalogEntry): void {
  const record = getRecord(id);
  if (record.id !== undefined) recordKeys.setRecordId(id, record.id);
  if (subject && record.name !== undefined) recordKeys.setName(subject, record.name);
}
