import type { KeyboardEvent } from 'react';
import { isModified } from '../next-by-key.ts';
import styles from './Chart.module.css';

interface PointSliderProps {
  readonly label: string;
  readonly count: number;
  /** Text of each point, one line per figure; empty until built. */
  readonly points: readonly string[];
  readonly point: number | undefined;
  readonly onPoint: (point: number | undefined) => void;
}

/** Invisible over the drawing: takes focus and keys, while the pointer reaches the drawing. */
export function PointSlider({ label, count, points, point, onPoint }: PointSliderProps) {
  function step(event: KeyboardEvent) {
    const next = toStep(event.key, point, count);
    if (next === 'other' || isModified(event)) return;
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

/** Undefined: Escape, selects no point; 'other': the key does nothing. */
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
