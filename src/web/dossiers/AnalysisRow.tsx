import type { ReactNode } from 'react';
import { dossiersCopy as copy } from '../copy/research/dossiers.ts';
import { questionnaireCopy } from '../copy/research/questionnaire.ts';
import type { Analysis } from '../records/load-analyses.ts';
import { Chip } from '../ui/blocks/Chip.tsx';
import { toShortUtcMoment } from '../ui/text/moments.ts';
import check from '../ui/controls/check.module.css';
import styles from './AnalysisRows.module.css';

/** Whether a row is one of those chosen. */
export interface Choice {
  readonly chosen: boolean;
  /** So many others are chosen that no more can be. */
  readonly disabled: boolean;
  /** Where it stands what they are chosen for. */
  readonly hintId: string;
  readonly onToggle: () => void;
}

interface AnalysisRowProps {
  readonly analysis: Analysis;
  /** What sets it apart, in a word. */
  readonly chip?: string | undefined;
  /** Absent: it cannot be chosen. */
  readonly choice?: Choice | undefined;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** An analysis in a list: its name, its moment, and how far it has come. */
export function AnalysisRow({ analysis, chip, choice, children }: AnalysisRowProps) {
  const { name, savedAt, sections, askedSections } = analysis;
  const words = (
    <span className={styles.words}>
      <span className={styles.name}>
        {name ?? copy.unnamed} {chip !== undefined && <Chip>{chip}</Chip>}
      </span>{' '}
      <span className={styles.about}>
        <time dateTime={savedAt}>{toShortUtcMoment(Date.parse(savedAt))}</time>,{' '}
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
    </li>
  );
}
