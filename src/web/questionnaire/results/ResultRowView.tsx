import type { ResultRow } from '../../../engine/rules/results.ts';
import { assertNever } from '../../../lib/assert-never.ts';
import { YesNo } from './YesNo.tsx';
import styles from './results.module.css';

export function ResultRowView({ row }: { readonly row: ResultRow }) {
  switch (row.kind) {
    case 'yesno':
      return <YesNo title={row.title} yes={row.yes} />;
    case 'text':
      return (
        <>
          <p className={styles.question}>{row.title}</p>
          <p className={styles.answer}>{row.text}</p>
        </>
      );
    case 'options':
      return (
        <>
          <p className={styles.question}>{row.title}</p>
          <ul>
            {row.options.map((option) => (
              <li key={option.id}>
                <YesNo title={option.title} yes={option.yes} />
              </li>
            ))}
          </ul>
        </>
      );
    default:
      return assertNever(row);
  }
}
