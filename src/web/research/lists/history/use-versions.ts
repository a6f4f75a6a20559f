import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { CatalogEntry } from '../../questionnaires/questionnaire-catalog.ts';
import { loadVersions, restoreVersion } from '../../record/record-versions.ts';
import { useRecords } from '../../record/records-context.ts';
import { refetchAnalyses } from '../refetch-analyses.ts';
import { useUncachedQuery } from '../../../ui/page/use-uncached-query.ts';

export function useVersions(entry: CatalogEntry, id: string) {
  const records = useRecords();
  const client = useQueryClient();
  const [news, setNews] = useState<'restored' | 'failed'>();
  const [busy, setBusy] = useState(false);
  const { data: versions, refetch } = useUncachedQuery({
    queryKey: ['versions', entry.id, id],
    queryFn: () => loadVersions(records, entry, id),
  });
  const restore = async (revision: number) => {
    setBusy(true);
    const outcome = await restoreVersion(records, entry, { id, revision });
    if (outcome === 'restored') await Promise.all([refetch(), refetchAnalyses(client, entry.id)]);
    setNews(outcome === 'restored' ? 'restored' : 'failed');
    setBusy(false);
  };
  return { versions, restore, news, busy };
}
