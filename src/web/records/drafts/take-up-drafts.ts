import { changeRecord, getRecord, type RecordParts } from '../records.ts';
import { isUnsaved, type RecordState } from '../record-state.ts';
import type { Draft, KeptDraft } from './draft.ts';
import { restoreDraft } from './restore-draft.ts';

/** Puts what was typed before into the member's records, where nothing newer stands. */
export async function takeUpDrafts(records: RecordParts): Promise<void> {
  const { queue, links, drafts, catalog, keys } = records;
  const adopted = await adoptDrafts(records);
  const entries = await queue.list();
  for (const { id, version, subject } of catalog) {
    const draft = adopted.get(id);
    const record = getRecord(records, id);
    // A session that was renewed without leaving the page still has it all.
    if (!draft || record.handle !== undefined || hasUnsaved(record)) continue;
    const { handle } = draft;
    const restored = restoreDraft(record, draft, {
      link: handle === undefined ? undefined : await links.load(handle),
      entries: entries.filter((one) => one.handle === handle),
      version,
    });
    changeRecord(records, id, () => restored);
    if (restored.id !== undefined) keys.setRecordId(id, restored.id);
    if (subject && restored.name !== undefined) keys.setName(subject, restored.name);
  }
  const known = [...drafts.list().map(({ draft }) => draft.handle), ...entries.map(({ handle }) => handle)];
  await links.keepOnly(known.filter((handle) => handle !== undefined));
}

/**
 * The drafts that this tab goes on with, by questionnaire: its own, or else the newest that a tab left behind
 * which was closed or crashed.
 */
async function adoptDrafts(records: RecordParts): Promise<ReadonlyMap<string, Draft>> {
  const { drafts, tabs } = records;
  const own = await tabs.getName();
  const orphans = await findOrphans(records);
  const kept = drafts.list();
  const adopted = new Map<string, Draft>();
  for (const { tab, questionnaireId, draft } of orphans.toSorted((a, b) => b.draft.keptAt - a.draft.keptAt)) {
    if (isBlank(draft)) {
      drafts.remove(tab, questionnaireId);
    } else if (!adopted.has(questionnaireId) && !kept.some(isOwn(own, questionnaireId))) {
      adopted.set(questionnaireId, draft);
      drafts.set(own, questionnaireId, draft);
      drafts.remove(tab, questionnaireId);
    }
  }
  for (const { tab, questionnaireId, draft } of kept) {
    if (tab === own) adopted.set(questionnaireId, draft);
  }
  return adopted;
}

/** Removes what closed tabs left of a questionnaire: the member began anew. */
export async function dropOrphans(records: RecordParts, questionnaireId: string): Promise<void> {
  for (const orphan of await findOrphans(records)) {
    if (orphan.questionnaireId === questionnaireId) records.drafts.remove(orphan.tab, questionnaireId);
  }
}

async function findOrphans({ drafts, tabs }: RecordParts): Promise<readonly KeptDraft[]> {
  const own = await tabs.getName();
  const open = (await tabs.loadNames()) ?? new Set([own]);
  return drafts.list().filter(({ tab }) => tab !== own && !open.has(tab));
}

function isOwn(own: string, questionnaireId: string) {
  return (kept: KeptDraft) =>
    kept.tab === own && kept.questionnaireId === questionnaireId && !isBlank(kept.draft);
}

function isBlank({ sections }: Draft): boolean {
  return Object.keys(sections).length === 0;
}

function hasUnsaved({ sections }: RecordState): boolean {
  return Object.values(sections).some(isUnsaved);
}
