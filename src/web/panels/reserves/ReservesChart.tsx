import { useCallback } from 'react';
import { Chart, type ChartLook } from '../../ui/chart/Chart.tsx';
import { toAmount } from './amount.ts';
import { toBarsHeight } from './bar-rows.ts';
import { drawReserves } from './draw-reserves.ts';
import type { CoinAmount } from './reserve-table.ts';

interface ReservesChartProps {
  readonly title: string;
  readonly rows: readonly CoinAmount[];
}

export function ReservesChart({ title, rows }: ReservesChartProps) {
  const draw = useCallback((look: ChartLook) => drawReserves(rows, look), [rows]);
  const toFigures = useCallback(() => {
    const figures = rows.map(({ symbol, amount }) => [symbol, toAmount(amount, symbol)] as const);
    return {
      points: figures.map(([symbol, held]) => `${symbol}\nHeld: ${held}`),
      table: { caption: title, columns: ['Coin', 'Coins held'], rows: figures },
    };
  }, [title, rows]);
  return (
    <Chart
      label={`${title}: how many of each coin are held, as bars on a logarithmic scale.`}
      height={toBarsHeight(rows.length)}
      draw={draw}
      count={rows.length}
      toFigures={toFigures}
    />
  );
}
