import { useMemo } from 'react';
import { classNames } from '../class-names.ts';
import { contourBox, toContourPaths } from './contour-paths.ts';
import styles from './Contours.module.css';

/** Level lines behind the logged-out pages; they fill the nearest positioned ancestor. */
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
