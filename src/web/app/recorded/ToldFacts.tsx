import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import type { CoinFacts } from '../../../contracts/coin-facts.ts';
import { listFacts } from '../../../engine/registry/condition.ts';
import { allQuestions } from '../../../engine/registry/find-question.ts';
import type { CompiledQuestionnaire } from '../../../engine/registry/questionnaire.ts';
import { FactsContext } from '../../questionnaire/facts/facts-context.ts';
import type { RecordState } from '../../records/record-state.ts';

// Few questions depend on facts; where this code fails to load, all of them are shown.
const FactTeller = lazy(() =>
  import('./FactTeller.tsx').then(
    (code) => ({ default: code.FactTeller }),
    () => ({ default: () => null }),
  ),
);

interface ToldFactsProps {
  readonly compiled: CompiledQuestionnaire;
  readonly record: RecordState;
  readonly children: ReactNode;
}

/** Questions that are told the facts of their coin, where they hang on any; none of them waits for it. */
export function ToldFacts({ compiled, record: { subject, edition }, children }: ToldFactsProps) {
  const [facts, setFacts] = useState<CoinFacts>();
  const isTold = useMemo(() => listFacts(allQuestions(compiled.questionnaire)).length > 0, [compiled]);
  const coin = subject?.id ?? subject?.name;
  return (
    <FactsContext value={facts}>
      {isTold && coin !== undefined && (
        <Suspense>
          <FactTeller key={edition} compiled={compiled} coin={coin} onTold={setFacts} />
        </Suspense>
      )}
      {children}
    </FactsContext>
  );
}
