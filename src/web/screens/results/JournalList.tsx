import { Link } from 'react-router-dom';
import { isPart } from '../../../engine/catalog.ts';
import { questionnaireCopy } from '../../copy/research/questionnaire.ts';
import { resultsCopy as copy, toShortTitle } from '../../copy/research/results.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { UtcDate } from '../../ui/text/UtcDate.tsx';
import { toJournalPath } from './addresses.ts';
import type { Part } from './use-parts.ts';
import styles from './analyses/Analyses.module.css';
import rows from '../../research/lists/AnalysisRows.module.css';

export function JournalList({ journals }: { readonly journals: readonly Part[] }) {
  return (
    <section aria-label={copy.journal}>
      <h2 className={styles.title}>{copy.journal}</h2>
      {journals.length === 0 && <p className={styles.waiting}>{copy.noJournal}</p>}
      <ul>
        {journals.map(({ entry, latest }) => (
          <li key={entry.id} className={rows.row}>
            <span className={rows.words}>
              <span className={rows.name}>{toShortTitle(entry.title)}</span>{' '}
              <span className={rows.about}>{latest && <LatestEntry entry={entry} latest={latest} />}</span>
            </span>
            <span className={rows.tools}>
              <Link className={toButtonClass({})} to={toJournalPath(entry)}>
                {copy.readEntries} <VisuallyHidden>{toShortTitle(entry.title)}</VisuallyHidden>
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LatestEntryProps extends Pick<Part, 'entry'> {
  readonly latest: NonNullable<Part['latest']>;
}

function LatestEntry({ entry, latest }: LatestEntryProps) {
  const day = latest.day && <UtcDate iso={latest.day} />;
  if (!isPart(entry)) {
    return (
      <>
        {questionnaireCopy.decided} {day}
      </>
    );
  }
  return (
    <>
      {day && <>{day}, </>}
      {copy.journalRow(latest.answered, latest.asked)}
    </>
  );
}
