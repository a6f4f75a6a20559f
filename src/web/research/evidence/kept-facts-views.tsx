import { Suspense } from 'react';
import type { KeptFactsOfProps, KeptFactsProps, KeptFactsViews } from '../results/kept-facts-context.ts';
import { toOptional } from '../../ui/page/lazy-code.ts';

// Only results with evidence need it.
const KeptFacts = toOptional<KeptFactsOfProps>(async () => (await import('./KeptFacts.tsx')).KeptFacts);
const ChangedReadings = toOptional<KeptFactsProps>(
  async () => (await import('./KeptFacts.tsx')).ChangedReadings,
);

export const keptFactsViews: KeptFactsViews = {
  renderFacts: (props) => (
    <Suspense>
      <KeptFacts {...props} />
    </Suspense>
  ),
  renderChanged: (props) => (
    <Suspense>
      <ChangedReadings {...props} />
    </Suspense>
  ),
};
