import { useCallback, useEffect, useMemo } from 'react';
import type { Coin } from '../../../contracts/coin-data.ts';
import type { CoinFacts } from '../../../contracts/coin-facts.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { listJudgingFacts } from '../../../engine/conditions.ts';
import { allJudged, allQuestions, type CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import { useFacts, type FactKind } from '../../feeds/use-facts.ts';
import type { FeedStatus } from '../../feeds/use-feed.ts';
import { useCoin } from '../../panels/coin/use-coin.ts';
import { setShown } from '../record/record-actions.ts';
import { useRecords } from '../record/records-context.ts';
import { adoptFacts } from './adopt-facts.ts';
import { toMissingFacts, toShownFacts } from './shown-facts.ts';

type OnFacts = (facts: CoinFacts | undefined) => void;

interface SubjectLoaderProps {
  readonly compiled: CompiledQuestionnaire;
  readonly subject: Subject;
  readonly onFacts: OnFacts;
  readonly onCoin: (coin: Coin | undefined) => void;
}

/** Loads what is known of a subject. Renders nothing. */
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
    return (
      listJudgingFacts(allJudged(questionnaire)).length > 0 || questions.some(({ evidence }) => evidence)
    );
  }, [questionnaire]);
}

interface FactLoaderProps {
  readonly kind: FactKind;
  readonly compiled: CompiledQuestionnaire;
  readonly subject: Subject;
  readonly onLoaded: OnFacts;
}

function FactLoader({ kind, compiled, subject: { id, name }, onLoaded }: FactLoaderProps) {
  const records = useRecords();
  const status = useFacts(kind, id ?? name, true);
  const facts = status.kind === 'ready' ? status.feed.value : undefined;
  const reason = toReason(status);
  useEffect(() => {
    if (facts) adoptFacts(records, compiled, facts);
    onLoaded(facts ?? (reason && toMissingFacts(reason)));
  }, [records, compiled, facts, reason, onLoaded]);
  return null;
}

function toReason(status: FeedStatus<CoinFacts>) {
  if (status.kind !== 'failed') return undefined;
  return status.code === 'NOT_FOUND' ? 'no_source' : 'unavailable';
}

/** Shows facts under the questions, and writes them into the record, which saves them. */
function useShownFacts({ questionnaire }: CompiledQuestionnaire, onFacts: OnFacts): OnFacts {
  const records = useRecords();
  return useCallback(
    (facts) => {
      setShown(records, questionnaire.id, toShownFacts(questionnaire, facts ?? 'loading'));
      onFacts(facts);
    },
    [records, questionnaire, onFacts],
  );
}
