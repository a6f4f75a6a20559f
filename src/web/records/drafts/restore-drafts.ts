import { isSameSubject } from '../../../contracts/subject.ts';
import type { CatalogEntry } from '../../../engine/catalog.ts';
import { toUtcDay } from '../../../lib/utc-day.ts';
import { storeInTab } from '../store-in-tab.ts';
import { findByHandle, getRecord, setRecord, type RecordParts } from '../records.ts';
import { blankRecord, countUnsaved, type RecordState } from '../record-state.ts';
import type { QueueEntry } from '../queue/queue-entry.ts';
import type { Draft, StoredDraft } from './draft.ts';
import { restoreDraft, type DraftContext } from './restore-draft.ts';

/** Restores stored drafts: into the current record if it has nothing newer, else parked. */
export async function restoreDrafts(records: RecordParts): Promise<void> {
  const { queue, links, drafts, catalog } = records;
  const adopted = await adoptDrafts(records);
  const entries = await queue.list();
  for (const entry of catalog) {
    const own = adopted.filter(({ questionnaireId }) => questionnaireId === entry.id);
    for (const { draft } of own.toSorted(byPlace)) {
      // After a session was renewed without leaving the page, its records are still here.
      const { handle } = draft;
      if (handle !== undefined && findByHandle(records, entry.id, handle)) continue;
      await restoreOne(records, entry, draft, entries);
    }
  }
  const names = await records.tabs.loadNames();
  // Another tab may not have stored its newest draft yet.
  if (names && names.size > 1) return;
  const known = [...drafts.list().map(({ draft }) => draft.handle), ...entries.map(({ handle }) => handle)];
  await links.keepOnly([...known, ...listHandles(records)].filter((handle) => handle !== undefined));
}

/** Of the records in memory, whose drafts are stored a moment later. */
function listHandles({ store }: Pick<RecordParts, 'store'>): readonly (string | undefined)[] {
  const { records, parked } = store.getState();
  return [...Object.values(records), ...parked.map(({ record }) => record)].map(({ handle }) => handle);
}

/** The current record's draft first, then the newest. */
function byPlace({ draft: one }: StoredDraft, { draft: other }: StoredDraft): number {
  return Number(one.parked ?? false) - Number(other.parked ?? false) || other.keptAt - one.keptAt;
}

async function restoreOne(
  records: RecordParts,
  entry: CatalogEntry,
  draft: Draft,
  entries: readonly QueueEntry[],
): Promise<void> {
  const { handle } = draft;
  const context: DraftContext = {
    link: handle === undefined ? undefined : await records.links.load(handle),
    entries: entries.filter((one) => one.handle === handle),
    version: entry.version,
  };
  const record = getRecord(records, entry.id);
  if (belongsTo(record, draft, context, entry, toUtcDay(records.now()))) {
    const restored = restoreDraft(record, draft, context);
    setRecord(records, entry.id, () => restored);
    storeInTab(records, entry.id);
  } else if (handle !== undefined && !isBlank(draft)) {
    const restored = { ...restoreDraft(blankRecord, draft, context), handle };
    records.store.setState(({ parked }) => ({
      parked: [...parked, { questionnaireId: entry.id, record: restored }],
    }));
  }
}

/**
 * Whether a draft belongs to the current record: it has the record's id, or no id yet and the same subject and day. A
 * parked draft without an id is of a record that was never saved, so it belongs to no saved one.
 */
function belongsTo(
  record: RecordState,
  draft: Draft,
  { link }: DraftContext,
  { kind }: CatalogEntry,
  today: string,
): boolean {
  if (record.handle !== undefined || countUnsaved(record) > 0) return false;
  const id = link?.id ?? draft.id;
  if (record.id !== undefined && id !== undefined) return id === record.id;
  if (kind === 'insights' && (draft.day ?? today) !== (record.day ?? today)) return false;
  if (record.id !== undefined && draft.parked) return false;
  return record.subject ? isSameSubject(record.subject, draft.subject) : !draft.parked;
}

/** This tab's drafts, and the drafts of tabs that were closed or crashed. */
async function adoptDrafts({
  drafts,
  tabs,
}: Pick<RecordParts, 'drafts' | 'tabs'>): Promise<readonly StoredDraft[]> {
  const own = await tabs.getName();
  const open = (await tabs.loadNames()) ?? new Set([own]);
  return drafts.list().flatMap((kept) => {
    if (kept.tab === own) return [kept];
    if (open.has(kept.tab)) return [];
    drafts.remove(kept.key);
    if (isBlank(kept.draft)) return [];
    const key = drafts.keyOf(own, kept.questionnaireId, kept.draft);
    drafts.set(key, kept.draft);
    return [{ ...kept, tab: own, key }];
  });
}

function isBlank({ sections }: Draft): boolean {
  return Object.keys(sections).length === 0;
}
