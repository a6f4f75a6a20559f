import { Link } from 'react-router-dom';
import { pages } from '../../../contracts/pages.ts';
import { analysisListCopy } from '../../copy/research/analyses.ts';
import { homeCopy as copy } from '../../copy/home.ts';
import { toAnalysisPath, toSubjectPath } from '../../research/lists/analysis-path.ts';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { UtcDate } from '../../ui/text/UtcDate.tsx';
import { EarlierLinks } from './EarlierLinks.tsx';
import type { OwnWork } from './use-own-work.ts';
import styles from './Desk.module.css';

/** Most analyses shown; the results page has the others. */
const maxRecent = 6;

/** Subjects without unfinished work, with the newest analysis. */
export function RecentAnalysesPanel({ work }: { readonly work: OwnWork }) {
  const { isLoading, retry, recent, analyses } = work;
  const isKnown = !isLoading && !retry;
  // The panel above lists all of them.
  if (isKnown && recent.length === 0 && analyses.length > 0) return null;
  return (
    <Panel
      title={copy.analysesTitle}
      busy={isLoading}
      actions={
        <Link className={styles.more} to={pages.results.path}>
          {copy.allAnalyses}
        </Link>
      }
    >
      {isKnown && analyses.length === 0 && <p className={styles.note}>{copy.analysesNone}</p>}
      {retry && <Failed title={copy.analysesFailed} retry={{ onRetry: retry }} />}
      <ul className={styles.rows}>
        {recent.slice(0, maxRecent).map(({ entry, subject, newest, earlier }) => (
          <li className={styles.row} key={newest.id}>
            <span className={styles.words}>
              <Link
                className={styles.name}
                to={toSubjectPath(entry, subject) ?? toAnalysisPath(entry, newest.id)}
              >
                {newest.name ?? analysisListCopy.unnamed}
              </Link>{' '}
              <span className={styles.about}>
                {entry.title}, <UtcDate iso={newest.savedAt} />
              </span>
              <EarlierLinks entry={entry} analyses={earlier} />
            </span>
            <Progress saved={newest.sections} of={newest.askedSections} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Progress({ saved, of }: { readonly saved: number; readonly of: number }) {
  return (
    <span className={styles.progress}>
      <meter className={styles.meter} min={0} max={of} value={saved} aria-label={copy.savedOf(saved, of)} />
      <span aria-hidden="true">
        {saved}/{of}
      </span>
    </span>
  );
}
