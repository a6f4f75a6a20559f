import type { ChartLook, ChartOption } from '../../ui/chart/Chart.tsx';
import { toChange, toUnit } from './amount.ts';
import { toBarFrame } from './bar-rows.ts';
import type { CoinAmount } from './reserve-table.ts';
import { findFloor, toSignedLog } from './scale.ts';

/** What came in and went out: bars to both sides of zero, hollow in, solid out, their lengths logarithmic. */
export function drawChanges(rows: readonly CoinAmount[], look: ChartLook): ChartOption {
  const floor = findFloor(rows.map(({ amount }) => amount));
  const lengths = rows.map(({ amount }) => toSignedLog(amount, floor));
  const longest = Math.max(1, ...lengths.map(Math.abs));
  const { frame, barWidth } = toBarFrame(
    rows.map(({ symbol, amount }) => ({
      name: symbol,
      figure: toChange(amount, toUnit(symbol)),
      colour: toColour(amount, look),
    })),
    look,
  );
  return {
    ...frame,
    xAxis: {
      type: 'value',
      min: -longest,
      max: longest,
      interval: longest,
      splitLine: {
        showMinLine: false,
        showMaxLine: false,
        lineStyle: { color: look.reference },
      },
      axisLabel: { formatter: toSide, alignMinLabel: 'left', alignMaxLabel: 'right' },
    },
    series: [
      {
        type: 'bar',
        barWidth,
        data: rows.map(({ amount }, index) => ({
          value: lengths[index],
          itemStyle: {
            color: amount > 0 ? look.surface : toColour(amount, look),
            borderColor: toColour(amount, look),
            borderWidth: amount === 0 ? 0 : 1.5,
          },
        })),
        itemStyle: { borderRadius: 3 },
      },
    ],
  };
}

function toColour(change: number, look: ChartLook): string {
  if (change === 0) return look.text3;
  return change > 0 ? look.up : look.down;
}

function toSide(position: number): string {
  if (position === 0) return '0';
  return position < 0 ? 'Outflow' : 'Inflow';
}
