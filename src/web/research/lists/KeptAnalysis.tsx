import { useRef, useState } from 'react';
import type { CatalogEntry } from '../questionnaires/questionnaire-catalog.ts';
import { analysisListCopy as copy } from '../../copy/research/analyses.ts';
import { isFinished, type Analysis } from '../record/load-analyses.ts';
import type { Decision } from '../record/load-decisions.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { IconMenu } from '../../ui/controls/IconMenu.tsx';
import { toShortUtcMoment } from '../../ui/text/moments.ts';
import { RenameForm } from './RenameForm.tsx';
import { WorkRow } from './WorkRow.tsx';
import rows from './AnalysisRows.module.css';

interface KeptAnalysisProps {
  readonly entry: CatalogEntry;
  readonly analysis: Analysis;
  readonly decision: Decision | null | undefined;
  readonly current: boolean;
  /** Its button is the page's primary one. */
  readonly isLead: boolean;
  readonly onOpen: (analysis: Analysis) => void;
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
    <WorkRow
      entry={props.entry}
      analysis={analysis}
      decision={props.decision}
      chip={current ? copy.current : undefined}
    >
      <OpenAction {...props} which={which} />{' '}
      <IconMenu
        label={copy.more(which)}
        icon="more"
        ref={takeFocus}
        acts={[
          { title: copy.rename, about: which, onAct: () => setRenaming(true) },
          { title: analysis.archived ? copy.takeOut : copy.archive, about: which, onAct: props.onArchive },
          { title: copy.history, about: which, onAct: props.onHistory },
          { title: copy.delete, about: which, onAct: props.onDelete },
        ]}
      />
    </WorkRow>
  );
}

function OpenAction({ analysis, isLead, onOpen, which }: KeptAnalysisProps & { readonly which: string }) {
  return (
    <Button variant={isLead ? 'primary' : 'secondary'} onClick={() => onOpen(analysis)}>
      {isFinished(analysis) ? copy.open : copy.resume} <VisuallyHidden>{which}</VisuallyHidden>
    </Button>
  );
}
