import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import { onCompiled } from './dev-updates.ts';
import { loadQuestionnaire } from './load-questionnaire.ts';
import { toPending, type Pending } from '../../ui/hooks/to-pending.ts';

type QuestionnaireLoad = Pending | { readonly kind: 'ready'; readonly compiled: CompiledQuestionnaire };

export const toQuestionnaireQuery = (id: string) =>
  queryOptions({
    queryKey: ['questionnaire', id],
    queryFn: () => loadQuestionnaire(id),
    staleTime: Infinity,
    gcTime: Infinity,
  });

export function useQuestionnaire(id: string): QuestionnaireLoad {
  const { data, isError, refetch } = useQuery(toQuestionnaireQuery(id));
  useEffect(() => {
    if (!import.meta.hot) return undefined;
    return onCompiled(({ ids }) => {
      if (ids.includes(id)) void refetch();
    });
  }, [id, refetch]);
  if (data) return { kind: 'ready', compiled: data };
  return toPending({ isError, refetch });
}
