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
    for (const { draft } of own.toSorted((a, b) => b.draft.keptAt - a.draft.keptAt)) {
      // After a session was renewed without leaving the page, its records are still here.
      const { handle } = draft;
      if (handle !== undefined && findByHandle(records, entry.id, handle)) continue;
      await restoreOne(records, entry, draft, entries);
    }
  }
  const known = [...drafts.list().map(({ draft }) => draft.handle), ...entries.map(({ handle }) => handle)];
  await links.keepOnly(known.filter((handle) => handle !== undefined));
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

/** Whether a draft belongs to the current record: the same record, or no record exists yet. */
function belongsTo(
  record: RecordState,
  draft: Draft,
  { link }: DraftContext,
  { kind }: CatalogEntry,
  today: string,
): boolean {
  if (record.handle !== undefined || countUnsaved(record) > 0) return false;
  const id = link?.id ?? draft.id;
  if (record.id !== undefined) return id === undefined || id === record.id;
  if (kind === 'insights' && (draft.day ?? today) !== today) return false;
  if (record.subject) return isSameSubject(record.subject, draft.subject);
  return !draft.parked;
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
