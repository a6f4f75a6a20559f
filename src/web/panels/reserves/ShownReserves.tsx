import type { ReactNode } from 'react';
import type { Feed } from '../../../contracts/feed.ts';
import type { Exchange } from '../../../contracts/reserves.ts';
import { FeedAge } from '../../feeds/FeedAge.tsx';
import { UtcMoment } from '../../ui/text/UtcMoment.tsx';
import { toChartTitles } from './chart-titles.ts';
import { ChangesChart } from './ChangesChart.tsx';
import type { ReserveTable } from './reserve-table.ts';
import { ReservesChart } from './ReservesChart.tsx';
import { ReservesFrame } from './ReservesFrame.tsx';
import styles from './ShownReserves.module.css';

interface ShownReservesProps {
  readonly exchange: Exchange;
  readonly feed: Feed<ReserveTable>;
  /** What to bear in mind about the figures. */
  readonly footnote: ReactNode;
}

export function ShownReserves({ exchange, feed, footnote }: ShownReservesProps) {
  const { value: table, source, asOf, state } = feed;
  const titles = toChartTitles(exchange);
  return (
    <>
      <ReservesFrame
        exchange={exchange}
        date={<UtcMoment time={table.time} />}
        origin={<FeedAge source={source} asOf={asOf} state={state} />}
        reserves={<ReservesChart title={titles.reserves} rows={table.held} />}
        changes={<ChangesChart title={titles.changes} rows={table.changes} />}
      />
      <p className={styles.footnote}>{footnote}</p>
    </>
  );
}
