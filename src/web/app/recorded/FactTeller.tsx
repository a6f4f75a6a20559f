import { useEffect } from 'react';
import type { CoinFacts } from '../../../contracts/coin-facts.ts';
import type { CompiledQuestionnaire } from '../../../engine/registry/questionnaire.ts';
import { useCoinFacts } from '../../panels/coin/use-coin-facts.ts';
import { adoptFacts } from './adopt-facts.ts';
import { useRecords } from '../../records/records-context.ts';

interface FactTellerProps {
  readonly compiled: CompiledQuestionnaire;
  readonly coin: string;
  readonly onTold: (facts: CoinFacts | undefined) => void;
}

/** Adopts the facts of a coin into its record as they load; renders nothing. */
export function FactTeller({ compiled, coin, onTold }: FactTellerProps) {
  const records = useRecords();
  const status = useCoinFacts(coin, true);
  const facts = status.kind === 'ready' ? status.feed.value : undefined;
  useEffect(() => {
    if (facts) adoptFacts(records, compiled, facts);
    onTold(facts);
  }, [records, compiled, facts, onTold]);
  return null;
}
