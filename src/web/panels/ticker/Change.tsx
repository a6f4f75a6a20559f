import { tickerPanelCopy as copy } from '../../copy/panels/ticker.ts';
import { classNames } from '../../ui/class-names.ts';
import { toChangeInPercent } from '../../ui/text/amounts.ts';
import styles from './TickerFigures.module.css';

interface ChangeProps {
  readonly percent: number | null;
  readonly toText?: (percent: number) => string;
}

/** Hollow is up, solid is down. */
export function Change({ percent, toText = toChangeInPercent }: ChangeProps) {
  if (percent === null) return <span className={styles.unknown}>{copy.unknown}</span>;
  const text = toText(percent);
  const direction = findDirection(text);
  return (
    <span className={classNames(styles.change, direction && styles[direction])}>
      {direction && <Arrow direction={direction} />}
      {text}
    </span>
  );
}

/** A change that reads as zero has no sign. */
function findDirection(text: string): 'up' | 'down' | undefined {
  if (text.startsWith('+')) return 'up';
  return text.startsWith('−') ? 'down' : undefined;
}

function Arrow({ direction }: { readonly direction: 'up' | 'down' }) {
  return (
    <svg className={styles.arrow} viewBox="0 0 12 12" aria-hidden="true">
      {direction === 'up' ? (
        <path d="M6 2.2 10.6 10H1.4z" fill="none" stroke="currentColor" strokeWidth="1.6" />
      ) : (
        <path d="M6 11 .6 2h10.8z" fill="currentColor" />
      )}
    </svg>
  );
}
