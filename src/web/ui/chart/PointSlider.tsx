import type { KeyboardEvent } from 'react';
import styles from './Chart.module.css';

interface PointSliderProps {
  readonly label: string;
  readonly count: number;
  /** What each says, a line for each figure, once that is known. */
  readonly points: readonly string[];
  /** Undefined: none chosen. */
  readonly point: number | undefined;
  readonly onPoint: (point: number | undefined) => void;
}

/** Lies over a drawing, unseen: focus and keys are its own, the pointer reaches what is below. */
export function PointSlider({ label, count, points, point, onPoint }: PointSliderProps) {
  function step(event: KeyboardEvent) {
    const next = toStep(event.key, point, count);
    if (next === 'other') return;
    event.preventDefault();
    onPoint(next);
  }
  const said = point === undefined ? undefined : points[point];
  return (
    <input
      className={styles.slider}
      type="range"
      min={0}
      max={Math.max(count - 1, 0)}
      value={point ?? 0}
      aria-label={label}
      aria-valuetext={said?.replaceAll('\n', ', ') ?? `${count} points`}
      onChange={(event) => onPoint(event.target.valueAsNumber)}
      onKeyDown={step}
      onBlur={() => onPoint(undefined)}
    />
  );
}

/** Where a key leads among so many points: to one, to none (Escape), or nowhere ('other'). */
function toStep(key: string, from: number | undefined, count: number): number | undefined | 'other' {
  const last = count - 1;
  if (key === 'Escape') return from === undefined ? 'other' : undefined;
  if (last < 0) return 'other';
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return from === undefined ? 0 : Math.min(from + 1, last);
    case 'ArrowLeft':
    case 'ArrowUp':
      return from === undefined ? last : Math.max(from - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return 'other';
  }
}
