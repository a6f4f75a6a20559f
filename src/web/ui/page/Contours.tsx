import { useMemo } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Contours.module.css';

/** Fills the nearest positioned ancestor. */
export function Contours({ seed = 3 }: { readonly seed?: number }) {
  const paths = useMemo(() => toContourPaths(seed), [seed]);
  return (
    <svg
      className={styles.contours}
      viewBox={contourBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {paths.map((path, line) => (
        <path key={path} d={path} className={classNames(styles.line, line % 4 === 0 && styles.major)} />
      ))}
    </svg>
  );
}

const width = 1440;
const height = 900;
const lines = 26;
const step = 30;

const contourBox = `0 0 ${width} ${height}`;

/** From top to bottom; the same seed draws the same lines. */
function toContourPaths(seed: number): readonly string[] {
  const random = createRandom(seed);
  const tilt = random() * 6.28;
  const ripple = random() * 6.28;
  return Array.from({ length: lines }, (_, line) => toPath(line, tilt, ripple));
}

function toPath(line: number, tilt: number, ripple: number): string {
  let path = '';
  for (let x = -20; x <= width + 20; x += step) {
    path += `${path === '' ? 'M' : 'L'}${x} ${toHeight(line, x / width, tilt, ripple).toFixed(1)}`;
  }
  return path;
}

function toHeight(line: number, x: number, tilt: number, ripple: number): number {
  const depth = line / lines;
  const slope =
    Math.sin(x * 4.1 + tilt) * 38 * (1 - depth * 0.4) + Math.sin(x * 8.3 + ripple + line * 0.14) * 14;
  const hill = Math.exp(-(((x - 0.62) * 3.1) ** 2)) * 300 * (1 - depth) ** 1.35;
  const dip = Math.exp(-(((x - 0.2) * 4.6) ** 2)) * 90 * (1 - depth);
  return height * 0.1 + line * height * 0.037 - 40 + slope + hill - dip;
}

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}
