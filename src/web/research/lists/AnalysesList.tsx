import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CatalogEntry } from '../questionnaires/questionnaire-catalog.ts';
import { analysisListCopy as copy } from '../../copy/research/analyses.ts';
import { useRecordPlace, useRecords } from '../record/records-context.ts';
import type { Analysis } from '../record/load-analyses.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { isFocusLost } from '../../ui/hooks/use-focus-kept.ts';
import { AnalysisRows } from './AnalysisRows.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { KeptAnalysis } from './KeptAnalysis.tsx';
import { toAnalysesQuery } from './use-analyses.ts';
import { useChanges, type ChangeNews } from './actions/use-changes.ts';
import styles from './AnalysesList.module.css';

interface AnalysesListProps {
  readonly entry: CatalogEntry;
  readonly onOpen?: ((analysis: Analysis) => void) | undefined;
}

export function AnalysesList({ entry, onOpen }: AnalysesListProps) {
  const { data: analyses } = useSuspenseQuery(toAnalysesQuery(useRecords(), entry));
  const { id: current } = useRecordPlace(entry.id);
  const changes = useChanges(entry, copy.unnamed);
  const list = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<ListDialog>();
  const news = changes.news && <News news={changes.news} onUndo={(one) => void changes.undo(one)} />;
  const remove = async (analysis: Analysis) => {
    await changes.remove(analysis);
    // The focused button disappears with its row.
    if (isFocusLost(document.activeElement)) list.current?.focus();
  };
  const toRow = (analysis: Analysis) => (
    <KeptAnalysis
      key={analysis.id}
      entry={entry}
      analysis={analysis}
      current={onOpen !== undefined && analysis.id === current}
      onOpen={onOpen}
      onRename={(title) => changes.rename(analysis, title)}
      onArchive={() => void changes.archive(analysis)}
      onHistory={() => setDialog({ kind: 'history', analysis })}
      onDelete={() => setDialog({ kind: 'delete', analysis })}
    />
  );
  return (
    <div className={styles.list} ref={list} tabIndex={-1}>
      <output className={styles.news}>{news}</output>
      {analyses.length === 0 ? (
        <Blank title={copy.none}>{copy.noneText}</Blank>
      ) : (
        <AnalysisRows analyses={analyses} toRow={toRow} />
      )}
      <ListDialogs entry={entry} dialog={dialog} onClose={() => setDialog(undefined)} onDelete={remove} />
    </div>
  );
}

interface ListDialog {
  readonly kind: 'history' | 'delete';
  readonly analysis: Analysis;
}

interface ListDialogsProps {
  readonly entry: CatalogEntry;
  readonly dialog: ListDialog | undefined;
  readonly onClose: () => void;
  readonly onDelete: (analysis: Analysis) => Promise<void>;
}

function ListDialogs({ entry, dialog, onClose, onDelete }: ListDialogsProps) {
  return (
    <>
      <HistoryDialog
        entry={entry}
        record={dialog?.kind === 'history' ? dialog.analysis : undefined}
        name={dialog?.analysis.name ?? copy.unnamed}
        onClose={onClose}
      />
      <DeleteDialog
        analysis={dialog?.kind === 'delete' ? dialog.analysis : undefined}
        entry={entry}
        onKeep={onClose}
        onDelete={(analysis) => {
          onClose();
          void onDelete(analysis);
        }}
      />
    </>
  );
}

interface NewsProps {
  readonly news: ChangeNews;
  readonly onUndo: (analysis: Analysis) => void;
}

function News({ news, onUndo }: NewsProps) {
  switch (news.kind) {
    case 'failed':
      return <Message tone="error">{copy.changeFailed}</Message>;
    case 'entry-exists':
      return <Message tone="error">{copy.entryExists}</Message>;
    case 'deleted':
      return (
        <>
          <span>{copy.deleted(news.name)}</span>
          <Button onClick={() => onUndo(news.analysis)}>{copy.undo}</Button>
        </>
      );
    case 'undone':
    case 'renamed':
      return <span>{copy[news.kind](news.name)}</span>;
  }
}
