import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecordChange } from '../../../../contracts/record-lists.ts';
import type { CatalogEntry } from '../../questionnaires/questionnaire-catalog.ts';
import { changeAnalysis } from '../../record/change-analysis.ts';
import type { Analysis } from '../../record/load-analyses.ts';
import { useRecords } from '../../record/records-context.ts';
import { refetchAnalyses } from '../refetch-analyses.ts';

export type ChangeNews =
  | { readonly kind: 'failed' | 'entry-exists' }
  | { readonly kind: 'deleted' | 'undone' | 'renamed'; readonly analysis: Analysis; readonly name: string };

export function useChanges(entry: CatalogEntry, unnamed: string) {
  const records = useRecords();
  const client = useQueryClient();
  const [news, setNews] = useState<ChangeNews>();
  const change = async (analysis: Analysis, wanted: RecordChange, after?: ChangeNews): Promise<boolean> => {
    const outcome = await changeAnalysis(records, entry, analysis.id, wanted);
    if (outcome === 'changed') await refetchAnalyses(client, entry.id);
    setNews(outcome === 'changed' ? after : { kind: outcome });
    return outcome === 'changed';
  };
  const toName = ({ name }: Analysis) => name ?? unnamed;
  return {
    news,
    /** A blank title restores the subject's name. */
    rename: (analysis: Analysis, title: string) => {
      const name = title === '' ? (analysis.subject?.name ?? unnamed) : title;
      return change(analysis, { title: title === '' ? null : title }, { kind: 'renamed', analysis, name });
    },
    archive: (analysis: Analysis) => change(analysis, { archived: !analysis.archived }),
    remove: (analysis: Analysis) =>
      change(analysis, { deleted: true }, { kind: 'deleted', analysis, name: toName(analysis) }),
    undo: (analysis: Analysis) =>
      change(analysis, { deleted: false }, { kind: 'undone', analysis, name: toName(analysis) }),
  };
}
