import { analysesCopy as copy } from '../../../copy/research/results.ts';
import { questionnaireCopy } from '../../../copy/research/questionnaire.ts';
import type { CatalogEntry } from '../../../questionnaire/questionnaire-catalog.ts';
import type { Analysis } from '../../../records/load-result.ts';
import { Chip } from '../../../ui/blocks/Chip.tsx';
import { VisuallyHidden } from '../../../ui/blocks/VisuallyHidden.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { UtcDate } from '../../../ui/text/UtcDate.tsx';
import { EditLink } from './EditLink.tsx';
import check from '../../../ui/controls/check.module.css';
import styles from './AnalysesPanel.module.css';

interface AnalysisRowProps {
  readonly entry: CatalogEntry;
  readonly analysis: Analysis;
  readonly latest: boolean;
  /** Absent where there is nothing to compare with. */
  readonly choice:
    | {
        readonly chosen: boolean;
        /** So many others are chosen that no more can be. */
        readonly disabled: boolean;
        readonly hintId: string;
        readonly onToggle: () => void;
      }
    | undefined;
  readonly onOpen: () => void;
}

export function AnalysisRow({ entry, analysis, latest, choice, onOpen }: AnalysisRowProps) {
  const { id, savedAt, sections } = analysis;
  const name = analysis.name ?? copy.unnamed;
  const words = (
    <span className={styles.words}>
      <span className={styles.name}>
        {name} {latest && <Chip>{copy.latest}</Chip>}
      </span>{' '}
      <span className={styles.about}>
        <UtcDate iso={savedAt} />, {questionnaireCopy.sectionsSaved(sections, entry.sections.length)}
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
      <div className={styles.acts}>
        <Button onClick={onOpen}>
          {copy.open} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
        <EditLink entry={entry} recordId={id} of={name} />
      </div>
    </li>
  );
}
