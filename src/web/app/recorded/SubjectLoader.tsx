import { useEffect, useMemo } from 'react';
import type { Coin } from '../../../contracts/coin-data.ts';
import type { CoinFacts } from '../../../contracts/coin-facts.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { listJudgingFacts } from '../../../engine/conditions.ts';
import { allQuestions, type CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import { useCoin } from '../../panels/coin/use-coin.ts';
import { FactLoader } from './FactLoader.tsx';
import { toMissingFacts } from './missing-facts.ts';
import { useShownFacts } from './use-shown-facts.ts';

export interface SubjectLoaderProps {
  readonly compiled: CompiledQuestionnaire;
  readonly subject: Subject;
  readonly onFacts: (facts: CoinFacts | undefined) => void;
  readonly onCoin: (coin: Coin | undefined) => void;
}

/** Renders nothing. */
export function SubjectLoader(props: SubjectLoaderProps) {
  switch (props.compiled.questionnaire.subject) {
    case 'coin':
      return <CoinLoader {...props} />;
    case 'nft':
      return <NftLoader {...props} />;
    default:
      return null;
  }
}

function CoinLoader({ compiled, subject, onFacts, onCoin }: SubjectLoaderProps) {
  const status = useCoin(subject);
  const coin = status.kind === 'ready' ? status.feed.value : undefined;
  const isUnknown = status.kind === 'failed' && status.code === 'NOT_FOUND';
  useEffect(() => onCoin(coin), [coin, onCoin]);
  const show = useShownFacts(compiled, onFacts);
  useEffect(() => {
    if (isUnknown) show(toMissingFacts('no_source'));
  }, [isUnknown, show]);
  const needsFacts = useNeedsFacts(compiled);
  // A coin that no source knows has no facts, so none are requested.
  const mayHaveFacts = subject.id !== undefined || (status.kind !== 'loading' && !isUnknown);
  return needsFacts && mayHaveFacts && <FactLoader {...{ compiled, subject }} kind="coin" onLoaded={show} />;
}

function NftLoader({ compiled, subject, onFacts }: SubjectLoaderProps) {
  const show = useShownFacts(compiled, onFacts);
  return useNeedsFacts(compiled) && <FactLoader {...{ compiled, subject }} kind="nft" onLoaded={show} />;
}

function useNeedsFacts({ questionnaire }: CompiledQuestionnaire): boolean {
  return useMemo(() => {
    const questions = allQuestions(questionnaire);
    return listJudgingFacts(questions).length > 0 || questions.some(({ evidence }) => evidence);
  }, [questionnaire]);
}
