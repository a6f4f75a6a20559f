import { stands as order, type Stand } from '../../../contracts/stands.ts';
import { tallyStands } from '../../../engine/signals.ts';
import { questionnaireCopy as copy } from '../../copy/research/questionnaire.ts';
import { classNames } from '../../ui/class-names.ts';
import { StandMarks } from '../form/StandMarks.tsx';
import styles from './StandFilters.module.css';

interface StandFiltersProps {
  /** In the order of the questions. */
  readonly stands: readonly Stand[];
  readonly chosen: Stand | undefined;
  readonly onChoose: (stand: Stand | undefined) => void;
}

/** The five counts, each with its share of the questions; a pressed one lists its questions. */
export function StandFilters({ stands, chosen, onChoose }: StandFiltersProps) {
  const counts = tallyStands(stands);
  return (
    <ul className={styles.filters}>
      {order.map((stand) => (
        <li key={stand}>
          <button
            type="button"
            className={styles.filter}
            aria-pressed={chosen === stand}
            disabled={counts[stand] === 0 && chosen !== stand}
            onClick={() => onChoose(chosen === stand ? undefined : stand)}
          >
            <StandMarks stands={[stand]} /> <span>{copy.stands[stand]}</span>{' '}
            <span className={styles.count}>{counts[stand]}</span>
            <span className={styles.share} aria-hidden="true">
              <i
                className={classNames(styles.bar, styles[stand])}
                style={{ inlineSize: `${(counts[stand] / stands.length) * 100}%` }}
              />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
