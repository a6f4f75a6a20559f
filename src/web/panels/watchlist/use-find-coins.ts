import { useState } from 'react';
import { useRun } from '../../ui/run/use-run.ts';
import { findCoins, type Found } from './find-coins.ts';
import type { CoinName, ReadNames } from './read-coin-names.ts';

interface Searched {
  readonly found: readonly Found[];
  /** What was not searched. */
  readonly left: readonly string[];
}

/** What a search has found stays while it is cancelled, continued or repeated. */
export function useFindCoins() {
  const { state, start, clear } = useRun<void>('coins');
  const [searched, setSearched] = useState<Searched>({ found: [], left: [] });
  const search = (names: readonly CoinName[], { found: before, left }: Searched) => {
    const results = new Map<string, readonly Found[]>();
    void start((run) => {
      const onProgress: typeof run.onProgress = (progress) => {
        run.onProgress(progress);
        setSearched({ found: [...before, ...[...results.values()].flat()], left });
      };
      return findCoins(names, { run: { ...run, onProgress }, results });
    });
  };
  return {
    state,
    clear,
    searched,
    find: ({ names, left }: ReadNames) => search(names, { found: [], left }),
    /** Searches again for the names whose search failed. */
    repeat: () => {
      const { found, left } = searched;
      const failed = found.flatMap((one) => (one.kind === 'failed' ? one.name : []));
      search(failed, { found: found.filter(({ kind }) => kind !== 'failed'), left });
    },
  };
}
