import { useEffect, useRef, type ReactNode } from 'react';
import { useNearViewport } from '../hooks/use-near-viewport.ts';
import { loadDrawing, nearMargin } from './load-drawing.ts';

interface ChartSkeletonProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What stands for a chart whose figures are on their way; the code that draws it is fetched meanwhile. */
export function ChartSkeleton({ className, children }: ChartSkeletonProps) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNearViewport(frame, nearMargin);
  useEffect(() => {
    // A failure shows once there is something to draw.
    if (near) loadDrawing().catch(() => undefined);
  }, [near]);
  return (
    <div className={className} ref={frame}>
      {children}
    </div>
  );
}
