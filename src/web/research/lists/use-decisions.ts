import { useQuery } from '@tanstack/react-query';
import { isSameSubject, type Subject } from '../../../contracts/subject.ts';
import { loadQuestionnaire } from '../questionnaires/load-questionnaire.ts';
import { followUpsOfPage, type CatalogEntry } from '../questionnaires/questionnaire-catalog.ts';
import { loadDecisions, type Decision } from '../record/load-decisions.ts';
import { useRecords } from '../record/records-context.ts';
import { toPending, type Pending } from '../../ui/hooks/to-pending.ts';

export type DecisionsState = Pending | { readonly kind: 'ready'; readonly decisions: readonly Decision[] };

/** One decision per subject, newest first. Without an entry no decision is possible. */
export function useDecisions(entry: CatalogEntry | undefined): DecisionsState {
  const records = useRecords();
  const { data, isError, refetch } = useQuery({
    queryKey: ['decisions', entry?.id],
    queryFn: async () => (entry ? loadDecisions(records, await loadQuestionnaire(entry.id)) : []),
    staleTime: 0,
  });
  if (data) return { kind: 'ready', decisions: data };
  return toPending({ isError, refetch });
}

/** Decisions about the kind of subject that an evaluation is about. */
export function useDecisionsAfter({ page, subject: kind }: CatalogEntry): DecisionsState {
  return useDecisions(followUpsOfPage(page).find(({ subject }) => subject === kind));
}

/** Undefined: no decision, or not loaded. */
export function findDecision(state: DecisionsState, subject: Subject): Decision | undefined {
  if (state.kind !== 'ready') return undefined;
  return state.decisions.find((decision) => isSameSubject(decision.subject, subject));
}
