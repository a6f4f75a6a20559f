import { Suspense, lazy, useMemo, useRef, useState, type ReactNode } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import { ErrorBoundary } from '../blocks/ErrorBoundary.tsx';
import { Skeleton } from '../blocks/Skeleton.tsx';
import { useNearViewport } from '../hooks/use-near-viewport.ts';
import { useWidthClass } from '../hooks/use-width-class.ts';
import { ChartTable, type FigureTable } from './ChartTable.tsx';
import type { ChartLook, ChartOption } from './look.ts';
import { loadDrawing, nearMargin } from './load-drawing.ts';
import { PointSlider } from './PointSlider.tsx';
import styles from './Chart.module.css';

const Drawing = lazy(loadDrawing);

const none: readonly string[] = [];

/** In px; a narrower one has less room for words. */
const wideFrom = 480;

interface ChartProps {
  /** A sentence that says what the chart shows: its accessible name. */
  readonly label: string;
  /** In px. */
  readonly height: number;
  /** The option for a look, drawn anew when the width class changes; a stable function spares redrawing. */
  readonly draw: (look: ChartLook) => ChartOption;
  /** How many points it has. */
  readonly count: number;
  /** Its figures in words, made when the chart is near; a stable function spares redrawing. */
  readonly toFigures: () => ChartFigures;
}

interface ChartFigures {
  /** What each point says, in order, a line for each figure: its tooltip, and what arrow keys say. */
  readonly points: readonly string[];
  /** The same figures as a table: there for listeners, and for everybody once it is opened. */
  readonly table: FigureTable;
}

/** A chart, a slider that steps through its points by keyboard and by touch of a screen reader, and its table. */
export function Chart({ label, height, draw, count, toFigures }: ChartProps): ReactNode {
  const frame = useRef<HTMLElement>(null);
  const width = useWidthClass(frame, wideFrom);
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
          <ErrorBoundary fallback={<p className={styles.failure}>{uiCopy.chartFailed}</p>}>
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
