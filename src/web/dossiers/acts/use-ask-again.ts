import { useQueryClient } from '@tanstack/react-query';
import type { CatalogEntry } from '../../questionnaire/questionnaire-catalog.ts';
import { toAnalysesKey } from '../use-analyses.ts';

/** Asks for the analyses and the journal's entries anew, wherever they are shown; settles when they have come. */
export function useAskAgain({ id }: CatalogEntry): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const lists = [toAnalysesKey(id), ['result', id], ['journal', id]];
    await Promise.all(lists.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}
