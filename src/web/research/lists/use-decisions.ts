import { useQuery } from '@tanstack/react-query';
import { isSameSubject, type Subject } from '../../../contracts/subject.ts';
import { loadQuestionnaire } from '../questionnaires/load-questionnaire.ts';
import { followUpsOfPage, type CatalogEntry } from '../questionnaires/questionnaire-catalog.ts';
import { loadDecisions, type Decision } from '../record/load-decisions.ts';
import { useRecords } from '../record/records-context.ts';

/** One decision per subject, newest first. Without an entry no decision is possible. */
export function useDecisions(entry: CatalogEntry | undefined) {
  const records = useRecords();
  return useQuery({
    queryKey: ['decisions', entry?.id],
    queryFn: async () => (entry ? loadDecisions(records, await loadQuestionnaire(entry.id)) : []),
    staleTime: 0,
  });
}

/** Decisions about the kind of subject that an evaluation is about. */
export function useDecisionsAfter({ page, subject: kind }: CatalogEntry) {
  return useDecisions(followUpsOfPage(page).find(({ subject }) => subject === kind));
}

export function findDecision(
  decisions: readonly Decision[] | undefined,
  subject: Subject,
): Decision | undefined {
  return decisions?.find((decision) => isSameSubject(decision.subject, subject));
}
