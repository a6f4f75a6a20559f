import { useId } from 'react';
import { resultsCopy as copy } from '../../../copy/research/results.ts';
import { DamagedRecords } from '../../../analyses/DamagedRecords.tsx';
import { Message } from '../../../ui/blocks/Message.tsx';
import { ProgressBar } from '../../../ui/blocks/ProgressBar.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import type { ExportState } from './use-export.ts';
import styles from './ExportNews.module.css';

export function ExportNews({ state }: { readonly state: ExportState }) {
  const id = useId();
  switch (state.kind) {
    case 'ready':
      return null;
    case 'loading': {
      const { done, of } = state.progress;
      return (
        <div className={styles.news}>
          <label htmlFor={id}>{of === 0 ? copy.exportStarts : copy.exporting(done, of)}</label>
          <ProgressBar className={styles.bar} id={id} done={done} of={of} />
        </div>
      );
    }
    case 'failed':
      return (
        <div className={styles.news}>
          <Message tone="error">{copy.exportFailed(state.progress.done, state.progress.of)}</Message>
          <Button onClick={state.goOn}>{copy.exportGoOn}</Button>
        </div>
      );
    case 'saved':
      return (
        <div className={styles.news}>
          <Message tone="ok">{copy.exported(state.records, state.file)}</Message>
          <DamagedRecords records={state.damaged} />
        </div>
      );
  }
}
