import { useState } from 'react';
import type { ReactNode } from 'react';
import { candleWindows, chartCoins } from '../../../contracts/charts.ts';
import { pages } from '../../../contracts/pages.ts';
import { chartingCopy, chartingTabs } from '../../copy/charting.ts';
import { CandlesPanel } from '../../panels/charts/CandlesPanel.tsx';
import { MacdPanel } from '../../panels/charts/MacdPanel.tsx';
import { RsiPanel } from '../../panels/charts/RsiPanel.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Segmented } from '../../ui/controls/Segmented.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PageTabs } from '../../ui/page/PageTabs.tsx';
import styles from './ChartingScreen.module.css';

interface ChartingScreenProps {
  /** Below another page's heading, as a part of it. */
  readonly embedded: boolean;
  /** The page's questionnaires. */
  readonly blocks: ReactNode;
}

const windows = candleWindows.map((window) => ({
  value: `${window.days}` as const,
  label: chartingCopy.window(window.days),
  window,
}));
type Days = (typeof windows)[number]['value'];

export function ChartingScreen({ embedded, blocks }: ChartingScreenProps) {
  const [days, setDays] = useState<Days>('52');
  const shown = windows.find(({ value }) => value === days)?.window ?? candleWindows[0];
  const choice = <Segmented label={chartingCopy.days} options={windows} value={days} onChange={setDays} />;
  const pane = classNames(styles.pane);
  return (
    <>
      {embedded ? (
        <div className={styles.part}>
          <h2 className={styles.title}>{chartingCopy.part}</h2>
          {choice}
        </div>
      ) : (
        <PageHeader {...pages.charting}>
          <div className={styles.tools}>
            <PageTabs {...chartingTabs} />
            {choice}
          </div>
        </PageHeader>
      )}
      <div className={styles.columns}>
        <div className={styles.blocks}>{blocks}</div>
        <div className={styles.charts}>
          {chartCoins.map((coin) => (
            <div className={styles.coin} key={coin.name}>
              <CandlesPanel coin={coin} window={shown} headingLevel={embedded ? 3 : 2} className={pane} />
              <MacdPanel coin={coin} headingLevel={embedded ? 4 : 3} className={pane} />
              <RsiPanel coin={coin} headingLevel={embedded ? 4 : 3} className={pane} />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
