import type { ReactNode } from 'react';
import { pages } from '../../../contracts/pages.ts';
import { chartingTabs } from '../../copy/charting.ts';
import { fearGreedCopy } from '../../copy/fear-greed.ts';
import { SentimentPanel } from '../../panels/sentiment/SentimentPanel.tsx';
import { TickerPanel } from '../../panels/ticker/TickerPanel.tsx';
import { PageColumns } from '../../ui/page/PageColumns.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PageTabs } from '../../ui/page/PageTabs.tsx';
import styles from './FearGreedScreen.module.css';

interface FearGreedScreenProps {
  readonly charting: ReactNode;
  readonly blocks: ReactNode;
}

export function FearGreedScreen({ charting, blocks }: FearGreedScreenProps) {
  return (
    <>
      <PageHeader {...pages.fearGreed}>
        <PageTabs {...chartingTabs} />
      </PageHeader>
      <PageColumns place="end" side={blocks}>
        <div className={styles.panels}>
          <SentimentPanel words={fearGreedCopy.sentiment} />
          <TickerPanel words={fearGreedCopy.ticker} />
        </div>
        {charting}
      </PageColumns>
    </>
  );
}
