import { useEffect, useMemo } from 'react';
import type { Coin } from '../../../contracts/coin-data.ts';
import type { CoinFacts } from '../../../contracts/coin-facts.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { listJudgingFacts } from '../../../engine/conditions.ts';
import { allQuestions, type CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import { useCoin } from '../../panels/coin/use-coin.ts';
import { FactTeller } from './FactTeller.tsx';
import { toMissingFacts } from './missing-facts.ts';

export interface CoinTellerProps {
  readonly compiled: CompiledQuestionnaire;
  readonly subject: Subject;
  readonly onFacts: (facts: CoinFacts | undefined) => void;
  readonly onCoin: (coin: Coin | undefined) => void;
}

/** Loads what the questions show of a coin; renders nothing. */
export function CoinTeller({ compiled, subject, onFacts, onCoin }: CoinTellerProps) {
  const status = useCoin(subject);
  const coin = status.kind === 'ready' ? status.feed.value : undefined;
  const isUnknown = status.kind === 'failed' && status.code === 'NOT_FOUND';
  useEffect(() => onCoin(coin), [coin, onCoin]);
  useEffect(() => {
    if (isUnknown) onFacts(toMissingFacts('no_source'));
  }, [isUnknown, onFacts]);
  const needsFacts = useMemo(() => hasFacts(compiled), [compiled]);
  // A coin that no source knows has no facts, so they are not asked for.
  const mayHaveFacts = subject.id !== undefined || (status.kind !== 'loading' && !isUnknown);
  return needsFacts && mayHaveFacts && <FactTeller {...{ compiled, subject }} onTold={onFacts} />;
}

function hasFacts({ questionnaire }: CompiledQuestionnaire): boolean {
  const questions = allQuestions(questionnaire);
  return listJudgingFacts(questions).length > 0 || questions.some(({ evidence }) => evidence);
}
