import type { ReactNode } from 'react';
import type { Feed } from '../../../contracts/feed.ts';
import { messages, retryWait } from '../../../contracts/messages.ts';
import type { Subject } from '../../../contracts/subject.ts';
import type { Cancel } from '../../api/client.ts';
import { chartPanelCopy as copy } from '../../copy/panels/charts.ts';
import { FeedPanel } from '../../feeds/FeedPanel.tsx';
import { useFeed } from '../../feeds/use-feed.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { IndicatorSkeleton } from './IndicatorSkeleton.tsx';
import styles from './charts.module.css';

export interface CoinIndicatorProps {
  readonly coin: Subject;
  readonly headingLevel?: 2 | 3 | 4;
  readonly className?: string;
}

interface IndicatorPanelProps<Values> extends CoinIndicatorProps {
  readonly name: 'MACD' | 'RSI';
  readonly days: number;
  readonly load: (coin: Subject, cancel: Cancel) => Promise<Feed<Values>>;
  readonly hasLegend?: boolean;
  /** The coin has no such values. */
  readonly none: string;
  readonly loaded: string;
  readonly children: (values: Values, feed: Feed<Values>) => ReactNode;
}

/** An indicator of a coin's last days. */
export function IndicatorPanel<Values>({
  coin,
  headingLevel = 2,
  className = '',
  name,
  days,
  load,
  hasLegend = false,
  none,
  loaded,
  children,
}: IndicatorPanelProps<Values>) {
  const status = useFeed({
    key: [name.toLowerCase(), coin.id ?? coin.name],
    load: (cancel) => load(coin, cancel),
    mayNotExist: true,
  });
  return (
    <FeedPanel
      title={
        <>
          <VisuallyHidden>{coin.name} </VisuallyHidden>
          {name} <span className={styles.days}>{days} days</span>
        </>
      }
      headingLevel={headingLevel}
      className={className}
      status={status}
      skeleton={<IndicatorSkeleton hasLegend={hasLegend} />}
      failure={{ message: messages.loadingFailed, wait: retryWait }}
      missing={<Blank title={none}>{copy.noDailyPrices}</Blank>}
      announce={() => loaded}
    >
      {children}
    </FeedPanel>
  );
}
