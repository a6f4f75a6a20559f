import { useQueryClient } from '@tanstack/react-query';
import type { CatalogEntry } from '../../questionnaire/questionnaire-catalog.ts';
import { toAnalysesKey } from '../use-analyses.ts';

/** Refetches everywhere; resolves when the lists have loaded. */
export function useAskAgain({ id }: CatalogEntry): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const lists = [toAnalysesKey(id), ['result', id], ['journal', id], ['decisions', id]];
    await Promise.all(lists.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}
