import { resultsCopy as copy, toShortTitle } from '../../copy/research/results.ts';
import type { CatalogEntry } from '../../research/questionnaires/questionnaire-catalog.ts';
import { toPartId } from './addresses.ts';
import styles from './Contents.module.css';

export function Contents({ entries }: { readonly entries: readonly CatalogEntry[] }) {
  if (entries.length < 2) return null;
  return (
    <nav className={styles.contents} aria-label={copy.contents}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={`#${toPartId(entry)}`}>{toShortTitle(entry.title)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
