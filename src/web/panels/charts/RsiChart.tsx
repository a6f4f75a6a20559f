import { useCallback, useMemo } from 'react';
import type { ChartCoin, Rsi } from '../../../contracts/charts.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Chart } from '../../ui/chart/Chart.tsx';
import type { ChartLook } from '../../ui/chart/Chart.tsx';
import { ChartFacts } from '../../ui/chart/ChartFacts.tsx';
import { toDaysBefore } from '../../ui/text/days-before.ts';
import { drawRsi } from './draw-rsi.ts';
import { toRsiRows } from './rsi-rows.ts';
import type { RsiRow } from './rsi-rows.ts';
import { toBand, toIndex, toPoint, toVerdict } from './rsi-text.ts';
import styles from './RsiPanel.module.css';

interface RsiChartProps {
  readonly coin: ChartCoin;
  readonly rsi: Rsi;
}

export function RsiChart({ coin, rsi }: RsiChartProps) {
  const rows = useMemo(() => toRsiRows(rsi), [rsi]);
  const draw = useCallback((look: ChartLook) => drawRsi(rows, look), [rows]);
  const caption = `${coin.title}, RSI (14) of the last ${rows.length} days, 0 to 100`;
  const toFigures = useCallback(
    () => ({
      points: rows.map(toPoint),
      table: { caption, columns: ['Day', 'RSI', 'Band'], rows: rows.map(toCells) },
    }),
    [rows, caption],
  );
  const last = rows.at(-1);
  if (last === undefined) return <Blank title={`No RSI of ${coin.title} is known`} />;
  const verdict = toVerdict(last.value);
  return (
    <div className={styles.content}>
      <Chart
        label={`${caption}. ${verdict}.`}
        height={148}
        draw={draw}
        count={rows.length}
        toFigures={toFigures}
      />
      <ChartFacts verdict={verdict} />
    </div>
  );
}

function toCells({ daysBefore, value }: RsiRow): readonly string[] {
  return [toDaysBefore(daysBefore), toIndex(value), toBand(value)];
}
