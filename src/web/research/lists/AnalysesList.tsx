import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { followUpsOfPage, type CatalogEntry } from '../questionnaires/questionnaire-catalog.ts';
import { analysisListCopy as copy } from '../../copy/research/analyses.ts';
import { useRecordPlace, useRecords } from '../record/records-context.ts';
import type { Analysis } from '../record/load-analyses.ts';
import type { Decision } from '../record/load-decisions.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { isFocusLost } from '../../ui/hooks/use-focus-kept.ts';
import { AnalysisRows } from './AnalysisRows.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { KeptAnalysis } from './KeptAnalysis.tsx';
import { toAnalysesQuery } from './use-analyses.ts';
import { useShownAnalyses } from './use-shown-analyses.tsx';
import { findDecision, useDecisionsAfter } from './use-decisions.ts';
import { useChanges, type ChangeNews } from './actions/use-changes.ts';
import styles from './AnalysesList.module.css';

interface AnalysesListProps {
  readonly entry: CatalogEntry;
  readonly onOpen: (analysis: Analysis) => void;
  /** Where nothing else is shown: the first unfinished analysis has the page's primary button. */
  readonly isStart: boolean;
}

export function AnalysesList({ entry, onOpen, isStart }: AnalysesListProps) {
  const { data: analyses } = useSuspenseQuery(toAnalysesQuery(useRecords(), entry));
  const { data: decisions } = useDecisionsAfter(entry);
  const hasDecisions = followUpsOfPage(entry.page).some(({ subject }) => subject === entry.subject);
  const { listed, firstOpen, choice } = useShownAnalyses(analyses);
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
      decision={hasDecisions ? toDecision(decisions, analysis) : undefined}
      isLead={isStart && analysis === firstOpen}
      current={analysis.id === current}
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
        <>
          {choice && <div className={styles.shown}>{choice}</div>}
          <AnalysisRows analyses={listed} toRow={toRow} />
        </>
      )}
      <ListDialogs entry={entry} dialog={dialog} onClose={() => setDialog(undefined)} onDelete={remove} />
    </div>
  );
}

function toDecision(
  decisions: readonly Decision[] | undefined,
  { subject }: Analysis,
): Decision | null | undefined {
  if (!decisions) return undefined;
  return (subject && findDecision(decisions, subject)) ?? null;
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
