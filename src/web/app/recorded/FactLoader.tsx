import { useEffect } from 'react';
import type { CoinFacts } from '../../../contracts/coin-facts.ts';
import type { Subject } from '../../../contracts/subject.ts';
import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import type { FeedStatus } from '../../feeds/use-feed.ts';
import { useFacts, type FactKind } from '../../feeds/use-facts.ts';
import { adoptFacts } from './adopt-facts.ts';
import { useRecords } from '../../records/records-context.ts';
import { toMissingFacts } from './missing-facts.ts';

interface FactLoaderProps {
  readonly kind: FactKind;
  readonly compiled: CompiledQuestionnaire;
  readonly subject: Subject;
  readonly onLoaded: (facts: CoinFacts | undefined) => void;
}

/** Renders nothing. */
export function FactLoader({ kind, compiled, subject: { id, name }, onLoaded }: FactLoaderProps) {
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
