import { analysesCopy as copy } from '../../copy/results.ts';
import type { Analysis } from '../../records/load-result.ts';
import { Chip } from '../../ui/blocks/Chip.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { UtcDate } from '../../ui/text/UtcDate.tsx';
import check from '../../ui/controls/check.module.css';
import styles from './AnalysesPanel.module.css';

interface AnalysisRowProps {
  readonly analysis: Analysis;
  readonly of: number;
  readonly latest: boolean;
  /** Absent where there is nothing to compare with. */
  readonly choice:
    | {
        readonly chosen: boolean;
        /** Two others are chosen. */
        readonly disabled: boolean;
        readonly hintId: string;
        readonly onToggle: () => void;
      }
    | undefined;
  readonly onOpen: () => void;
}

export function AnalysisRow({ analysis, of, latest, choice, onOpen }: AnalysisRowProps) {
  const { name, savedAt, sections } = analysis;
  const words = (
    <span className={styles.words}>
      <span className={styles.name}>
        {name ?? copy.unnamed} {latest && <Chip>{copy.latest}</Chip>}
      </span>{' '}
      <span className={styles.about}>
        <UtcDate iso={savedAt} />, {copy.saved(sections, of)}
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
        <div className={styles.choice}>{words}</div>
      )}
      <Button onClick={onOpen}>
        {copy.open} <VisuallyHidden>{name ?? copy.unnamed}</VisuallyHidden>
      </Button>
    </li>
  );
}
