import { useCallback } from 'react';
import type { CoinFacts } from '../../../contracts/coin-facts.ts';
import { toSentEvidence } from '../../../engine/kept-evidence.ts';
import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import { useRecords } from '../../records/records-context.ts';
import { changeRecord } from '../../records/records.ts';
import { toMissingFacts } from './missing-facts.ts';

type OnFacts = (facts: CoinFacts | undefined) => void;

/** Shows facts under the questions, and writes them into the record, which saves them. */
export function useShownFacts({ questionnaire }: CompiledQuestionnaire, onFacts: OnFacts): OnFacts {
  const records = useRecords();
  return useCallback(
    (facts) => {
      const known = facts ?? toMissingFacts('loading');
      const shown = Object.fromEntries(
        questionnaire.sections.map((section) => [section.id, toSentEvidence(section, known)]),
      );
      changeRecord(records, questionnaire.id, (record) => ({ ...record, shown }));
      onFacts(facts);
    },
    [records, questionnaire, onFacts],
  );
}
