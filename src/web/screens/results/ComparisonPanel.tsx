import { useEffect, useRef, useState } from 'react';
import type { CompiledQuestionnaire } from '../../../engine/registry/questionnaire.ts';
import { analysesCopy as copy } from '../../copy/results.ts';
import { ComparisonTable, type ComparisonDetail } from '../../questionnaire/ComparisonTable.tsx';
import type { Analysis, ResultRecord } from '../../records/load-result.ts';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Segmented } from '../../ui/controls/Segmented.tsx';
import { useAnalysisRecords } from './use-analysis-records.ts';
import styles from './ComparisonPanel.module.css';

interface ComparisonPanelProps {
  readonly title: string;
  readonly compiled: CompiledQuestionnaire;
  readonly pair: readonly [Analysis, Analysis];
  readonly onClose: () => void;
}

/** Two analyses side by side. It takes the focus, since it opens away from the button that opens it. */
export function ComparisonPanel({ title, compiled, pair, onClose }: ComparisonPanelProps) {
  const [detail, setDetail] = useState<ComparisonDetail>('differences');
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Panel
      title={
        <span ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </span>
      }
      className={styles.panel}
      actions={
        <div className={styles.tools}>
          <Segmented label={copy.detail} options={copy.details} value={detail} onChange={setDetail} />
          <Button variant="ghost" icon="close" onClick={onClose}>
            {copy.close}
          </Button>
        </div>
      }
    >
      <Content compiled={compiled} pair={pair} detail={detail} />
    </Panel>
  );
}

function Content({
  compiled,
  pair,
  detail,
}: Omit<ComparisonPanelProps, 'title' | 'onClose'> & { readonly detail: ComparisonDetail }) {
  const state = useAnalysisRecords(compiled, pair);
  switch (state.kind) {
    case 'loading':
      return (
        <div className={styles.waiting}>
          <Message tone="wait">{copy.comparing}</Message>
        </div>
      );
    case 'failed':
      return <Failed title={copy.comparisonFailed} retry={{ onRetry: state.retry }} />;
    case 'ready':
      return (
        isPair(state.records) && (
          <>
            <p className={styles.legend}>{copy.legend}</p>
            <ComparisonTable compiled={compiled} analyses={state.records} detail={detail} />
          </>
        )
      );
  }
}

function isPair(records: readonly ResultRecord[]): records is readonly [ResultRecord, ResultRecord] {
  return records.length === 2;
}
