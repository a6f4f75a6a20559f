import { getMember } from '../../session/member.ts';
import { getTab, listTabs } from '../open-tabs.ts';
import { draftStorage, type KeptDraft } from './draft-storage.ts';
import type { Draft } from './draft.ts';

/**
 * The drafts that this tab goes on with, by questionnaire: its own, or else the newest that a tab left behind
 * which was closed or crashed.
 */
export async function adoptDrafts(email: string): Promise<ReadonlyMap<string, Draft>> {
  const own = await getTab();
  const orphans = await findOrphans(email);
  const kept = draftStorage.list(email);
  const adopted = new Map<string, Draft>();
  for (const { tab, questionnaireId, draft } of orphans.toSorted((a, b) => b.draft.keptAt - a.draft.keptAt)) {
    if (Object.keys(draft.sections).length === 0) {
      draftStorage.set(email, tab, questionnaireId, undefined);
    } else if (!adopted.has(questionnaireId) && !kept.some(isOwn(own, questionnaireId))) {
      adopted.set(questionnaireId, draft);
      draftStorage.set(email, own, questionnaireId, draft);
      draftStorage.set(email, tab, questionnaireId, undefined);
    }
  }
  for (const { tab, questionnaireId, draft } of kept) {
    if (tab === own) adopted.set(questionnaireId, draft);
  }
  return adopted;
}

/** Removes what closed tabs left of a questionnaire: the member began anew. */
export async function dropOrphans(questionnaireId: string): Promise<void> {
  const email = getMember()?.email;
  if (email === undefined) return;
  for (const orphan of await findOrphans(email)) {
    if (orphan.questionnaireId === questionnaireId) {
      draftStorage.set(email, orphan.tab, questionnaireId, undefined);
    }
  }
}

async function findOrphans(email: string): Promise<readonly KeptDraft[]> {
  const own = await getTab();
  const open = (await listTabs()) ?? new Set([own]);
  return draftStorage.list(email).filter(({ tab }) => tab !== own && !open.has(tab));
}

function isOwn(own: string, questionnaireId: string) {
  return (kept: KeptDraft) =>
    kept.tab === own &&
    kept.questionnaireId === questionnaireId &&
    Object.keys(kept.draft.sections).length > 0;
}
