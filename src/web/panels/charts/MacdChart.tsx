import { useCallback, useMemo } from 'react';
import type { ChartCoin, Macd } from '../../../contracts/charts.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Chart } from '../../ui/chart/Chart.tsx';
import type { ChartLook } from '../../ui/chart/Chart.tsx';
import { ChartFacts } from '../../ui/chart/ChartFacts.tsx';
import { ChartLegend } from '../../ui/chart/ChartLegend.tsx';
import { toDaysBefore } from '../../ui/text/days-before.ts';
import { drawMacd } from './draw-macd.ts';
import { toMacdRows } from './macd-rows.ts';
import type { MacdRow } from './macd-rows.ts';
import { toPoint, toSignedDollars, toVerdict } from './macd-text.ts';
import styles from './MacdPanel.module.css';

interface MacdChartProps {
  readonly coin: ChartCoin;
  readonly macd: Macd;
}

export function MacdChart({ coin, macd }: MacdChartProps) {
  const rows = useMemo(() => toMacdRows(macd), [macd]);
  const draw = useCallback((look: ChartLook) => drawMacd(rows, look), [rows]);
  const caption = `${coin.title}, MACD (12, 26, 9) of the last ${rows.length} days, in US dollars`;
  const toFigures = useCallback(() => {
    const table = { caption, columns: ['Day', 'MACD', 'Signal', 'Histogram'], rows: rows.map(toCells) };
    return { points: rows.map(toPoint), table };
  }, [rows, caption]);
  const last = rows.at(-1);
  if (last === undefined) return <Blank title={`No MACD of ${coin.title} is known`} />;
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
        height={144}
        draw={draw}
        count={rows.length}
        toFigures={toFigures}
      />
      <ChartFacts
        facts={[
          { label: 'MACD', value: toSignedDollars(last.macd) },
          { label: 'Signal', value: toSignedDollars(last.signal) },
          { label: 'Histogram', value: toSignedDollars(last.histogram) },
        ]}
        verdict={verdict}
      />
    </div>
  );
}

function toCells({ daysBefore, macd, signal, histogram }: MacdRow): readonly string[] {
  return [toDaysBefore(daysBefore), ...[macd, signal, histogram].map(toSignedDollars)];
}
