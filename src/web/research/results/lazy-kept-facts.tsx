import { Suspense } from 'react';
import { toOptional } from '../../ui/page/lazy-code.ts';
import type { KeptFactsOfProps, KeptFactsProps } from './KeptFacts.tsx';

// Only results with evidence need it.
const KeptFacts = toOptional<KeptFactsOfProps>(async () => (await import('./KeptFacts.tsx')).KeptFacts);
const ChangedReadings = toOptional<KeptFactsProps>(
  async () => (await import('./KeptFacts.tsx')).ChangedReadings,
);

export function LazyKeptFacts(props: KeptFactsOfProps) {
  return (
    <Suspense>
      <KeptFacts {...props} />
    </Suspense>
  );
}

export function LazyChangedReadings(props: KeptFactsProps) {
  return (
    <Suspense>
      <ChangedReadings {...props} />
    </Suspense>
  );
}
