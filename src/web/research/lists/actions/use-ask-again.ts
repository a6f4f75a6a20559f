import { useQueryClient } from '@tanstack/react-query';
import type { CatalogEntry } from '../../questionnaires/questionnaire-catalog.ts';
import { refetchAnalyses } from '../refetch-analyses.ts';

/** Refetches all that shows the questionnaire's analyses; resolves when it has loaded. */
export function useAskAgain({ id }: CatalogEntry): () => Promise<void> {
  const client = useQueryClient();
  return () => refetchAnalyses(client, id);
}
