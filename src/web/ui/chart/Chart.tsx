import { Suspense, useMemo, useRef, useState, type ReactNode } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import { ErrorBoundary } from '../blocks/ErrorBoundary.tsx';
import { Skeleton } from '../blocks/Skeleton.tsx';
import { useNearViewport } from '../hooks/use-near-viewport.ts';
import { useWidthClass } from '../hooks/use-width-class.ts';
import { CodeBoundary } from '../page/CodeBoundary.tsx';
import { ChartTable, type FigureTable } from './ChartTable.tsx';
import type { ChartLook, ChartOption } from './look.ts';
import { Drawing, nearMargin } from './lazy-drawing.ts';
import { PointSlider } from './PointSlider.tsx';
import styles from './Chart.module.css';

const none: readonly string[] = [];

/** In px; a narrower chart shows shorter labels. */
const wideFrom = 480;

interface ChartProps {
  /** Accessible name: a sentence. */
  readonly label: string;
  /** In px. */
  readonly height: number;
  /** Called again when the width class changes. Pass a stable function to avoid redraws. */
  readonly draw: (look: ChartLook) => ChartOption;
  readonly count: number;
  /** Called when the chart is near the viewport. Pass a stable function to avoid redraws. */
  readonly toFigures: () => ChartFigures;
}

interface ChartFigures {
  /** Text of each point, one line per figure: for the tooltip and the arrow keys. */
  readonly points: readonly string[];
  /** The same figures for screen readers, and for everyone once opened. */
  readonly table: FigureTable;
}

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
      <ErrorBoundary fallback={<p className={styles.failure}>{uiCopy.chartFailed}</p>}>
        <CodeBoundary title={uiCopy.chartFailed}>
          <div className={styles.stage} style={{ height }}>
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so there is no address for an img element */}
            <div role="img" aria-label={label}>
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
            </div>
            <PointSlider
              label={`Points of: ${label}`}
              count={count}
              points={points}
              point={point}
              onPoint={setPoint}
            />
          </div>
        </CodeBoundary>
      </ErrorBoundary>
      <ChartTable table={figures?.table} open={isTableOpen} onOpen={setTableOpen} />
    </figure>
  );
}
