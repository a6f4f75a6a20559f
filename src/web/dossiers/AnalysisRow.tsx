import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CatalogEntry } from '../questionnaire/questionnaire-catalog.ts';
import { dossiersCopy as copy } from '../copy/research/dossiers.ts';
import type { Analysis } from '../records/load-result.ts';
import { Chip } from '../ui/blocks/Chip.tsx';
import { VisuallyHidden } from '../ui/blocks/VisuallyHidden.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { toButtonClass } from '../ui/controls/button-class.ts';
import { toShortUtcMoment } from '../ui/text/moments.ts';
import { toAnalysisPath } from './analysis-path.ts';
import { RenameForm } from './RenameForm.tsx';
import check from '../ui/controls/check.module.css';
import styles from './AnalysesList.module.css';

/** Some of the rows are chosen. */
export interface Choice {
  /** The ids of those chosen. */
  readonly chosen: readonly string[];
  /** So many may be. */
  readonly most: number;
  /** What choosing is for. */
  readonly label: string;
  readonly onChoose: (chosen: readonly string[]) => void;
}

interface AnalysisRowProps {
  readonly entry: CatalogEntry;
  readonly analysis: Analysis;
  readonly choose: Choice | undefined;
  /** It is the one worked on. */
  readonly current: boolean;
  /** Absent: a link to the analysis. */
  readonly onOpen: ((analysis: Analysis) => void) | undefined;
  readonly onRename: (title: string) => Promise<void>;
  readonly onArchive: () => void;
  readonly onDelete: () => void;
}

export function AnalysisRow(props: AnalysisRowProps) {
  const { entry, analysis, choose, current } = props;
  const [renaming, setRenaming] = useState(false);
  const { savedAt, sections } = analysis;
  const name = analysis.name ?? copy.unnamed;
  const moment = toShortUtcMoment(Date.parse(savedAt));
  const which = copy.which(name, moment);
  if (renaming) {
    return (
      <li className={styles.row}>
        <RenameForm name={name} onRename={props.onRename} onClose={() => setRenaming(false)} />
      </li>
    );
  }
  return (
    <li className={styles.row}>
      {choose && <ChoiceBox choose={choose} id={analysis.id} label={`${choose.label}: ${which}`} />}
      <span className={styles.words}>
        <span className={styles.name}>
          {name} {current && <Chip>{copy.current}</Chip>}
        </span>{' '}
        <span className={styles.about}>
          <time dateTime={savedAt}>{moment}</time>, {copy.saved(sections, entry.sections.length)}
        </span>
      </span>
      <span className={styles.tools}>
        <OpenAction {...props} which={which} />
        <Tool label={copy.rename} which={which} onClick={() => setRenaming(true)} />
        <Tool
          label={analysis.archived ? copy.takeOut : copy.archive}
          which={which}
          onClick={props.onArchive}
        />
        <Tool label={copy.delete} which={which} onClick={props.onDelete} />
      </span>
    </li>
  );
}

function OpenAction({ entry, analysis, onOpen, which }: AnalysisRowProps & { readonly which: string }) {
  const words = (
    <>
      {copy.open} <VisuallyHidden>{which}</VisuallyHidden>
    </>
  );
  if (onOpen) return <Button onClick={() => onOpen(analysis)}>{words}</Button>;
  return (
    <Link className={toButtonClass({})} to={toAnalysisPath(entry, analysis.id)}>
      {words}
    </Link>
  );
}

interface ToolProps {
  readonly label: string;
  readonly which: string;
  readonly onClick: () => void;
}

function Tool({ label, which, onClick }: ToolProps) {
  return (
    <Button variant="ghost" onClick={onClick}>
      {label} <VisuallyHidden>{which}</VisuallyHidden>
    </Button>
  );
}

interface ChoiceBoxProps {
  readonly choose: Choice;
  readonly id: string;
  readonly label: string;
}

function ChoiceBox({ choose: { chosen, most, onChoose }, id, label }: ChoiceBoxProps) {
  const isChosen = chosen.includes(id);
  return (
    <input
      type="checkbox"
      className={check.box}
      aria-label={label}
      checked={isChosen}
      disabled={!isChosen && chosen.length >= most}
      onChange={() => onChoose(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
    />
  );
}
