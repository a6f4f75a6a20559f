import { reservesPanelCopy as copy } from '../../copy/panels/reserves.ts';
import { toShortDollars } from '../../ui/text/amounts.ts';
import type { ChartLook, ChartOption } from '../../ui/chart/look.ts';
import { toChangeWords, toHeldWords } from './amount.ts';
import { toBarFrame } from './bar-rows.ts';
import type { CoinAmount, Holding } from './reserve-table.ts';

/** Bars in US dollars, none without a price. */
export function drawReserves(rows: readonly Holding[], look: ChartLook): ChartOption {
  const { frame, barWidth } = toBarFrame(
    rows.map((row) => ({ name: row.symbol, ...toHeldWords(row) })),
    look,
  );
  return {
    ...frame,
    xAxis: {
      type: 'value',
      min: 0,
      show: rows.some(({ dollars }) => dollars !== undefined),
      splitNumber: look.narrow ? 2 : 4,
      axisLabel: {
        formatter: toShortDollars,
        alignMinLabel: 'left',
        alignMaxLabel: 'right',
        hideOverlap: true,
      },
    },
    series: [
      {
        type: 'bar',
        barWidth,
        barMinHeight,
        // Zero has its figure and no bar; a negative value does not fit the axis.
        data: rows.map(({ dollars = 0 }) => (dollars > 0 ? dollars : null)),
        itemStyle: { color: look.chart1, borderRadius: 3 },
      },
    ],
  };
}

/** Bars in US dollars on both sides of zero, hollow in, solid out. */
export function drawChanges(rows: readonly CoinAmount[], look: ChartLook): ChartOption {
  const longest = Math.max(...rows.map(({ dollars = 0 }) => Math.abs(dollars))) || 1;
  const { frame, barWidth } = toBarFrame(
    rows.map((row) => ({ name: row.symbol, ...toChangeWords(row), color: toColor(row.amount, look) })),
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
        barMinHeight,
        data: rows.map(({ amount, dollars }) => ({
          value: dollars || null,
          itemStyle: {
            color: amount > 0 ? look.surface : toColor(amount, look),
            borderColor: toColor(amount, look),
            borderWidth: 1.5,
          },
        })),
        itemStyle: { borderRadius: 3 },
      },
    ],
  };
}

/** In px, so that the shortest bar is visible. */
const barMinHeight = 3;

function toColor(change: number, look: ChartLook): string {
  if (change === 0) return look.text3;
  return change > 0 ? look.up : look.down;
}

function toSide(position: number): string {
  if (position === 0) return '0';
  return position < 0 ? copy.flows.out : copy.flows.in;
}
