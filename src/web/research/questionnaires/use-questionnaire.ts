import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onCompiled } from './dev-updates.ts';
import { loadQuestionnaire } from './load-questionnaire.ts';

export const toQuestionnaireQuery = (id: string) =>
  queryOptions({
    queryKey: ['questionnaire', id],
    queryFn: () => loadQuestionnaire(id),
    staleTime: Infinity,
    gcTime: Infinity,
  });

export function useQuestionnaire(id: string) {
  const query = useQuery(toQuestionnaireQuery(id));
  const { refetch } = query;
  useEffect(() => {
    if (!import.meta.hot) return undefined;
    return onCompiled(({ ids }) => {
      if (ids.includes(id)) void refetch();
    });
  }, [id, refetch]);
  return query;
}
