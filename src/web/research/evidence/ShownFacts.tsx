import { useMemo, useState, type ReactNode } from 'react';
import type { Coin } from '../../../contracts/coin-data.ts';
import type { CoinFacts } from '../../../contracts/coin-facts.ts';
import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import { FormSlotsContext, type FormSlots } from '../form/form-slots.ts';
import type { RecordState } from '../record/record-state.ts';
import { CitedAnswers } from './CitedAnswers.tsx';
import { QuestionEvidence } from './QuestionEvidence.tsx';
import { SubjectLoader } from './SubjectLoader.tsx';

interface ShownFactsProps {
  readonly compiled: CompiledQuestionnaire;
  readonly record: RecordState;
  /** What the form gets besides. */
  readonly slots: Pick<FormSlots, 'lastAnswers' | 'findImage' | 'tables'>;
  readonly children: ReactNode;
}

/** Questions do not wait for the facts and links. */
export function ShownFacts({
  compiled,
  record,
  slots: { lastAnswers, findImage, tables },
  children,
}: ShownFactsProps) {
  const { subject, formVersion } = record;
  const [facts, setFacts] = useState<CoinFacts>();
  const [coin, setCoin] = useState<Coin>();
  const { subject: kind } = compiled.questionnaire;
  const about = useMemo(() => ({ kind, subject, coin }), [kind, subject, coin]);
  const slots = useMemo((): FormSlots => {
    return {
      facts,
      renderEvidence: (props) => <QuestionEvidence {...props} facts={facts} about={about} />,
      renderReasons: (props) => <CitedAnswers {...props} about={about} />,
      lastAnswers,
      findImage,
      tables,
    };
  }, [facts, about, lastAnswers, findImage, tables]);
  return (
    <FormSlotsContext value={slots}>
      {subject && (
        <SubjectLoader key={formVersion} {...{ compiled, subject }} onFacts={setFacts} onCoin={setCoin} />
      )}
      {children}
    </FormSlotsContext>
  );
}
