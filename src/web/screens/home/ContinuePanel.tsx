import { Link } from 'react-router-dom';
import { pages } from '../../../contracts/pages.ts';
import { analysisListCopy } from '../../copy/research/analyses.ts';
import { homeCopy as copy } from '../../copy/home.ts';
import { toNewPath } from '../../analyses/analysis-path.ts';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { toSpokenUtcDay } from '../../ui/text/moments.ts';
import { useClock } from '../../ui/hooks/use-clock.ts';
import type { Desk } from './use-desk.ts';
import styles from './Desk.module.css';

/** Maximum number of rows; the rest is in the list of analyses. */
const most = 3;

/** Unfinished work; for a newcomer, the first step. */
export function ContinuePanel({ desk }: { readonly desk: Desk }) {
  const now = useClock();
  const { kind, unsaved, unfinished, analyses } = desk;
  if (kind === 'ready' && unsaved.length === 0 && analyses.length === 0) return <Newcomer />;
  const isEmpty = unsaved.length + unfinished.length === 0;
  // Unknown whether anything is unfinished; the list of analyses shows the error.
  if (kind === 'failed' && isEmpty) return null;
  return (
    <Panel title={copy.continueTitle} busy={kind === 'loading'}>
      <ul className={styles.rows}>
        {unsaved.map(({ key, entry, name, day, sections, path }) => (
          <Row
            key={key}
            name={name ?? (day === undefined ? entry.title : toSpokenUtcDay(day, now))}
            about={`${entry.title}, ${copy.unsaved(sections)}`}
            path={path}
          />
        ))}
        {unfinished.slice(0, most).map(({ entry, analysis, path }) => (
          <Row
            key={analysis.id}
            name={analysis.name ?? analysisListCopy.unnamed}
            about={`${entry.title}, ${copy.savedOf(analysis.sections, analysis.askedSections)}, ${toSpokenUtcDay(analysis.savedAt, now)}`}
            path={path}
          />
        ))}
      </ul>
      {kind === 'loading' && (
        <p className={styles.note}>
          <Skeleton width="60%" />
        </p>
      )}
      {kind === 'ready' && isEmpty && <p className={styles.note}>{copy.nothing}</p>}
    </Panel>
  );
}

interface RowProps {
  readonly name: string;
  readonly about: string;
  readonly path: string;
}

function Row({ name, about, path }: RowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span> <span className={styles.about}>{about}</span>
      </span>
      <Link className={toButtonClass({})} to={path} aria-label={`${copy.goOn}: ${name}, ${about}`}>
        {copy.goOn}
      </Link>
    </li>
  );
}

function Newcomer() {
  return (
    <Panel title={copy.newcomerTitle}>
      <div className={styles.newcomer}>
        <p>{copy.newcomerText}</p>
        <p className={styles.actions}>
          <Link className={toButtonClass({ variant: 'primary' })} to={toNewPath(pages.coinEvaluation.path)}>
            {copy.newcomerAction}
          </Link>
          <Link className={toButtonClass({})} to={pages.tutorial.path}>
            {copy.tutorial}
          </Link>
        </p>
      </div>
    </Panel>
  );
}
