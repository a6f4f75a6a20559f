import { useQuery } from '@tanstack/react-query';
import type { Questionnaire } from '../../../engine/questionnaire.ts';
import { toUtcDay } from '../../../lib/utc-day.ts';
import { loadAnswerDays } from '../record/answer-days.ts';
import { useRecordPlace, useRecords, useSavedMark } from '../record/records-context.ts';

/** When each answer of the current analysis was given, by question id; omits answers of today. */
export function useAnswerDays(
  questionnaire: Questionnaire,
  isWanted: boolean,
): Readonly<Record<string, string>> | undefined {
  const records = useRecords();
  const { id } = useRecordPlace(questionnaire.id);
  const mark = useSavedMark(questionnaire.id);
  const { data } = useQuery({
    queryKey: ['answer-days', id, mark],
    queryFn: () => loadAnswerDays(records, questionnaire, id ?? ''),
    enabled: isWanted && id !== undefined,
    // Shown until the days after a save have loaded; never for another analysis.
    placeholderData: (before, query) => (query?.queryKey[1] === id ? before : undefined),
    select: (days) => {
      const today = toUtcDay(records.now());
      return Object.fromEntries(
        Object.entries(days).filter(([, moment]) => toUtcDay(Date.parse(moment)) !== today),
      );
    },
  });
  return id === undefined ? undefined : data;
}
