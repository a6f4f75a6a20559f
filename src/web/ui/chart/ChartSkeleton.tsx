import { useEffect, useRef, type ReactNode } from 'react';
import { useNearViewport } from '../hooks/use-near-viewport.ts';
import { Drawing, nearMargin } from './lazy-drawing.ts';

interface ChartSkeletonProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Loads the drawing code while the data is loading. */
export function ChartSkeleton({ className, children }: ChartSkeletonProps) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNearViewport(frame, nearMargin);
  useEffect(() => {
    // The chart reports the failure.
    if (near) Drawing.fetch().catch(() => undefined);
  }, [near]);
  return (
    <div className={className} ref={frame}>
      {children}
    </div>
  );
}
