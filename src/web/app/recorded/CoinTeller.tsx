import { useEffect, useMemo } from 'react';
import type { Coin } from '../../../contracts/coin-data.ts';
import type { CoinFacts } from '../../../contracts/coin-facts.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { listFacts } from '../../../engine/registry/condition.ts';
import { allQuestions } from '../../../engine/registry/find-question.ts';
import type { CompiledQuestionnaire } from '../../../engine/registry/questionnaire.ts';
import { useCoin } from '../../panels/coin/use-coin.ts';
import { FactTeller } from './FactTeller.tsx';

export interface CoinTellerProps {
  readonly compiled: CompiledQuestionnaire;
  readonly subject: Subject;
  readonly onFacts: (facts: CoinFacts | undefined) => void;
  readonly onCoin: (coin: Coin | undefined) => void;
}

/** Loads what the questions show of a coin; renders nothing. */
export function CoinTeller({ compiled, subject, onFacts, onCoin }: CoinTellerProps) {
  const { needsFacts, hasLinks } = useMemo(() => findNeeds(compiled), [compiled]);
  return (
    <>
      {needsFacts && <FactTeller {...{ compiled, subject }} onTold={onFacts} />}
      {hasLinks && <DataTeller subject={subject} onTold={onCoin} />}
    </>
  );
}

function findNeeds({ questionnaire }: CompiledQuestionnaire) {
  const questions = allQuestions(questionnaire);
  return {
    needsFacts: listFacts(questions).length > 0 || questions.some(({ evidence }) => evidence),
    hasLinks: questions.some(({ lookup }) => lookup),
  };
}

interface DataTellerProps {
  readonly subject: Subject;
  readonly onTold: (coin: Coin | undefined) => void;
}

function DataTeller({ subject, onTold }: DataTellerProps) {
  const status = useCoin(subject);
  const coin = status.kind === 'ready' ? status.feed.value : undefined;
  useEffect(() => onTold(coin), [coin, onTold]);
  return null;
}
