import { useState } from 'react';
import type { ReactNode } from 'react';
import { candleWindows, chartCoins, type IndicatorCoin } from '../../../contracts/charts.ts';
import { pages } from '../../../contracts/pages.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { chartingCopy, chartingTabs } from '../../copy/charting.ts';
import { CandlesPanel } from '../../panels/charts/CandlesPanel.tsx';
import { MacdPanel } from '../../panels/charts/MacdPanel.tsx';
import { RsiPanel } from '../../panels/charts/RsiPanel.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Segmented } from '../../ui/controls/Segmented.tsx';
import { PageColumns } from '../../ui/page/PageColumns.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PageTabs } from '../../ui/page/PageTabs.tsx';
import { OtherCoins } from './OtherCoins.tsx';
import styles from './ChartingScreen.module.css';

interface ChartingScreenProps {
  /** Shown below another page's heading. */
  readonly embedded: boolean;
  readonly about: readonly Subject[];
  readonly blocks: ReactNode;
}

const coins = chartCoins.map((coin) => ({ value: coin.symbol, label: coin.symbol.toUpperCase(), coin }));

const windows = candleWindows.map((window) => ({
  value: `${window.days}` as const,
  label: chartingCopy.window(window.days),
  window,
}));
type Days = (typeof windows)[number]['value'];

/** The charts of one coin at a time beside the checklist. */
export function ChartingScreen({ embedded, about, blocks }: ChartingScreenProps) {
  const [coin, setCoin] = useState<IndicatorCoin>('btc');
  const [days, setDays] = useState<Days>('52');
  const choice = (
    <>
      <Segmented label={chartingCopy.coins} options={coins} value={coin} onChange={setCoin} />
      <Segmented label={chartingCopy.days} options={windows} value={days} onChange={setDays} />
    </>
  );
  return (
    <>
      {embedded ? (
        <div className={styles.part}>
          <h2 className={styles.title}>{chartingCopy.part}</h2>
          <div className={styles.tools}>{choice}</div>
        </div>
      ) : (
        <PageHeader {...pages.charting}>
          <div className={styles.tools}>
            <PageTabs {...chartingTabs} />
            {choice}
          </div>
        </PageHeader>
      )}
      <PageColumns place="start" side={<div className={styles.blocks}>{blocks}</div>}>
        <div className={styles.rest}>
          <OtherCoins charted={coin} about={about} onChoose={setCoin} headingLevel={embedded ? 3 : 2} />
          <Charts coin={coin} days={days} embedded={embedded} />
        </div>
      </PageColumns>
    </>
  );
}

interface ChartsProps {
  readonly coin: IndicatorCoin;
  readonly days: Days;
  readonly embedded: boolean;
}

function Charts({ coin: symbol, days, embedded }: ChartsProps) {
  const coin = coins.find(({ value }) => value === symbol)?.coin ?? chartCoins[0];
  const window = windows.find(({ value }) => value === days)?.window ?? candleWindows[0];
  const pane = classNames(styles.pane);
  return (
    <div className={styles.coin}>
      <CandlesPanel coin={coin} window={window} headingLevel={embedded ? 3 : 2} className={pane} />
      <MacdPanel coin={coin} headingLevel={embedded ? 4 : 3} className={pane} />
      <RsiPanel coin={coin} headingLevel={embedded ? 4 : 3} className={pane} />
    </div>
  );
}
