import { useState } from 'react';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { CatalogEntry } from '../../questionnaires/questionnaire-catalog.ts';
import { changeAnalysis } from '../../record/change-analysis.ts';
import { useRecords } from '../../record/records-context.ts';
import { loadTrash, purgeAnalysis, type DeletedAnalysis } from '../../record/trash.ts';
import { refetchAnalyses } from '../refetch-analyses.ts';

export interface TrashRow {
  readonly entry: CatalogEntry;
  readonly analysis: DeletedAnalysis;
}

export interface TrashNews {
  readonly kind: 'restored' | 'purged' | 'failed' | 'entry-exists';
  readonly row: TrashRow;
}

export function useTrash(entries: readonly CatalogEntry[]) {
  const records = useRecords();
  const client = useQueryClient();
  const [news, setNews] = useState<TrashNews>();
  const queries = useQueries({
    queries: entries.map((entry) => ({
      queryKey: ['deleted', entry.id],
      queryFn: () => loadTrash(records, entry),
      staleTime: 0,
    })),
  });
  const rows = queries.flatMap(({ data = [] }, index) => {
    const entry = entries[index];
    return entry ? data.map((analysis): TrashRow => ({ entry, analysis })) : [];
  });
  const act = async (row: TrashRow, kind: 'restored' | 'purged') => {
    const { entry, analysis } = row;
    const outcome =
      kind === 'restored'
        ? await changeAnalysis(records, entry, analysis.id, { deleted: false })
        : await purgeAnalysis(records, entry, analysis.id);
    if (outcome === 'changed') await refetchAnalyses(client);
    setNews({ kind: outcome === 'changed' ? kind : outcome, row });
  };
  const failed = queries.filter(({ data, isError }) => isError && !data);
  return {
    rows: rows.toSorted((a, b) => b.analysis.deletedAt.localeCompare(a.analysis.deletedAt)),
    retry: failed.length > 0 && (() => failed.forEach(({ refetch }) => void refetch())),
    news,
    restore: (row: TrashRow) => act(row, 'restored'),
    purge: (row: TrashRow) => act(row, 'purged'),
  };
}
