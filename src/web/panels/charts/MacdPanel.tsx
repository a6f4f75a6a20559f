import { useCallback, useMemo } from 'react';
import { macdDays, type Macd } from '../../../contracts/charts.ts';
import type { FeedState } from '../../../contracts/feed.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { chartPanelCopy as copy } from '../../copy/panels/charts.ts';
import { toNumber } from '../../ui/text/amounts.ts';
import { loadMacd } from '../../api/market.ts';
import { markFigures } from '../../feeds/mark-figures.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Chart } from '../../ui/chart/Chart.tsx';
import type { ChartLook } from '../../ui/chart/look.ts';
import { ChartFacts } from '../../ui/chart/ChartFacts.tsx';
import { ChartLegend } from '../../ui/chart/ChartLegend.tsx';
import { IndicatorPanel, type CoinIndicatorProps } from './IndicatorPanel.tsx';
import { indicatorHeight } from './IndicatorSkeleton.tsx';
import { toFullDay } from './chart-day.ts';
import { drawMacd, toMacdRows, type MacdRow, toPoint, toVerdict } from './macd.ts';
import styles from './charts.module.css';

export function MacdPanel(props: CoinIndicatorProps) {
  const { coin } = props;
  return (
    <IndicatorPanel
      {...props}
      name="MACD"
      days={macdDays}
      load={loadMacd}
      hasLegend
      none={copy.noMacd(coin.name)}
      loaded={copy.macdLoaded(coin.name)}
    >
      {(macd, { state }) => <MacdChart coin={coin} macd={macd} state={state} />}
    </IndicatorPanel>
  );
}

interface MacdChartProps {
  readonly coin: Subject;
  readonly macd: Macd;
  readonly state: FeedState;
}

function MacdChart({ coin, macd, state }: MacdChartProps) {
  const rows = useMemo(() => toMacdRows(macd), [macd]);
  const draw = useCallback((look: ChartLook) => drawMacd(rows, look), [rows]);
  const caption = markFigures(state, `${coin.name}, MACD (12, 26, 9) of the last ${rows.length} days`);
  const toFigures = useCallback(() => {
    const table = { caption, columns: ['Closed', 'MACD', 'Signal', 'Histogram'], rows: rows.map(toCells) };
    return { points: rows.map(toPoint), table };
  }, [rows, caption]);
  const last = rows.at(-1);
  if (last === undefined) return <Blank title={copy.noMacd(coin.name)}>{copy.tooFewDays}</Blank>;
  const verdict = toVerdict(last, rows.at(-2));
  return (
    <div className={styles.content}>
      <ChartLegend
        entries={[
          { mark: 'line', label: 'MACD' },
          { mark: 'dashed', label: 'Signal' },
          { mark: 'bars', label: 'Histogram' },
        ]}
      />
      <Chart
        label={`${caption}. ${verdict}.`}
        height={indicatorHeight}
        draw={draw}
        count={rows.length}
        toFigures={toFigures}
      />
      <ChartFacts
        facts={[
          { label: 'MACD', value: toNumber(last.macd) },
          { label: 'Signal', value: toNumber(last.signal) },
          { label: 'Histogram', value: toNumber(last.histogram) },
        ]}
        verdict={verdict}
      />
    </div>
  );
}

function toCells({ macd, signal, histogram, ...day }: MacdRow): readonly string[] {
  return [toFullDay(day), ...[macd, signal, histogram].map(toNumber)];
}
