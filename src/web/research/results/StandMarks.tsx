import { stands, sumStands, type StandCounts } from '../../../engine/signals.ts';
import { questionnaireCopy as copy } from '../../copy/research/questionnaire.ts';
import { classNames } from '../../ui/class-names.ts';
import type { StandFilter } from './use-stand-filter.ts';
import styles from './StandMarks.module.css';

interface StandMarksProps {
  readonly counts: readonly StandCounts[];
  /** `all`: every count in words, `brief`: omits zeros. */
  readonly words: 'all' | 'brief';
  /** Accessible name of the counts. */
  readonly label?: string | undefined;
  readonly filter?: StandFilter | undefined;
}

/** One segment per question. No score. */
export function StandMarks({ counts: parts, words, label, filter }: StandMarksProps) {
  const counts = sumStands(parts);
  const named = stands.filter((stand) => words === 'all' || counts[stand] > 0 || filter?.chosen === stand);
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
        {named.map((stand) => (
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
