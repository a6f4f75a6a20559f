import { useQuery } from '@tanstack/react-query';
import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import { isDamaged, loadAnalysis } from '../record/load-result.ts';
import { useRecordPlace, useRecords, useSavedMark } from '../record/records-context.ts';
import { ChangedReadings } from '../results/KeptFacts.tsx';

interface FinishedFactsProps {
  readonly compiled: CompiledQuestionnaire;
}

export function FinishedFacts({ compiled }: FinishedFactsProps) {
  const { questionnaire } = compiled;
  const records = useRecords();
  const { id } = useRecordPlace(questionnaire.id);
  const mark = useSavedMark(questionnaire.id);
  const { data: record } = useQuery({
    queryKey: ['kept-facts', id, mark],
    queryFn: () => loadAnalysis(records, questionnaire, id ?? ''),
    enabled: id !== undefined,
  });
  if (!record || isDamaged(record) || !record.evidence) return null;
  return <ChangedReadings compiled={compiled} record={record} withFacts />;
}
