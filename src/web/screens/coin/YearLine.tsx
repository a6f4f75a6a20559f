import type { HistoryLine } from '../../../contracts/coin-history.ts';
import { toDayValueKind } from '../../../contracts/day-values.ts';
import { addToDay } from '../../../lib/utc-day.ts';
import { toUtcDate } from '../../../lib/moment-format.ts';
import { toNumberText } from '../../research/lists/day-value-text.ts';
import { coinPageCopy as copy } from '../../copy/research/coin-page.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import styles from './YearLine.module.css';

interface YearLineProps extends HistoryLine {
  /** The UTC day of the first value, YYYY-MM-DD. */
  readonly from: string;
}

/** In px, as in the style sheet. */
const [width, height] = [96, 20];
/** Room for the dot at the end and half of the stroke. */
const margin = 3;

/** The values of the last year as a small line, which ends at today; none from a single day. */
export function YearLine({ id, values, source, from }: YearLineProps) {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || first === last) return null;
  const lowest = Math.min(...known.map(({ value }) => value));
  const highest = Math.max(...known.map(({ value }) => value));
  const toPoint = ({ value, index }: { readonly value: number; readonly index: number }) => {
    const share = highest === lowest ? 0.5 : (value - lowest) / (highest - lowest);
    const x = margin + (index / (values.length - 1)) * (width - 2 * margin);
    return { x: x.toFixed(1), y: (height - margin - share * (height - 2 * margin)).toFixed(1) };
  };
  // A day that was not read interrupts the line.
  const path = known.map((point, at) => {
    const { x, y } = toPoint(point);
    return known[at - 1]?.index === point.index - 1 ? `L${x} ${y}` : `M${x} ${y}h0`;
  });
  const end = toPoint(last);
  const toText = (value: number) => toNumberText(toDayValueKind(id).unit, value);
  const toDated = ({ value, index }: typeof first) =>
    copy.onDay(toText(value), toUtcDate(addToDay(from, { days: index })));
  const label = copy.yearLine({
    source,
    from: toDated(first),
    to: toDated(last),
    lowest: toText(lowest),
    highest: toText(highest),
  });
  return (
    <span title={label}>
      <svg className={styles.line} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path d={path.join('')} />
        <circle cx={end.x} cy={end.y} r="2" />
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
