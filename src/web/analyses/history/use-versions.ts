import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { CatalogEntry } from '../../questionnaire/questionnaire-catalog.ts';
import { loadVersions, restoreVersion, type Version } from '../../records/record-versions.ts';
import { useRecords } from '../../records/records-context.ts';
import { useAskAgain } from '../actions/use-ask-again.ts';

type VersionsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly versions: readonly Version[] }
  | { readonly kind: 'failed'; readonly retry: () => void };

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
  return { state: toState(data, isError, () => void refetch()), restore, news, busy };
}

function toState(
  versions: readonly Version[] | undefined,
  isError: boolean,
  retry: () => void,
): VersionsState {
  if (versions) return { kind: 'ready', versions };
  return isError ? { kind: 'failed', retry } : { kind: 'loading' };
}
