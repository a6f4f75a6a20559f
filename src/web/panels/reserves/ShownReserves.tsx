import { type ReactNode, useCallback } from 'react';
import type { Feed } from '../../../contracts/feed.ts';
import type { Exchange } from '../../../contracts/reserves.ts';
import { reservesPanelCopy as copy } from '../../copy/panels/reserves.ts';
import { FeedAge } from '../../feeds/FeedAge.tsx';
import { markFigures } from '../../feeds/mark-figures.ts';
import { UtcMoment } from '../../ui/text/UtcMoment.tsx';
import { Chart } from '../../ui/chart/Chart.tsx';
import type { ChartLook } from '../../ui/chart/look.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { toChartTitles, ReservesFrame } from './ReservesFrame.tsx';
import type { ReserveTable, CoinAmount, Holding } from './reserve-table.ts';
import { toAmount, toChange, toDollarChange, toPart, toWorth } from './amount.ts';
import { toBarsHeight } from './bar-rows.ts';
import { drawReserves, drawChanges } from './draw.ts';
import styles from './ReservesPanel.module.css';

interface ShownReservesProps {
  readonly exchange: Exchange;
  readonly feed: Feed<ReserveTable>;
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
        reserves={<ReservesChart title={markFigures(state, titles.reserves)} rows={table.held} />}
        changes={<ChangesChart title={markFigures(state, titles.changes)} rows={table.changes} />}
      />
      <p className={styles.footnote}>{footnote}</p>
    </>
  );
}

interface ReservesChartProps {
  readonly title: string;
  readonly rows: readonly Holding[];
}

function ReservesChart({ title, rows }: ReservesChartProps) {
  const draw = useCallback((look: ChartLook) => drawReserves(rows, look), [rows]);
  const toFigures = useCallback(() => {
    const figures = rows.map((row) => {
      const { symbol, amount } = row;
      return [symbol, toWorth(row), toPart(row), toAmount(amount, symbol)] as const;
    });
    const toPoint = ([symbol, worth, share, coins]: (typeof figures)[number]) =>
      [symbol, copy.worth(worth), copy.share(share), copy.held(coins)].join('\n');
    return {
      points: figures.map(toPoint),
      table: { caption: title, columns: copy.heldColumns, rows: figures },
    };
  }, [title, rows]);
  return (
    <Chart
      label={copy.heldLabel(title)}
      height={toBarsHeight(rows.length)}
      draw={draw}
      count={rows.length}
      toFigures={toFigures}
    />
  );
}

interface ChangesChartProps {
  readonly title: string;
  readonly rows: readonly CoinAmount[];
}

function ChangesChart({ title, rows }: ChangesChartProps) {
  const draw = useCallback((look: ChartLook) => drawChanges(rows, look), [rows]);
  const toFigures = useCallback(() => {
    const figures = rows.map((row) => {
      const { symbol, amount } = row;
      return [symbol, toDollarChange(row), toChange(amount, symbol)] as const;
    });
    return {
      points: rows.map((row, index) => {
        const [symbol, dollars, coins] = figures[index] ?? [];
        return `${symbol}\n${toFlow(row.amount)}: ${dollars}\n${coins}`;
      }),
      table: { caption: title, columns: copy.changesColumns, rows: figures },
    };
  }, [title, rows]);
  if (rows.length === 0) {
    return <Blank title={copy.noChange}>{copy.noChangeHint}</Blank>;
  }
  return (
    <Chart
      label={copy.changesLabel(title)}
      height={toBarsHeight(rows.length)}
      draw={draw}
      count={rows.length}
      toFigures={toFigures}
    />
  );
}

function toFlow(change: number): string {
  if (change === 0) return copy.flows.none;
  return change > 0 ? copy.flows.in : copy.flows.out;
}
