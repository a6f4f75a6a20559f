import { useCallback } from 'react';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Chart, type ChartLook } from '../../ui/chart/Chart.tsx';
import { toChange } from './amount.ts';
import { toBarsHeight } from './bar-rows.ts';
import { drawChanges } from './draw-changes.ts';
import type { CoinAmount } from './reserve-table.ts';

interface ChangesChartProps {
  readonly title: string;
  readonly rows: readonly CoinAmount[];
}

export function ChangesChart({ title, rows }: ChangesChartProps) {
  const draw = useCallback((look: ChartLook) => drawChanges(rows, look), [rows]);
  const toFigures = useCallback(() => {
    const figures = rows.map(({ symbol, amount }) => [symbol, toChange(amount, symbol)] as const);
    return {
      points: rows.map(({ symbol, amount }) => `${symbol}\n${toFlow(amount)}: ${toChange(amount, symbol)}`),
      table: { caption: title, columns: ['Coin', 'Change in 24 hours'], rows: figures },
    };
  }, [title, rows]);
  if (rows.length === 0) {
    return <Blank title="No change is known">The source has no amounts of a day before.</Blank>;
  }
  return (
    <Chart
      label={`${title}: what came in and went out within 24 hours, as bars to both sides of zero on a logarithmic scale.`}
      height={toBarsHeight(rows.length)}
      draw={draw}
      count={rows.length}
      toFigures={toFigures}
    />
  );
}

function toFlow(change: number): string {
  if (change === 0) return 'No change';
  return change > 0 ? 'Inflow' : 'Outflow';
}
