import type { IndicatorCoin } from '../../../contracts/charts.ts';
import { knownCoins } from '../../../contracts/known-coins.ts';
import { isSameSubject, type Subject } from '../../../contracts/subject.ts';
import { chartingCopy as copy } from '../../copy/charting.ts';
import { PriceTrendPanel } from '../../panels/coin/PriceTrendPanel.tsx';
import { Banner } from '../../ui/blocks/Banner.tsx';

interface OtherCoinsProps {
  readonly charted: IndicatorCoin;
  readonly about: readonly Subject[];
}

export function OtherCoins({ charted, about }: OtherCoinsProps) {
  const byId = new Map(about.map((one) => [one.id ?? one.name, one]));
  const others = [...byId].filter(([, one]) => !isSameSubject(one, knownCoins[charted]));
  return (
    <>
      {others.map(([id, other]) => (
        <PriceTrendPanel key={id} coin={other} />
      ))}
      {others.length > 0 && <Banner tone="info">{copy.chartsOf(knownCoins[charted].name)}</Banner>}
    </>
  );
}
