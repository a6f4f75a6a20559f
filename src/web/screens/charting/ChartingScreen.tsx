import { useState, type ReactNode } from 'react';
import { candleWindows } from '../../../contracts/charts.ts';
import { pages } from '../../../contracts/pages.ts';
import { isSameSubject, type Subject } from '../../../contracts/subject.ts';
import { chartingCopy, chartingTabs } from '../../copy/charting.ts';
import { CandlesPanel } from '../../panels/charts/CandlesPanel.tsx';
import { MacdPanel } from '../../panels/charts/MacdPanel.tsx';
import { RsiPanel } from '../../panels/charts/RsiPanel.tsx';
import { Banner } from '../../ui/blocks/Banner.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Segmented } from '../../ui/controls/Segmented.tsx';
import { PageColumns } from '../../ui/page/PageColumns.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PageTabs } from '../../ui/page/PageTabs.tsx';
import { FoldedChart } from './FoldedChart.tsx';
import { useShownCoin } from './use-shown-coin.ts';
import styles from './ChartingScreen.module.css';

interface ChartingScreenProps {
  /** Shown below another page's heading. */
  readonly embedded: boolean;
  readonly about: readonly Subject[];
  readonly onChoose: (coin: Subject) => void;
  readonly blocks: ReactNode;
}

const windows = candleWindows.map((window) => ({
  value: `${window.days}` as const,
  label: chartingCopy.window(window.days),
  window,
}));
type Days = (typeof windows)[number]['value'];

export function ChartingScreen({ embedded, about, onChoose, blocks }: ChartingScreenProps) {
  const { offered, shown, value, choose } = useShownCoin(about, onChoose);
  const [days, setDays] = useState<Days>('52');
  const isOther = !about.every((one) => isSameSubject(one, shown));
  const choice = (
    <>
      <Segmented label={chartingCopy.coins} options={offered} value={value} onChange={choose} />
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
          {isOther && <Banner tone="info">{chartingCopy.chartsOf(shown.name)}</Banner>}
          <Charts coin={shown} days={days} embedded={embedded} />
        </div>
      </PageColumns>
    </>
  );
}

interface ChartsProps {
  readonly coin: Subject;
  readonly days: Days;
  readonly embedded: boolean;
}

function Charts({ coin, days, embedded }: ChartsProps) {
  const window = windows.find(({ value }) => value === days)?.window ?? candleWindows[0];
  const level = embedded ? 4 : 3;
  const pane = classNames(styles.pane);
  const Part = embedded ? FoldedChart : OpenChart;
  return (
    <div className={styles.coin}>
      <Part title={coin.name}>
        <CandlesPanel coin={coin} window={window} headingLevel={embedded ? 3 : 2} className={pane} />
      </Part>
      <Part title={chartingCopy.macd}>
        <MacdPanel coin={coin} headingLevel={level} className={pane} />
      </Part>
      <Part title={chartingCopy.rsi}>
        <RsiPanel coin={coin} headingLevel={level} className={pane} />
      </Part>
    </div>
  );
}

function OpenChart({ children }: { readonly children: ReactNode }) {
  return <div className={styles.chart}>{children}</div>;
}
