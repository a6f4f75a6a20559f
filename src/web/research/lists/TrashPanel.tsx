import { useRef, useState } from 'react';
import { analysisListCopy, trashCopy as copy } from '../../copy/research/analyses.ts';
import type { CatalogEntry } from '../questionnaires/questionnaire-catalog.ts';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { isFocusLost } from '../../ui/hooks/use-focus-kept.ts';
import { UtcDate } from '../../ui/text/UtcDate.tsx';
import { useTrash, type TrashNews, type TrashRow } from './actions/use-trash.ts';
import list from './AnalysesList.module.css';
import rows from './AnalysisRows.module.css';
import styles from './TrashPanel.module.css';

export function TrashPanel({ entries }: { readonly entries: readonly CatalogEntry[] }) {
  const trash = useTrash(entries);
  const place = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<TrashRow>();
  if (trash.rows.length === 0 && !trash.news && !trash.retry) return null;
  const run = async (done: Promise<void>) => {
    await done;
    // The focused button disappears with its row.
    if (isFocusLost(document.activeElement)) place.current?.focus();
  };
  return (
    <div className={styles.trash}>
      <Panel title={copy.title}>
        <p className={styles.hint}>{copy.hint}</p>
        <div className={list.list} ref={place} tabIndex={-1}>
          <output className={list.news}>{trash.news && <News news={trash.news} />}</output>
          {trash.retry && <Failed title={copy.loadingFailed} retry={{ onRetry: trash.retry }} />}
          <ul>
            {trash.rows.map((row) => (
              <Row
                key={row.analysis.id}
                row={row}
                onRestore={() => void run(trash.restore(row))}
                onPurge={() => setAsked(row)}
              />
            ))}
          </ul>
        </div>
      </Panel>
      <PurgeDialog
        row={asked}
        onKeep={() => setAsked(undefined)}
        onPurge={(row) => {
          setAsked(undefined);
          void run(trash.purge(row));
        }}
      />
    </div>
  );
}

interface RowProps {
  readonly row: TrashRow;
  readonly onRestore: () => void;
  readonly onPurge: () => void;
}

function Row({ row, onRestore, onPurge }: RowProps) {
  const { entry, analysis } = row;
  const name = <VisuallyHidden>{toName(row)}</VisuallyHidden>;
  return (
    <li className={rows.row}>
      <span className={rows.words}>
        <span className={rows.name}>{toName(row)}</span>{' '}
        <span className={rows.about}>
          {entry.title}. {copy.deletedOn} <UtcDate iso={analysis.deletedAt} />, {copy.keptUntil}{' '}
          <UtcDate iso={analysis.goneAt} />
        </span>
      </span>
      <span className={rows.tools}>
        <Button onClick={onRestore}>
          {copy.restore} {name}
        </Button>
        <Button onClick={onPurge}>
          {copy.purge} {name}
        </Button>
      </span>
    </li>
  );
}

interface PurgeDialogProps {
  readonly row: TrashRow | undefined;
  readonly onKeep: () => void;
  readonly onPurge: (row: TrashRow) => void;
}

function PurgeDialog({ row, onKeep, onPurge }: PurgeDialogProps) {
  return (
    <ConfirmDialog
      open={row !== undefined}
      title={copy.purgeTitle(row ? toName(row) : '')}
      keep={copy.keep}
      act={copy.purge}
      onKeep={onKeep}
      onAct={() => row && onPurge(row)}
    >
      <p>{copy.purgeText}</p>
    </ConfirmDialog>
  );
}

function News({ news: { kind, row } }: { readonly news: TrashNews }) {
  if (kind === 'failed') return <Message tone="error">{analysisListCopy.changeFailed}</Message>;
  if (kind === 'entry-exists') return <Message tone="error">{analysisListCopy.entryExists}</Message>;
  return <span>{copy[kind](toName(row))}</span>;
}

function toName({ analysis }: TrashRow): string {
  return analysis.name ?? analysisListCopy.unnamed;
}
