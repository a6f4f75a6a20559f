import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CatalogEntry } from '../../../engine/catalog.ts';
import { findQuestion } from '../../../engine/questionnaire.ts';
import { resultSections, withOwnTexts } from '../../../engine/results.ts';
import { statement } from '../../../engine/short-names.ts';
import type { OfferedReasons, ReasonsProps } from '../form/form-slots.ts';
import { toAnalysisQuery } from '../lists/analysis-query.ts';
import { useSubjectWork } from '../lists/use-subject-work.ts';
import { catalog } from '../questionnaires/questionnaire-catalog.ts';
import type { LoadedOf } from '../record/load-everything.ts';
import { isDamaged } from '../record/load-result.ts';
import { useRecords } from '../record/records-context.ts';
import type { LookupSubject } from './lookup-values.ts';

interface CitedAnswersProps extends ReasonsProps {
  readonly about: LookupSubject;
}

/** Gives the answers of the current analysis of the same subject that speak for one side, as statements. */
export function CitedAnswers(props: CitedAnswersProps) {
  const { kind } = props.about;
  const entry = catalog.find(({ subject, subjectRequired }) => subjectRequired && subject === kind);
  return entry ? <OfAnalyses entry={entry} {...props} /> : props.children({ kind: 'none' });
}

interface OfAnalysesProps extends CitedAnswersProps {
  readonly entry: CatalogEntry;
}

function OfAnalyses({ entry, about: { subject }, side, children }: OfAnalysesProps): ReactNode {
  const records = useRecords();
  const { analyses, find } = useSubjectWork(entry);
  const current = subject && find(subject).current;
  const analysis = useQuery({
    ...toAnalysisQuery(records, entry, current?.id ?? ''),
    enabled: current !== undefined,
  });
  if (analyses.isLoadingError || analysis.isLoadingError) return children({ kind: 'failed' });
  if (analyses.data && !current) return children({ kind: 'none' });
  return children(analysis.data ? toOffered(analysis.data, side) : { kind: 'loading' });
}

function toOffered({ compiled, record }: LoadedOf, side: ReasonsProps['side']): OfferedReasons {
  if (isDamaged(record)) return { kind: 'ready', statements: [] };
  const statements = resultSections(compiled, record).flatMap(({ rows }) =>
    rows.flatMap(({ id, stand }) => {
      const question = findQuestion(compiled.questionnaire, id)?.question;
      if (!question || stand !== side) return [];
      return [statement(withOwnTexts(question, record.answers), record.answers[id])];
    }),
  );
  return { kind: 'ready', statements: [...new Set(statements)] };
}
