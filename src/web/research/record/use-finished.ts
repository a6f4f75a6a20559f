import type { CatalogEntry } from '../../../engine/catalog.ts';
import { blankContent } from '../../../engine/content.ts';
import { rewardKey } from '../../../engine/rewards.ts';
import { askedInEntry } from '../../../engine/asked-questions.ts';
import { useSessionState } from '../../session/session-context.ts';
import { useCompleted } from './records-context.ts';

/** Ids of the parts of which all sections have been saved and paid, even after a new analysis or entry is started. */
export function useFinished(entries: readonly CatalogEntry[]): readonly string[] {
  const completed = useCompleted();
  const paid = useSessionState((state) => state.paid) ?? [];
  const finished = entries.filter((entry) => {
    const { sections } = askedInEntry(entry, blankContent);
    return completed.includes(entry.id) || sections.every(({ id }) => paid.includes(rewardKey(entry.id, id)));
  });
  return finished.map(({ id }) => id);
}
