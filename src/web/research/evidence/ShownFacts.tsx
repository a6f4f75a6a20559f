import { Suspense, useMemo, useState, type ReactNode } from 'react';
import type { Coin } from '../../../contracts/coin-data.ts';
import type { CoinFacts } from '../../../contracts/coin-facts.ts';
import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import { EvidenceContext, type EvidenceProps } from '../form/evidence-context.ts';
import { FactsContext } from '../form/facts-context.ts';
import type { RecordState } from '../record/record-state.ts';
import { toOptional } from '../../ui/page/lazy-code.ts';
import { LookupContext } from './lookup-subject.ts';
import type { SubjectLoaderProps } from './SubjectLoader.tsx';

// If this code fails to load, all questions are shown, without facts and links.
const SubjectLoader = toOptional<SubjectLoaderProps>(
  async () => (await import('./SubjectLoader.tsx')).SubjectLoader,
);
const QuestionEvidence = toOptional<EvidenceProps>(
  async () => (await import('./QuestionEvidence.tsx')).QuestionEvidence,
);

interface ShownFactsProps {
  readonly compiled: CompiledQuestionnaire;
  readonly record: RecordState;
  readonly children: ReactNode;
}

/** Questions do not wait for the facts and links. */
export function ShownFacts({ compiled, record: { subject, edition }, children }: ShownFactsProps) {
  const [facts, setFacts] = useState<CoinFacts>();
  const [coin, setCoin] = useState<Coin>();
  const { subject: kind } = compiled.questionnaire;
  const lookupSubject = useMemo(() => ({ kind, subject, coin }), [kind, subject, coin]);
  return (
    <FactsContext value={facts}>
      <LookupContext value={lookupSubject}>
        <EvidenceContext value={renderEvidence}>
          {subject && (
            <Suspense>
              <SubjectLoader key={edition} {...{ compiled, subject }} onFacts={setFacts} onCoin={setCoin} />
            </Suspense>
          )}
          {children}
        </EvidenceContext>
      </LookupContext>
    </FactsContext>
  );
}

function renderEvidence(props: EvidenceProps): ReactNode {
  return <QuestionEvidence {...props} />;
}
