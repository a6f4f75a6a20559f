import { markShape } from './mark-shape.ts';

interface MarkProps {
  /** In px. */
  readonly size?: number;
  readonly className?: string | undefined;
}

const { size: box, radius, bar, tick } = markShape;

/** A tick whose long arm reaches a level: checklist and target price in one shape. */
export function Mark({ size = 26, className }: MarkProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox={`0 0 ${box} ${box}`}
      fill="none"
      aria-hidden="true"
    >
      <rect width={box} height={box} rx={radius} fill="var(--mark-bg)" />
      <path d={bar.path} stroke="var(--mark-bar)" strokeWidth={bar.width} strokeLinecap="round" />
      <path
        d={tick.path}
        stroke="var(--mark-tick)"
        strokeWidth={tick.width}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
