import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { findCoinSymbol } from '../../../contracts/subject.ts';
import { analysisListCopy as copy } from '../../copy/research/analyses.ts';
import { questionnaireCopy } from '../../copy/research/questionnaire.ts';
import { CoinIcon } from '../../ui/icons/CoinIcon.tsx';
import { Chip } from '../../ui/blocks/Chip.tsx';
import { useClock } from '../../ui/hooks/use-clock.ts';
import { toBriefUtcDay, toShortUtcMoment } from '../../ui/text/moments.ts';
import { StandMarks } from '../form/StandMarks.tsx';
import { toStandWords } from '../form/stand-words.ts';
import type { CatalogEntry } from '../questionnaires/questionnaire-catalog.ts';
import { isFinished, type Analysis } from '../record/load-analyses.ts';
import type { Decision } from '../record/load-decisions.ts';
import { toSubjectPath } from './analysis-path.ts';
import styles from './WorkRow.module.css';

interface WorkRowProps {
  readonly entry: CatalogEntry;
  readonly analysis: Analysis;
  /** Null: none yet. Undefined: not known, or never made about this kind of subject. */
  readonly decision?: Decision | null | undefined;
  /** Distinguishes it from others of the same name. */
  readonly chip?: string | undefined;
  /** The page is the subject's: its icon and a link to it would repeat the page. */
  readonly isHere?: boolean;
  readonly children: ReactNode;
}

export function WorkList({
  children,
  ref,
}: {
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLUListElement>;
}) {
  return (
    <ul className={styles.list} ref={ref}>
      {children}
    </ul>
  );
}

/** One analysis of the member's work: what it says, how far it is, and what can be done with it. */
export function WorkRow({ entry, analysis, decision, chip, isHere = false, children }: WorkRowProps) {
  const { subject, stands = [], savedAt, sections, askedSections } = analysis;
  const name = analysis.name ?? copy.unnamed;
  const path = isHere ? undefined : toSubjectPath(entry, subject);
  const now = useClock();
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {entry.subject === 'coin' && !isHere && <CoinIcon symbol={findCoinSymbol(subject) ?? name} />}
        {path === undefined ? <span>{name}</span> : <Link to={path}>{name}</Link>}
        {chip !== undefined && <Chip>{chip}</Chip>}
      </span>
      <span className={styles.stands}>
        <StandMarks stands={stands} size="small" /> <small>{toStandWords(stands)}</small>
      </span>
      <span>
        <span className={styles.line}>
          {isFinished(analysis) ? copy.finished : questionnaireCopy.sectionsSaved(sections, askedSections)}
        </span>{' '}
        <small>
          <time dateTime={savedAt} title={toShortUtcMoment(Date.parse(savedAt))}>
            {toBriefUtcDay(savedAt, now)}
          </time>
          {analysis.imported && ` (${questionnaireCopy.imported})`}
        </small>
      </span>
      {decision !== undefined && (
        <span className={decision ? undefined : styles.none}>
          {decision?.summary.words ?? copy.undecided}
        </span>
      )}
      <span className={styles.tools}>{children}</span>
    </li>
  );
}
