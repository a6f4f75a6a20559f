import { chartCoins, type IndicatorCoin } from '../../../contracts/charts.ts';
import { knownCoins } from '../../../contracts/known-coins.ts';
import { isSameSubject, type Subject } from '../../../contracts/subject.ts';
import { chartingCopy as copy } from '../../copy/charting.ts';
import { PriceTrendPanel } from '../../panels/coin/PriceTrendPanel.tsx';
import { Banner } from '../../ui/blocks/Banner.tsx';
import { Button } from '../../ui/controls/Button.tsx';

interface OtherCoinsProps {
  readonly charted: IndicatorCoin;
  readonly about: readonly Subject[];
  /** Absent: there are charts of no other coin. */
  readonly onChoose?: (coin: IndicatorCoin) => void;
  readonly headingLevel?: 2 | 3;
}

/** Figures of coins that the questions are about and the charts do not show, with a notice. */
export function OtherCoins({ charted, about, headingLevel, onChoose }: OtherCoinsProps) {
  const byId = new Map(about.map((one) => [one.id ?? one.name, one]));
  const others = [...byId].filter(([, one]) => !isSameSubject(one, knownCoins[charted]));
  return (
    <>
      {others.map(([id, other]) => (
        <PriceTrendPanel key={id} coin={other} {...(headingLevel && { headingLevel })} />
      ))}
      {others.map(([id, other]) => (
        <ChartsNotice key={id} {...{ charted, other, onChoose }} />
      ))}
    </>
  );
}

interface ChartsNoticeProps extends Pick<OtherCoinsProps, 'charted'> {
  readonly other: Subject;
  readonly onChoose: OtherCoinsProps['onChoose'];
}

function ChartsNotice({ charted, other, onChoose }: ChartsNoticeProps) {
  const own = onChoose && chartCoins.find(({ symbol }) => isSameSubject(other, knownCoins[symbol]));
  return (
    <Banner
      tone="info"
      action={own && <Button onClick={() => onChoose(own.symbol)}>{copy.showChartsOf(own.title)}</Button>}
    >
      {copy.chartsOf(knownCoins[charted].name)} {!own && copy.noChartsOf(other.name)}
    </Banner>
  );
}
