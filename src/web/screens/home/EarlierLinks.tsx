import { Link } from 'react-router-dom';
import type { CatalogEntry } from '../../../engine/catalog.ts';
import { homeCopy as copy } from '../../copy/home.ts';
import { toReadPath } from '../../research/lists/analysis-path.ts';
import type { Analysis } from '../../research/record/load-analyses.ts';
import { UtcDate } from '../../ui/text/UtcDate.tsx';
import styles from './Desk.module.css';

interface EarlierLinksProps {
  readonly entry: CatalogEntry;
  readonly analyses: readonly Analysis[];
}

/** Most analyses shown; the results page has the others. */
const maxEarlier = 3;

export function EarlierLinks({ entry, analyses }: EarlierLinksProps) {
  if (analyses.length === 0) return null;
  return (
    <span className={styles.earlier}>
      {copy.earlier}{' '}
      {analyses.slice(0, maxEarlier).map(({ id, savedAt }) => (
        <Link key={id} to={toReadPath(entry, id)}>
          <UtcDate iso={savedAt} />
        </Link>
      ))}
    </span>
  );
}
