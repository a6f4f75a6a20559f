import { uiCopy } from '../../copy/ui.ts';
import { toCount } from '../../../lib/number-format.ts';
import { Button } from './Button.tsx';
import styles from './ShowMore.module.css';

interface ShowMoreProps {
  /** How many stand above, and how many there are. */
  readonly shown: number;
  readonly of: number;
  /** How many are shown at first; a list that is not longer shows no button. */
  readonly page: number;
  readonly onMore: () => void;
}

/** Stands below a long list that is shown in parts. */
export function ShowMore({ shown, of, page, onMore }: ShowMoreProps) {
  if (of <= page) return null;
  return (
    <div className={styles.footer}>
      <Button disabled={shown >= of} onClick={onMore}>
        {uiCopy.showMore}
      </Button>
      <output>
        {toCount(Math.min(shown, of))} of {toCount(of)}
      </output>
    </div>
  );
}
