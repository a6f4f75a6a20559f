import { useQuery } from '@tanstack/react-query';
import type { Questionnaire } from '../../../engine/questionnaire.ts';
import { toUtcDay } from '../../../lib/utc-day.ts';
import { loadAnswerDays } from '../../records/answer-days.ts';
import { useRecordPlace, useRecords, useSavedMark } from '../../records/records-context.ts';

/** The days on which the answers of the current analysis were given, by question id; without answers of today. */
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
    // Until the days after a save have come; another analysis has its own.
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
