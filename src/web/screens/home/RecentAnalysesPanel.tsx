import { Link } from 'react-router-dom';
import { pages } from '../../../contracts/pages.ts';
import { isSameSubject } from '../../../contracts/subject.ts';
import { analysisListCopy } from '../../copy/research/analyses.ts';
import { homeCopy as copy } from '../../copy/home.ts';
import { toSubjectPath } from '../../analyses/analysis-path.ts';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { UtcDate } from '../../ui/text/UtcDate.tsx';
import type { Desk, EntryAnalysis } from './use-desk.ts';
import styles from './Desk.module.css';

/** Further ones are on the results page. */
const most = 6;

/** The subjects analysed last, each with the date and progress of its newest analysis. */
export function RecentAnalysesPanel({ desk: { kind, retry, analyses } }: { readonly desk: Desk }) {
  return (
    <Panel
      title={copy.analysesTitle}
      busy={kind === 'loading'}
      actions={
        <Link className={styles.more} to={pages.results.path}>
          {copy.allAnalyses}
        </Link>
      }
    >
      {kind === 'ready' && analyses.length === 0 && <p className={styles.note}>{copy.analysesNone}</p>}
      {kind === 'failed' && <Failed title={copy.analysesFailed} retry={{ onRetry: retry }} />}
      <ul className={styles.rows}>
        {listNewest(analyses)
          .slice(0, most)
          .map(({ entry, analysis, path }) => (
            <li className={styles.row} key={analysis.id}>
              <span className={styles.words}>
                <Link className={styles.name} to={toSubjectPath(entry, analysis.subject) ?? path}>
                  {analysis.name ?? analysisListCopy.unnamed}
                </Link>{' '}
                <span className={styles.about}>
                  {entry.title}, <UtcDate iso={analysis.savedAt} />
                </span>
              </span>
              <Progress saved={analysis.sections} of={analysis.askedSections} />
            </li>
          ))}
      </ul>
    </Panel>
  );
}

/** The analysis of each subject that was saved last. */
function listNewest(analyses: readonly EntryAnalysis[]): readonly EntryAnalysis[] {
  return analyses.filter(
    ({ entry, analysis }, index) =>
      analysis.subject === undefined ||
      index ===
        analyses.findIndex(
          (one) => one.entry === entry && isSameSubject(one.analysis.subject, analysis.subject),
        ),
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
