import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { analysisListCopy as copy } from '../../copy/research/analyses.ts';
import { questionnaireCopy } from '../../copy/research/questionnaire.ts';
import type { Analysis } from '../record/load-analyses.ts';
import { Chip } from '../../ui/blocks/Chip.tsx';
import { toShortUtcMoment } from '../../ui/text/moments.ts';
import check from '../../ui/controls/check.module.css';
import styles from './AnalysisRows.module.css';

interface Choice {
  readonly chosen: boolean;
  readonly disabled: boolean;
  /** Id of the hint that describes the checkbox. */
  readonly hintId: string;
  readonly onToggle: () => void;
}

interface AnalysisRowProps {
  readonly analysis: Analysis;
  readonly path?: string | undefined;
  /** Distinguishes it from others of the same name. */
  readonly chip?: string | undefined;
  readonly choice?: Choice | undefined;
  readonly under?: ReactNode;
  readonly children: ReactNode;
}

export function AnalysisRow({ analysis, path, chip, choice, under, children }: AnalysisRowProps) {
  const { savedAt, sections, askedSections } = analysis;
  const name = analysis.name ?? copy.unnamed;
  const words = (
    <span className={styles.words}>
      <span className={styles.name}>
        {path === undefined ? name : <Link to={path}>{name}</Link>}{' '}
        {chip !== undefined && <Chip>{chip}</Chip>}
      </span>{' '}
      <span className={styles.about}>
        <time dateTime={savedAt}>{toShortUtcMoment(Date.parse(savedAt))}</time>
        {analysis.imported && ` (${questionnaireCopy.imported})`},{' '}
        {questionnaireCopy.sectionsSaved(sections, askedSections)}
      </span>
    </span>
  );
  return (
    <li className={styles.row}>
      {choice ? (
        <label className={styles.choice}>
          <input
            type="checkbox"
            className={check.box}
            checked={choice.chosen}
            disabled={choice.disabled}
            aria-describedby={choice.hintId}
            onChange={choice.onToggle}
          />
          {words}
        </label>
      ) : (
        words
      )}
      <span className={styles.tools}>{children}</span>
      {under}
    </li>
  );
}
