import { siteName } from '../../contracts/public-pages.ts';
import { publicCopy } from '../copy/public/public-pages.ts';
import { useClock } from '../ui/hooks/use-clock.ts';
import { toLongUtcDate } from '../ui/text/moments.ts';
import styles from './Paper.module.css';

/** Repeated on every printed sheet. */
export function PaperHead({ title }: { readonly title: string }) {
  const now = useClock();
  return (
    <p className={styles.head}>
      <strong>{siteName}</strong>
      <span>{title}</span>
      <span className={styles.day}>{toLongUtcDate(now)} (UTC)</span>
    </p>
  );
}

export function PaperFoot() {
  return <p className={styles.foot}>{publicCopy.note}</p>;
}
