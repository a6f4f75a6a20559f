import { stands as order, type Stand } from '../../../contracts/stands.ts';
import { tallyStands } from '../../../engine/signals.ts';
import { questionnaireCopy as copy } from '../../copy/research/questionnaire.ts';
import { classNames } from '../../ui/class-names.ts';
import { StandMarks } from '../form/StandMarks.tsx';
import type { StandFilter } from './use-stand-filter.ts';
import styles from './StandSummary.module.css';

interface StandSummaryProps {
  /** In the order of the questions. */
  readonly stands: readonly Stand[];
  /** `all`: every count in words, `brief`: omits zeros. */
  readonly words: 'all' | 'brief';
  /** Accessible name of the counts. */
  readonly label?: string | undefined;
  readonly filter?: StandFilter | undefined;
}

/** Marks and counts in words. No score. */
export function StandSummary({ stands, words, label, filter }: StandSummaryProps) {
  const counts = tallyStands(stands);
  const named = order.filter((stand) => words === 'all' || counts[stand] > 0 || filter?.chosen === stand);
  return (
    <div className={classNames(styles.stands, styles[words])}>
      <StandMarks stands={stands} {...(words === 'brief' && { size: 'small' })} />
      <ul className={styles.words} aria-label={label}>
        {named.map((stand) => (
          <li key={stand}>
            {words === 'all' && <StandMarks stands={[stand]} />}
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
