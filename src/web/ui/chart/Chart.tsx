import { Suspense, lazy, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { EChartsCoreOption } from 'echarts/core';
import { ChartTable } from './ChartTable.tsx';
import type { FigureTable } from './ChartTable.tsx';
import { loadDrawing, nearMargin } from './load-drawing.ts';
import { PointSlider } from './PointSlider.tsx';
import { useWidthClass } from './use-width-class.ts';
import { ErrorBoundary } from '../blocks/ErrorBoundary.tsx';
import { Skeleton } from '../blocks/Skeleton.tsx';
import { useNearViewport } from '../hooks/use-near-viewport.ts';
import styles from './Chart.module.css';

const Drawing = lazy(loadDrawing);

const none: readonly string[] = [];

/** What echarts draws, without what the frame sets: motion, colours of axes, the tooltip's look. */
export type ChartOption = EChartsCoreOption;

/**
 * Colours and type of the theme for a chart's option. The colours are references to the tokens, so a drawing
 * follows the theme, the paper and forced colours by itself; for a translucent one, use the option's opacity.
 */
export interface ChartLook {
  readonly text: string;
  readonly text2: string;
  readonly text3: string;
  /** Hairlines. */
  readonly line: string;
  /** Lines at a value, such as a threshold. */
  readonly reference: string;
  /** The page behind the panel, and the panel itself. */
  readonly bg: string;
  readonly surface: string;
  readonly up: string;
  readonly upSoft: string;
  readonly down: string;
  readonly downSoft: string;
  readonly chart1: string;
  readonly chart2: string;
  readonly chart5: string;
  readonly font: string;
  /** Drawn narrower than 480 px. */
  readonly narrow: boolean;
}

interface ChartProps {
  /** A sentence that says what the chart shows: its accessible name. */
  readonly label: string;
  /** In px. */
  readonly height: number;
  /** The option for a look, asked for again when the width class changes; a stable function spares redrawing. */
  readonly draw: (look: ChartLook) => ChartOption;
  /** How many points it has. */
  readonly count: number;
  /** Its figures in words, asked for when the chart is near; a stable function spares redrawing. */
  readonly toFigures: () => ChartFigures;
}

export interface ChartFigures {
  /** What each point says, in order, a line for each figure: its tooltip, and what arrow keys say. */
  readonly points: readonly string[];
  /** The same figures as a table: there for listeners, and for everybody once it is opened. */
  readonly table: FigureTable;
}

/** A chart, a slider that steps through its points by keyboard and by touch of a screen reader, and its table. */
export function Chart({ label, height, draw, count, toFigures }: ChartProps): ReactNode {
  const frame = useRef<HTMLElement>(null);
  const width = useWidthClass(frame);
  const [isTableOpen, setTableOpen] = useState(false);
  const near = useNearViewport(frame, nearMargin) || isTableOpen;
  const seen = useNearViewport(frame, 0);
  const [point, setPoint] = useState<number>();
  const figures = useMemo(() => (near ? toFigures() : undefined), [near, toFigures]);
  const points = figures?.points ?? none;
  const skeleton = <Skeleton height={height} />;
  return (
    <figure className={styles.chart} ref={frame}>
      <div className={styles.stage} style={{ height }}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, not loaded from an address */}
        <div role="img" aria-label={label}>
          <ErrorBoundary fallback={<p className={styles.failure}>The chart could not be drawn.</p>}>
            <Suspense fallback={skeleton}>
              {width === 'unknown' || !seen ? (
                skeleton
              ) : (
                <Drawing
                  draw={draw}
                  narrow={width === 'narrow'}
                  height={height}
                  points={points}
                  point={point}
                />
              )}
            </Suspense>
          </ErrorBoundary>
        </div>
        <PointSlider
          label={`Points of: ${label}`}
          count={count}
          points={points}
          point={point}
          onPoint={setPoint}
        />
      </div>
      <ChartTable table={figures?.table} open={isTableOpen} onOpen={setTableOpen} />
    </figure>
  );
}
