import { stands, sumStands, type StandCounts } from '../../engine/signals.ts';
import { questionnaireCopy as copy } from '../copy/research/questionnaire.ts';
import { classNames } from '../ui/class-names.ts';
import type { StandFilter } from './use-stand-filter.ts';
import styles from './StandMarks.module.css';

interface StandMarksProps {
  /** Of one section or several. */
  readonly counts: readonly StandCounts[];
  /** `all` says every count in words, `brief` those that are not zero. */
  readonly words: 'all' | 'brief';
  /** What is counted, for those who meet the counts one by one. */
  readonly label?: string | undefined;
  /** Makes each count a filter. */
  readonly filter?: StandFilter | undefined;
}

/** One segment per question, by what it says; the same in words. No score. */
export function StandMarks({ counts: parts, words, label, filter }: StandMarksProps) {
  const counts = sumStands(parts);
  const told = stands.filter((stand) => words === 'all' || counts[stand] > 0 || filter?.chosen === stand);
  return (
    <div className={classNames(styles.stands, styles[words])}>
      <span className={styles.marks} aria-hidden="true">
        {stands.flatMap((stand) =>
          Array.from({ length: counts[stand] }, (_, index) => (
            <i key={`${stand}${index}`} className={classNames(styles.mark, styles[stand])} />
          )),
        )}
      </span>
      <ul className={styles.words} aria-label={label}>
        {told.map((stand) => (
          <li key={stand}>
            {words === 'all' && <i className={classNames(styles.mark, styles[stand])} aria-hidden="true" />}
            {filter && (counts[stand] > 0 || filter.chosen === stand) ? (
              <button
                type="button"
                className={styles.filter}
                aria-pressed={filter.chosen === stand}
                onClick={() => filter.onChoose(filter.chosen === stand ? undefined : stand)}
              >
                {copy.stands[stand]} {counts[stand]}
              </button>
            ) : (
              `${copy.stands[stand]} ${counts[stand]}`
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
