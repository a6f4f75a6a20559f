import type { ChartLook, ChartOption } from '../../ui/chart/Chart.tsx';
import { toAmount, toShortAmount, toUnit } from './amount.ts';
import { toBarFrame } from './bar-rows.ts';
import type { CoinAmount } from './reserve-table.ts';
import { findFloor } from './scale.ts';

/** How many of each coin are held: bars on a logarithmic axis, since amounts of coins differ by powers of ten. */
export function drawReserves(rows: readonly CoinAmount[], look: ChartLook): ChartOption {
  const held = rows.map(({ amount }) => amount);
  const floor = findFloor(held);
  const top = Math.max(floor * 10, ...held);
  const { frame, barWidth } = toBarFrame(
    rows.map(({ symbol, amount }) => ({ name: symbol, figure: toAmount(amount, toUnit(symbol)) })),
    look,
  );
  return {
    ...frame,
    xAxis: {
      type: 'log',
      min: floor,
      max: top,
      startValue: floor,
      // In powers of ten: the labels need their room.
      interval: Math.max(1, Math.floor(Math.log10(top / floor) / (look.narrow ? 2 : 5))),
      splitLine: { showMaxLine: false },
      axisLabel: { formatter: toShortAmount, alignMinLabel: 'left', showMaxLabel: false, hideOverlap: true },
    },
    series: [
      {
        type: 'bar',
        barWidth,
        // A logarithmic axis has no place for nothing: such a row has its figure and no bar.
        data: held.map((amount) => (amount > 0 ? amount : null)),
        itemStyle: { color: look.chart1, borderRadius: 3 },
      },
    ],
  };
}
