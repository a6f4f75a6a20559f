import { useEffect } from 'react';
import type { CoinFacts } from '../../../contracts/coin-facts.ts';
import type { Subject } from '../../../contracts/subject.ts';
import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import type { FeedStatus } from '../../feeds/use-feed.ts';
import { useCoinFacts } from '../../panels/coin/use-coin-facts.ts';
import { adoptFacts } from './adopt-facts.ts';
import { useRecords } from '../../records/records-context.ts';
import { toMissingFacts } from './missing-facts.ts';

interface FactTellerProps {
  readonly compiled: CompiledQuestionnaire;
  readonly subject: Subject;
  readonly onTold: (facts: CoinFacts | undefined) => void;
}

/** Adopts the facts of a coin into its record as they load; renders nothing. */
export function FactTeller({ compiled, subject: { id, name }, onTold }: FactTellerProps) {
  const records = useRecords();
  const status = useCoinFacts(id ?? name, true);
  const facts = status.kind === 'ready' ? status.feed.value : undefined;
  const reason = toReason(status);
  useEffect(() => {
    if (facts) adoptFacts(records, compiled, facts);
    onTold(facts ?? (reason && toMissingFacts(reason)));
  }, [records, compiled, facts, reason, onTold]);
  return null;
}

/** Why no fact could be loaded. */
function toReason(status: FeedStatus<CoinFacts>) {
  if (status.kind !== 'failed') return undefined;
  return status.code === 'NOT_FOUND' ? 'no_source' : 'unavailable';
}
