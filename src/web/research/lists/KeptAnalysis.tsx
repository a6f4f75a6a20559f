import { useRef, useState, type Ref } from 'react';
import { Link } from 'react-router-dom';
import type { CatalogEntry } from '../questionnaires/questionnaire-catalog.ts';
import { analysisListCopy as copy } from '../../copy/research/analyses.ts';
import type { Analysis } from '../record/load-analyses.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { toShortUtcMoment } from '../../ui/text/moments.ts';
import { toAnalysisPath, toSubjectPath } from './analysis-path.ts';
import { AnalysisRow } from './AnalysisRow.tsx';
import { RenameForm } from './RenameForm.tsx';
import rows from './AnalysisRows.module.css';

interface KeptAnalysisProps {
  readonly entry: CatalogEntry;
  readonly analysis: Analysis;
  readonly current: boolean;
  readonly onOpen: ((analysis: Analysis) => void) | undefined;
  readonly onRename: (title: string) => Promise<boolean>;
  readonly onArchive: () => void;
  readonly onHistory: () => void;
  readonly onDelete: () => void;
}

export function KeptAnalysis(props: KeptAnalysisProps) {
  const { analysis, current } = props;
  const [renaming, setRenaming] = useState(false);
  const isClosing = useRef(false);
  const name = analysis.name ?? copy.unnamed;
  const which = copy.which(name, toShortUtcMoment(Date.parse(analysis.savedAt)));
  const close = () => {
    isClosing.current = true;
    setRenaming(false);
  };
  /** The form that had the focus gives way to the button. */
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (isClosing.current) button?.focus();
    if (button) isClosing.current = false;
  };
  if (renaming) {
    return (
      <li className={rows.row}>
        <RenameForm name={name} onRename={props.onRename} onClose={close} />
      </li>
    );
  }
  return (
    <AnalysisRow
      analysis={analysis}
      path={toSubjectPath(props.entry, analysis.subject)}
      chip={current ? copy.current : undefined}
    >
      <OpenAction {...props} which={which} />
      <Tool label={copy.rename} which={which} ref={takeFocus} onClick={() => setRenaming(true)} />
      <Tool label={analysis.archived ? copy.takeOut : copy.archive} which={which} onClick={props.onArchive} />
      <Tool label={copy.history} which={which} onClick={props.onHistory} />
      <Tool label={copy.delete} which={which} onClick={props.onDelete} />
    </AnalysisRow>
  );
}

function OpenAction({ entry, analysis, onOpen, which }: KeptAnalysisProps & { readonly which: string }) {
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
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onClick: () => void;
}

function Tool({ label, which, ref, onClick }: ToolProps) {
  return (
    <Button variant="ghost" ref={ref} onClick={onClick}>
      {label} <VisuallyHidden>{which}</VisuallyHidden>
    </Button>
  );
}
