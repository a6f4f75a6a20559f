import { allFacts, factGroups, type CoinFacts, type FactGroup } from '../../../../contracts/coin-facts.ts';
import { coinFactsCopy as copy } from '../../../copy/panels/coin-facts.ts';
import { SampleBadge } from '../../../ui/blocks/SampleBadge.tsx';
import { areSample, FactGroupList } from './FactGroupList.tsx';
import styles from '../FactSheet.module.css';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table are its groups
const groups = Object.keys(factGroups) as FactGroup[];

interface FactGroupsProps {
  readonly facts: CoinFacts;
  readonly symbol: string;
}

export function FactGroups({ facts, symbol }: FactGroupsProps) {
  const isSample = areSample(facts);
  return (
    <>
      <p className={styles.hint}>{copy.hint}</p>
      {isSample && <SampleBadge />}
      {listGroups(facts).map((group) => (
        <FactGroupList key={group} {...{ group, facts, symbol }} isSampleSaid={isSample} />
      ))}
    </>
  );
}

export function listGroups(facts: CoinFacts): readonly FactGroup[] {
  return groups.filter((group) => facts.some(({ id }) => allFacts[id].group === group));
}
