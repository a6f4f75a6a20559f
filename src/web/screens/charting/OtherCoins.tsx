import { chartCoins, type IndicatorCoin } from '../../../contracts/charts.ts';
import { knownCoins } from '../../../contracts/known-coins.ts';
import { isSameSubject, type Subject } from '../../../contracts/subject.ts';
import { chartingCopy as copy } from '../../copy/charting.ts';
import { PriceTrendPanel } from '../../panels/coin/PriceTrendPanel.tsx';
import { Banner } from '../../ui/blocks/Banner.tsx';
import { Button } from '../../ui/controls/Button.tsx';

interface OtherCoinsProps {
  /** The coin of the charts. */
  readonly charted: IndicatorCoin;
  /** The coins that the page's questionnaires are about. */
  readonly about: readonly Subject[];
  /** Absent: the charts are of no other coin. */
  readonly onChoose?: (coin: IndicatorCoin) => void;
  readonly headingLevel?: 2 | 3;
}

/** The figures of coins that are asked about and are not those of the charts, and a notice whose the charts are. */
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
