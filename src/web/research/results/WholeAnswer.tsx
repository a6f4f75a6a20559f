import { noAnswer } from '../../../engine/result-value.ts';
import type { ResultRow } from '../../../engine/results.ts';
import { assertNever } from '../../../lib/assert-never.ts';
import { ExternalTextLink } from '../../ui/text/ExternalTextLink.tsx';
import styles from './results.module.css';

export type WrittenRow = Exclude<ResultRow, { readonly kind: 'yesno' | 'options' }>;

/** An answer in the member's words. */
export function WholeAnswer({ row }: { readonly row: WrittenRow }) {
  switch (row.kind) {
    case 'text':
      return <p className={styles.answer}>{row.text}</p>;
    case 'link':
      return (
        <p className={styles.answer}>
          <ExternalTextLink href={row.href}>{row.text}</ExternalTextLink>
        </p>
      );
    case 'rows':
      if (row.rows.length === 0) return <p className={styles.answer}>{noAnswer}</p>;
      return (
        <ol className={styles.answer}>
          {row.rows.map(({ text }, at) => (
            // Rows have no id but their position.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>{text}</li>
          ))}
        </ol>
      );
    default:
      return assertNever(row);
  }
}
