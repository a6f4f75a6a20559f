import { useMemo, useState, type ReactNode } from 'react';
import type { Questionnaire } from '../../../src/engine/questionnaire.ts';
import { LookupContext } from '../../../src/web/research/evidence/lookup-subject.ts';
import { QuestionEvidence } from '../../../src/web/research/evidence/QuestionEvidence.tsx';
import { EvidenceContext, type EvidenceProps } from '../../../src/web/research/form/evidence-context.ts';
import { FactsContext } from '../../../src/web/research/form/facts-context.ts';
import { toStateFacts, type FactState } from './fact-states.ts';
import { withSetFacts, type SetFacts } from './set-facts.ts';
import { sampleSubject } from './sample-save.ts';

interface WithFactsProps {
  readonly questionnaire: Questionnaire;
  readonly state: FactState;
  readonly set: SetFacts;
  readonly children: ReactNode;
}

export function WithFacts({ questionnaire, state, set, children }: WithFactsProps) {
  const [now] = useState(Date.now);
  const facts = useMemo(() => {
    const all = toStateFacts(state, now);
    return all && withSetFacts(all, set, now);
  }, [state, set, now]);
  const lookupSubject = useMemo(
    () => ({ kind: questionnaire.subject, subject: sampleSubject(questionnaire), coin: undefined }),
    [questionnaire],
  );
  return (
    <FactsContext value={facts}>
      <LookupContext value={lookupSubject}>
        <EvidenceContext value={renderEvidence}>{children}</EvidenceContext>
      </LookupContext>
    </FactsContext>
  );
}

function renderEvidence(props: EvidenceProps): ReactNode {
  return <QuestionEvidence {...props} />;
}
