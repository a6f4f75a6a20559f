import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { analysesCopy as copy, resultsCopy } from '../../../copy/research/results.ts';
import type { CatalogEntry } from '../../../questionnaire/questionnaire-catalog.ts';
import { loadAnalyses, type Analysis } from '../../../records/load-result.ts';
import { useRecords } from '../../../records/records-context.ts';
import { Failed } from '../../../ui/blocks/Failed.tsx';
import { Message } from '../../../ui/blocks/Message.tsx';
import { Panel } from '../../../ui/blocks/Panel.tsx';
import { toComparisonPath } from '../addresses.ts';
import { AnalysesPanel } from './AnalysesPanel.tsx';
import { AnalysisDialog } from './AnalysisDialog.tsx';
import styles from './Analyses.module.css';

interface AnalysesProps {
  readonly entry: CatalogEntry;
  /** Whether the one saved last stands in full on the page: alone it is not listed as well. */
  readonly shown: boolean;
}

/** Every analysis of a questionnaire: one opened to read, some side by side at an address of their own. */
export function Analyses({ entry, shown }: AnalysesProps) {
  const records = useRecords();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Analysis>();
  const { data, isError, refetch } = useQuery({
    queryKey: ['analyses', entry.id],
    queryFn: () => loadAnalyses(records, entry),
    staleTime: 0,
  });
  const title = toTitle(entry);
  if (shown && (data ? data.length === 1 : !isError)) return null;
  if (!data) {
    return (
      <Panel title={title} headingLevel={3} busy={!isError}>
        {isError ? (
          <Failed title={copy.listFailed} retry={{ onRetry: () => void refetch() }} />
        ) : (
          <div className={styles.waiting}>
            <Message tone="wait">{resultsCopy.loading}</Message>
          </div>
        )}
      </Panel>
    );
  }
  if (data.length === 0) return null;
  return (
    <>
      <AnalysesPanel
        title={title}
        entry={entry}
        analyses={data}
        onOpen={setOpened}
        onCompare={(ids) => void navigate(toComparisonPath(entry, ids))}
      />
      <AnalysisDialog entry={entry} analysis={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

function toTitle({ subject, subjectRequired, title }: CatalogEntry): string {
  return subject && subjectRequired ? copy.titles[subject] : copy.listOf(title);
}
