import type { ReactNode } from 'react';
import {
  allFacts,
  factGroups,
  type CoinFact,
  type CoinFacts,
  type FactGroup,
} from '../../../../contracts/coin-facts.ts';
import { coinFactsCopy as copy } from '../../../copy/panels/coin-facts.ts';
import { SampleBadge } from '../../../ui/blocks/SampleBadge.tsx';
import { areSample, FactGroupList } from './FactGroupList.tsx';
import styles from '../FactSheet.module.css';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table are its groups
const groups = Object.keys(factGroups) as FactGroup[];

interface FactGroupsProps {
  readonly facts: CoinFacts;
  readonly symbol: string;
  readonly headingLevel: 3 | 4;
  readonly note?: ReactNode;
  /** Beside the value of a fact. */
  readonly besideFact?: ((fact: CoinFact) => ReactNode) | undefined;
}

export function FactGroups({ facts, symbol, headingLevel, note, besideFact }: FactGroupsProps) {
  const isSample = areSample(facts);
  return (
    <>
      <p className={styles.hint}>
        <span>{copy.hint}</span> {note}
      </p>
      {isSample && <SampleBadge />}
      {listGroups(facts).map((group) => (
        <FactGroupList
          key={group}
          {...{ group, facts, symbol, headingLevel, besideFact }}
          isSampleSaid={isSample}
        />
      ))}
    </>
  );
}

function listGroups(facts: CoinFacts): readonly FactGroup[] {
  return groups.filter((group) => facts.some(({ id }) => allFacts[id].group === group));
}
