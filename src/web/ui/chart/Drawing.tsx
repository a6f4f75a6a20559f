import ReactECharts from 'echarts-for-react/esm/core';
import type { EChartsInstance } from 'echarts-for-react/esm/types';
import { BarChart, CandlestickChart, LineChart } from 'echarts/charts';
import { GridComponent, MarkAreaComponent, MarkLineComponent, TooltipComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { setPlatformAPI } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useMemo, useState } from 'react';
import { type ChartLook, type ChartOption, chartTheme, getLook, getFont } from './look.ts';
import { toOption } from './option.ts';

echarts.use([
  BarChart,
  CandlestickChart,
  LineChart,
  GridComponent,
  MarkAreaComponent,
  MarkLineComponent,
  TooltipComponent,
  SVGRenderer,
]);
measureInOwnFont();

interface DrawingProps {
  readonly draw: (look: ChartLook) => ChartOption;
  readonly narrow: boolean;
  /** In px. */
  readonly height: number;
  readonly points: readonly string[];
  /** The point whose tooltip the keyboard shows. */
  readonly point: number | undefined;
}

const renderer = { renderer: 'svg' } as const;
const toContainer = { width: 'auto', height: 'auto' } as const;

export function Drawing({ draw, narrow, height, points, point }: DrawingProps) {
  const [chart, setChart] = useState<EChartsInstance>();
  const option = useMemo(() => {
    const look = getLook(narrow);
    return toOption(draw(look), look, points);
  }, [draw, narrow, points]);

  // The wrapper misses a resize right after the first drawing.
  useEffect(() => {
    if (!chart || chart.isDisposed()) return undefined;
    const observer = new ResizeObserver(() => chart.resize(toContainer));
    observer.observe(chart.getDom());
    return () => observer.disconnect();
  }, [chart]);

  useEffect(() => {
    if (!chart || chart.isDisposed()) return;
    if (point === undefined) chart.dispatchAction({ type: 'hideTip' });
    else chart.dispatchAction({ type: 'showTip', seriesIndex: 0, dataIndex: point });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- setting an option hides the tooltip
  }, [chart, option, point]);

  return (
    <ReactECharts
      echarts={echarts}
      theme={chartTheme}
      opts={renderer}
      option={option}
      notMerge
      autoResize={false}
      style={{ height }}
      onChartReady={setChart}
    />
  );
}

/** echarts has no font option for tooltips: it measures with this font, and the stylesheet sets ours. */
const plainFont = 'sans-serif';

/** Makes echarts measure texts in the font that displays them. */
export function measureInOwnFont(): void {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return;
  setPlatformAPI({
    measureText: (text, font = `12px ${plainFont}`) => {
      context.font = font.endsWith(`px ${plainFont}`) ? font.replace(plainFont, getFont()) : font;
      return context.measureText(text);
    },
  });
}
