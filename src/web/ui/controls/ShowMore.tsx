import { uiCopy } from '../../copy/ui.ts';
import { toCount } from '../../../lib/number-format.ts';
import { Button } from './Button.tsx';
import styles from './ShowMore.module.css';

interface ShowMoreProps {
  /** Numbers of items: shown, and in total. */
  readonly shown: number;
  readonly of: number;
  /** Number of items shown at first; a shorter list has no button. */
  readonly page: number;
  readonly onMore: () => void;
}

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
