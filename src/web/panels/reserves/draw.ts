import { toShortNumber } from '../../ui/text/amounts.ts';
import type { ChartLook, ChartOption } from '../../ui/chart/look.ts';
import { toAmount, toUnit, toChange } from './amount.ts';
import { toBarFrame } from './bar-rows.ts';
import type { CoinAmount } from './reserve-table.ts';

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
      axisLabel: { formatter: toShortNumber, alignMinLabel: 'left', showMaxLabel: false, hideOverlap: true },
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

/** What came in and went out: bars to both sides of zero, hollow in, solid out, their lengths logarithmic. */
export function drawChanges(rows: readonly CoinAmount[], look: ChartLook): ChartOption {
  const floor = findFloor(rows.map(({ amount }) => amount));
  const lengths = rows.map(({ amount }) => toSignedLog(amount, floor));
  const longest = Math.max(1, ...lengths.map(Math.abs));
  const { frame, barWidth } = toBarFrame(
    rows.map(({ symbol, amount }) => ({
      name: symbol,
      figure: toChange(amount, toUnit(symbol)),
      color: toColor(amount, look),
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
            color: amount > 0 ? look.surface : toColor(amount, look),
            borderColor: toColor(amount, look),
            borderWidth: amount === 0 ? 0 : 1.5,
          },
        })),
        itemStyle: { borderRadius: 3 },
      },
    ],
  };
}

function toColor(change: number, look: ChartLook): string {
  if (change === 0) return look.text3;
  return change > 0 ? look.up : look.down;
}

function toSide(position: number): string {
  if (position === 0) return '0';
  return position < 0 ? 'Outflow' : 'Inflow';
}

/**
 * Where a logarithmic scale begins: the power of ten that is at most half of the smallest amount, whatever its
 * sign, so that the shortest bar can be seen; 1 where all amounts are zero.
 */
export function findFloor(amounts: readonly number[]): number {
  const sizes = amounts.map(Math.abs).filter((size) => size > 0);
  return sizes.length === 0 ? 1 : 10 ** Math.floor(Math.log10(Math.min(...sizes) / 2));
}

/** Powers of ten above the floor, with the amount's sign; 0 for nothing. */
export function toSignedLog(amount: number, floor: number): number {
  return amount === 0 ? 0 : Math.sign(amount) * Math.log10(Math.abs(amount) / floor);
}
