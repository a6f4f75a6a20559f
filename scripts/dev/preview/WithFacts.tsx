import { useMemo, useState, type ReactNode } from 'react';
import type { Questionnaire } from '../../../src/engine/questionnaire.ts';
import { QuestionEvidence } from '../../../src/web/research/evidence/QuestionEvidence.tsx';
import { FormSlotsContext, type FormSlots } from '../../../src/web/research/form/form-slots.ts';
import { findOptionImage } from '../../../src/web/research/questionnaires/option-images.ts';
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
  const slots = useMemo((): FormSlots => {
    const about = {
      kind: questionnaire.subject,
      subject: sampleSubject(questionnaire),
      coin: undefined,
    };
    return {
      facts,
      renderEvidence: (props) => <QuestionEvidence {...props} facts={facts} about={about} />,
      findImage: findOptionImage,
    };
  }, [questionnaire, facts]);
  return <FormSlotsContext value={slots}>{children}</FormSlotsContext>;
}
