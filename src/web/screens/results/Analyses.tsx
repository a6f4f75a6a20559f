import { useState } from 'react';
import type { CompiledQuestionnaire } from '../../../engine/registry/questionnaire.ts';
import { analysesCopy as copy } from '../../copy/results.ts';
import type { CatalogEntry } from '../../questionnaire/questionnaire-catalog.ts';
import { ResultCard } from '../../questionnaire/ResultCard.tsx';
import type { Analysis } from '../../records/load-result.ts';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { AnalysesPanel } from './AnalysesPanel.tsx';
import { ComparisonPanel } from './ComparisonPanel.tsx';
import { useAnalysisRecords } from './use-analysis-records.ts';
import type { LoadedResult } from './use-results.ts';
import styles from './Analyses.module.css';

type Pair = readonly [Analysis, Analysis];

interface AnalysesProps extends Pick<LoadedResult, 'compiled' | 'analyses'> {
  readonly subject: NonNullable<CatalogEntry['subject']>;
}

/** Every analysis of a questionnaire: one opened to read, two side by side. */
export function Analyses({ subject, compiled, analyses }: AnalysesProps) {
  const [opened, setOpened] = useState<Analysis>();
  const [compared, setCompared] = useState<Pair>();
  return (
    <div className={styles.analyses}>
      <AnalysesPanel
        title={copy.titles[subject]}
        analyses={analyses}
        of={compiled.questionnaire.sections.length}
        onOpen={setOpened}
        onCompare={(...pair) => setCompared(pair)}
      />
      {compared && (
        <ComparisonPanel
          key={compared.map(({ id }) => id).join(' ')}
          title={copy.comparisons[subject]}
          compiled={compiled}
          pair={compared}
          onClose={() => setCompared(undefined)}
        />
      )}
      <AnalysisDialog compiled={compiled} analysis={opened} onClose={() => setOpened(undefined)} />
    </div>
  );
}

interface AnalysisDialogProps {
  readonly compiled: CompiledQuestionnaire;
  /** Undefined: closed. */
  readonly analysis: Analysis | undefined;
  readonly onClose: () => void;
}

/** An analysis with all its answers, to read only. */
function AnalysisDialog({ compiled, analysis, onClose }: AnalysisDialogProps) {
  return (
    <Dialog
      open={analysis !== undefined}
      title={analysis?.name ?? copy.unnamed}
      size="wide"
      onClose={onClose}
    >
      {analysis && (
        <div className={styles.body}>
          <p className={styles.note}>{copy.readOnly}</p>
          <AnalysisContent compiled={compiled} analysis={analysis} />
        </div>
      )}
    </Dialog>
  );
}

function AnalysisContent({
  compiled,
  analysis,
}: Pick<AnalysisDialogProps, 'compiled'> & { readonly analysis: Analysis }) {
  const state = useAnalysisRecords(compiled, [analysis]);
  switch (state.kind) {
    case 'loading':
      return <Message tone="wait">{copy.opening}</Message>;
    case 'failed':
      return <Failed title={copy.failed} retry={{ onRetry: state.retry }} />;
    case 'ready':
      return state.records.map((record) => (
        <ResultCard key={record.id} compiled={compiled} record={record} headingLevel={3} />
      ));
  }
}
