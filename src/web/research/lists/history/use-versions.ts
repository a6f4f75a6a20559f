import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { CatalogEntry } from '../../questionnaires/questionnaire-catalog.ts';
import { loadVersions, restoreVersion, type Version } from '../../record/record-versions.ts';
import { useRecords } from '../../record/records-context.ts';
import { toPending, type Pending } from '../../../ui/hooks/to-pending.ts';
import { useAskAgain } from '../actions/use-ask-again.ts';

type VersionsState = Pending | { readonly kind: 'ready'; readonly versions: readonly Version[] };

export function useVersions(entry: CatalogEntry, id: string) {
  const records = useRecords();
  const askAgain = useAskAgain(entry);
  const [news, setNews] = useState<'restored' | 'failed'>();
  const [busy, setBusy] = useState(false);
  const { data, isError, refetch } = useQuery({
    queryKey: ['versions', entry.id, id],
    queryFn: () => loadVersions(records, entry, id),
    staleTime: 0,
    gcTime: 0,
  });
  const restore = async (revision: number) => {
    setBusy(true);
    const outcome = await restoreVersion(records, entry, { id, revision });
    if (outcome === 'restored') await Promise.all([refetch(), askAgain()]);
    setNews(outcome);
    setBusy(false);
  };
  const state: VersionsState = data ? { kind: 'ready', versions: data } : toPending({ isError, refetch });
  return { state, restore, news, busy };
}
