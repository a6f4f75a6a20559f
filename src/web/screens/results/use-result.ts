import { useQuery } from '@tanstack/react-query';
import { loadQuestionnaire } from '../../questionnaire/load-questionnaire.ts';
import type { CatalogEntry } from '../../questionnaire/questionnaire-catalog.ts';
import { loadResult } from '../../records/load-result.ts';

type Result = Awaited<ReturnType<typeof load>>;

export type ResultState =
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'ready' } & Result)
  | { readonly kind: 'failed'; readonly retry: () => void };

/** The record saved last of a questionnaire, asked for anew whenever the page is opened. */
export function useResult({ id }: CatalogEntry): ResultState {
  const { data, isError, refetch } = useQuery({
    queryKey: ['result', id],
    queryFn: () => load(id),
    staleTime: 0,
    gcTime: 0,
  });
  if (data) return { kind: 'ready', ...data };
  return isError ? { kind: 'failed', retry: () => void refetch() } : { kind: 'loading' };
}

async function load(id: string) {
  const compiled = await loadQuestionnaire(id);
  return { compiled, record: await loadResult(compiled.questionnaire) };
}
