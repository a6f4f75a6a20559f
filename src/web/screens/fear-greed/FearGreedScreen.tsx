import type { ReactNode } from 'react';
import { chartingTabs } from '../../copy/charting.ts';
import { fearGreedCopy } from '../../copy/fear-greed.ts';
import { pageCopy } from '../../copy/pages.ts';
import { SentimentPanel } from '../../panels/sentiment/SentimentPanel.tsx';
import { TickerPanel } from '../../panels/ticker/TickerPanel.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PageTabs } from '../../ui/page/PageTabs.tsx';
import styles from './FearGreedScreen.module.css';

const copy = pageCopy.fng;

interface FearGreedScreenProps {
  /** The swing-trading page. */
  readonly charting: ReactNode;
  /** The page's questionnaires. */
  readonly blocks: ReactNode;
}

/** How the market feels, what a coin costs, and the swing-trading page below. */
export function FearGreedScreen({ charting, blocks }: FearGreedScreenProps) {
  return (
    <>
      <PageHeader {...copy}>
        <PageTabs {...chartingTabs} />
      </PageHeader>
      <div className={styles.panels}>
        <SentimentPanel words={fearGreedCopy.sentiment} />
        <TickerPanel words={fearGreedCopy.ticker} />
      </div>
      {charting}
      <div className={styles.blocks}>{blocks}</div>
    </>
  );
}
