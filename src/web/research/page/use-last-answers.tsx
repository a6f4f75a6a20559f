import { useMemo, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { findCoinSymbol } from '../../../contracts/subject.ts';
import { allQuestions, type Questionnaire } from '../../../engine/questionnaire.ts';
import { toUtcDay } from '../../../lib/utc-day.ts';
import { toBriefUtcDay } from '../../ui/text/moments.ts';
import { loadLastAnswers } from '../record/last-answers.ts';
import { useRecordPlace, useRecords, useSavedMark, useSubject } from '../record/records-context.ts';
import { LastAnswerText } from '../results/LastAnswerText.tsx';

/**
 * What the stored answers of the current analysis were, by question id; omits answers of today. The same elements until
 * another save.
 */
export function useLastAnswers(
  questionnaire: Questionnaire,
  isWanted: boolean,
): Readonly<Record<string, ReactNode>> | undefined {
  const records = useRecords();
  const { id } = useRecordPlace(questionnaire.id);
  const subject = useSubject(questionnaire.id);
  const mark = useSavedMark(questionnaire.id);
  const { data } = useQuery({
    queryKey: ['last-answers', id, mark],
    queryFn: () => loadLastAnswers(records, questionnaire, id ?? ''),
    enabled: isWanted && id !== undefined,
    // Shown until the answers after a save have loaded; never for another analysis.
    placeholderData: (before, query) => (query?.queryKey[1] === id ? before : undefined),
  });
  const symbol = findCoinSymbol(subject) ?? '';
  return useMemo(() => {
    if (id === undefined || !data) return undefined;
    const now = records.now();
    const texts = allQuestions(questionnaire).flatMap((question) => {
      const last = data[question.id];
      if (!last || toUtcDay(Date.parse(last.at)) === toUtcDay(now)) return [];
      const day = toBriefUtcDay(last.at, now);
      return [
        [question.id, <LastAnswerText key={question.id} {...{ question, last, day, symbol }} />] as const,
      ];
    });
    return Object.fromEntries(texts);
  }, [records, questionnaire, id, data, symbol]);
}
