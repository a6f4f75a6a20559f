import { stands, sumStands, type Stand, type StandCounts } from '../../engine/signals.ts';
import { questionnaireCopy as copy } from '../copy/research/questionnaire.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './StandMarks.module.css';

interface StandMarksProps {
  /** Of one section or several. */
  readonly counts: readonly StandCounts[];
  /** `all` says every count in words, `brief` those that are not zero. */
  readonly words: 'all' | 'brief';
  /** Makes each count a filter; `chosen` is the one that is on. */
  readonly filter?: {
    readonly chosen: Stand | undefined;
    readonly onChoose: (stand: Stand | undefined) => void;
  };
}

/** One segment per question, by what it says; the same in words. No score. */
export function StandMarks({ counts: parts, words, filter }: StandMarksProps) {
  const counts = sumStands(parts);
  const told = stands.filter((stand) => words === 'all' || counts[stand] > 0);
  return (
    <div className={classNames(styles.stands, styles[words])}>
      <span className={styles.marks} aria-hidden="true">
        {stands.flatMap((stand) =>
          Array.from({ length: counts[stand] }, (_, index) => (
            <i key={`${stand}${index}`} className={classNames(styles.mark, styles[stand])} />
          )),
        )}
      </span>
      <ul className={styles.words}>
        {told.map((stand) => (
          <li key={stand}>
            {words === 'all' && <i className={classNames(styles.mark, styles[stand])} aria-hidden="true" />}
            {filter && counts[stand] > 0 ? (
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
