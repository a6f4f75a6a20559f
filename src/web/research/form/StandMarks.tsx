import { stands as order, type Stand } from '../../../contracts/stands.ts';
import { assertNever } from '../../../lib/assert-never.ts';
import styles from './StandMarks.module.css';

interface StandMarksProps {
  /** In the order of the questions. */
  readonly stands: readonly Stand[];
  /** `small`: for rows of tables. */
  readonly size?: 'small';
}

/** In px. */
const sizes = {
  normal: { mark: 6, gap: 3, height: 18 },
  small: { mark: 4, gap: 2, height: 14 },
} as const;
type Size = (typeof sizes)[keyof typeof sizes];

/** How far the line reaches beyond its marks, in px. */
const overhang = 2;

/**
 * One mark per question, above a line if its answer speaks for the subject and below if against; words give the same. One
 * path per stand: an element per mark makes a page of many questions slow to paint.
 */
export function StandMarks({ stands, size }: StandMarksProps) {
  const sizeOf = sizes[size ?? 'normal'];
  const { mark, gap, height } = sizeOf;
  const width = stands.length * (mark + gap) - gap + 2 * overhang;
  return (
    <svg
      className={styles.marks}
      width={width}
      height={height}
      viewBox={`${-overhang} 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      <path className={styles.line} d={`M${-overhang} ${height / 2}h${width}`} />
      {order.map((stand) => {
        const path = toPath(stands, stand, sizeOf);
        return path !== '' && <path key={stand} className={styles[stand]} d={path} />;
      })}
    </svg>
  );
}

function toPath(stands: readonly Stand[], drawn: Stand, size: Size): string {
  const shape = toShape(drawn, size);
  return stands
    .map((stand, at) => (stand === drawn ? `M${at * (size.mark + size.gap)} ${shape}` : ''))
    .join('');
}

/** From its left edge. */
function toShape(stand: Stand, { mark, height }: Size): string {
  const bar = height / 2 - 1;
  switch (stand) {
    case 'for':
      return `0h${mark}v${bar}h${-mark}z`;
    case 'against':
      return `${height - bar}h${mark}v${bar}h${-mark}z`;
    case 'neutral':
      return `${height / 2 - 1}h${mark}v2h${-mark}z`;
    case 'cantTell':
    case 'open':
      return `${height / 2}a${mark / 2} ${mark / 2} 0 1 0 ${mark} 0a${mark / 2} ${mark / 2} 0 1 0 ${-mark} 0z`;
    default:
      return assertNever(stand);
  }
}
