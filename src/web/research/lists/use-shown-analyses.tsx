import { useState } from 'react';
import { analysisListCopy as copy } from '../../copy/research/analyses.ts';
import { Segmented } from '../../ui/controls/Segmented.tsx';
import { isFinished, type Analysis } from '../record/load-analyses.ts';

/** All of a list of analyses, the open or the finished ones, with the choice between them. */
export function useShownAnalyses(analyses: readonly Analysis[]) {
  const [shown, setShown] = useState<'all' | 'open' | 'finished'>('all');
  const kept = analyses.filter(({ archived }) => !archived);
  const open = kept.filter((analysis) => !isFinished(analysis));
  return {
    listed: analyses.filter((one) => shown === 'all' || isFinished(one) === (shown === 'finished')),
    firstOpen: open[0],
    choice: kept.length > 1 && (
      <Segmented
        label={copy.shown}
        options={[
          { value: 'all', label: copy.showAll(kept.length) },
          { value: 'open', label: copy.showOpen(open.length) },
          { value: 'finished', label: copy.showFinished(kept.length - open.length) },
        ]}
        value={shown}
        onChange={setShown}
      />
    ),
  };
}
