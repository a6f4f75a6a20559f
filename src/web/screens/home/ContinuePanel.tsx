import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pages } from '../../../contracts/pages.ts';
import { findCoinSymbol, type Subject } from '../../../contracts/subject.ts';
import type { CatalogEntry } from '../../../engine/catalog.ts';
import { analysisListCopy } from '../../copy/research/analyses.ts';
import { homeCopy as copy } from '../../copy/home.ts';
import { CoinIcon } from '../../ui/icons/CoinIcon.tsx';
import { toAnalysisPath, toNewPath, toSubjectPath } from '../../research/lists/analysis-path.ts';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { toBriefUtcDay } from '../../ui/text/moments.ts';
import { useClock } from '../../ui/hooks/use-clock.ts';
import type { OwnWork } from './use-own-work.ts';
import styles from './Desk.module.css';

interface ContinuePanelProps {
  readonly work: OwnWork;
  /** Look of a newcomer's first step: the page has one accent, which due items take. */
  readonly accent: 'primary' | 'secondary';
}

/** One row per subject; for a newcomer, the first step. */
export function ContinuePanel({ work, accent }: ContinuePanelProps) {
  const now = useClock();
  const { isLoading, retry, unsaved, unfinished, analyses } = work;
  const isKnown = !isLoading && !retry;
  if (isKnown && unsaved.length === 0 && analyses.length === 0) return <Newcomer accent={accent} />;
  const isEmpty = unsaved.length + unfinished.length === 0;
  return (
    <Panel
      title={copy.continueTitle}
      busy={isLoading}
      actions={
        <Link className={styles.more} to={pages.results.path}>
          {copy.allAnalyses}
        </Link>
      }
    >
      {retry && <Failed title={copy.analysesFailed} retry={{ onRetry: retry }} />}
      <ul className={styles.rows}>
        {unsaved.map(({ key, entry, subject, day, sections, path, resume }) => (
          <Row
            key={key}
            name={subject?.name ?? (day === undefined ? entry.title : toBriefUtcDay(day, now))}
            about={`${entry.title}, ${copy.unsaved(sections)}`}
            {...{ entry, subject, path, resume }}
          />
        ))}
        {unfinished.map(({ entry, subject, analysis: { id, name, savedAt, sections, askedSections } }) => (
          <Row
            key={id}
            name={name ?? analysisListCopy.unnamed}
            about={`${entry.title}, ${copy.savedOf(sections, askedSections)}, ${toBriefUtcDay(savedAt, now)}`}
            path={toAnalysisPath(entry, id)}
            {...{ entry, subject }}
          />
        ))}
      </ul>
      {isLoading && (
        <p className={styles.note}>
          <Skeleton width="60%" />
        </p>
      )}
      {isKnown && isEmpty && <p className={styles.note}>{copy.nothing}</p>}
    </Panel>
  );
}

interface RowProps {
  readonly entry: CatalogEntry;
  readonly name: string;
  readonly subject: Subject | undefined;
  readonly about: string;
  readonly path: string;
  readonly resume?: () => void;
}

function Row({ entry, name, subject, about, path, resume }: RowProps) {
  const page = toSubjectPath(entry, subject);
  return (
    <li className={styles.row}>
      {entry.subject === 'coin' && subject && <CoinIcon symbol={findCoinSymbol(subject) ?? subject.name} />}
      <span className={styles.words}>
        <span className={styles.name}>{page === undefined ? name : <Link to={page}>{name}</Link>}</span>{' '}
        <span className={styles.about}>{about}</span>
      </span>
      <Link
        className={toButtonClass({})}
        to={path}
        onClick={resume}
        aria-label={`${copy.goOn}: ${name}, ${about}`}
      >
        {copy.goOn}
      </Link>
    </li>
  );
}

const steps = copy.newcomerSteps;

function Newcomer({ accent }: Pick<ContinuePanelProps, 'accent'>) {
  return (
    <Panel
      title={copy.newcomerTitle}
      actions={
        <Link className={styles.more} to={pages.tutorial.path}>
          {copy.tutorial}
        </Link>
      }
    >
      <p className={styles.note}>{copy.newcomerText}</p>
      <ol className={styles.rows}>
        <Step number={1} {...steps.evaluate}>
          <Link className={toButtonClass({ variant: accent })} to={toNewPath(pages.coinEvaluation.path)}>
            {copy.newcomerAction}
          </Link>
        </Step>
        <Step number={2} {...steps.write}>
          <Link className={toButtonClass({})} to={pages.news.path}>
            {steps.write.action}
          </Link>
        </Step>
        <Step number={3} {...steps.review}>
          <span className={styles.about}>{copy.afterFirstStep}</span>
        </Step>
      </ol>
    </Panel>
  );
}

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}

function Step({ number, title, about, children }: StepProps) {
  return (
    <li className={styles.row}>
      <span className={styles.disc} aria-hidden="true">
        {number}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{title}</span> <span className={styles.about}>{about}</span>
      </span>
      {children}
    </li>
  );
}
