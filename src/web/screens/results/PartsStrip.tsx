import { Link } from 'react-router-dom';
import { resultsCopy as copy, toShortTitle } from '../../copy/research/results.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { toPartPath } from './addresses.ts';
import type { Part } from './use-parts.ts';
import styles from './PartsStrip.module.css';

export function PartsStrip({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <ul className={styles.parts} aria-label={copy.parts}>
      {parts.map((part) => (
        <PartCell key={part.entry.id} {...part} />
      ))}
    </ul>
  );
}

function PartCell({ entry, complete, finished, latest, count, analyses }: Part) {
  const { title, kind } = entry;
  return (
    <li className={classNames(styles.part, finished && styles.complete)}>
      <Link className={styles.link} to={toPartPath(entry, complete, latest)}>
        <Icon name={finished ? 'check' : 'lock'} size="sm" />
        <span className={styles.title}>{toShortTitle(title)}</span>{' '}
        {!analyses && <VisuallyHidden>{finished ? copy.complete : copy.locked}, </VisuallyHidden>}
        {analyses && (
          <span className={styles.count}>{copy.finishedAndOpen(analyses.finished, analyses.open)}</span>
        )}
        {!analyses && count && (
          <span className={styles.count}>
            {count.done}/{count.of}
            <VisuallyHidden>
              {' '}
              {kind === 'insights' ? copy.questionsAnswered : copy.sectionsSaved}
            </VisuallyHidden>
          </span>
        )}
      </Link>
    </li>
  );
}
