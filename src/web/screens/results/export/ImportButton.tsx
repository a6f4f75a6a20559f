import { useRef } from 'react';
import { resultsCopy as copy } from '../../../copy/research/results.ts';
import { Message } from '../../../ui/blocks/Message.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { RunNews, type RunWords } from '../../../ui/run/RunNews.tsx';
import { DifferingRecords } from './DifferingRecords.tsx';
import { ImportReport } from './ImportReport.tsx';
import { useImport, type Differing } from './use-import.ts';
import styles from './ImportButton.module.css';

const words: RunWords = { running: copy.importing, stopped: copy.importStopped };

export function ImportButton() {
  const input = useRef<HTMLInputElement>(null);
  const { importing, taking, isNoFile, settled, take, keep, replace } = useImport();
  const { state } = importing;
  const outcomes = state.kind === 'done' ? [...state.result.outcomes].toReversed() : [];
  const differing = outcomes.flatMap(([one, outcome]): Differing[] =>
    outcome.kind === 'differs' && !settled.has(one) ? [{ one, ...outcome }] : [],
  );
  return (
    <div className={styles.import}>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={copy.import}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Lets the member choose the same file again.
          target.value = '';
          if (file) void take(file);
        }}
      />
      <Button
        busy={state.kind === 'running' || taking.state.kind === 'running'}
        onClick={() => input.current?.click()}
      >
        {copy.import}
      </Button>
      <output>
        {isNoFile && <Message tone="error">{copy.importNoFile}</Message>}
        {state.kind === 'done' && (
          <ImportReport outcomes={state.result.outcomes} settled={settled} unknown={state.result.unknown} />
        )}
      </output>
      {state.kind !== 'done' && <RunNews state={state} words={words} onClear={importing.clear} />}
      {differing.length > 0 && (
        <DifferingRecords records={differing} taking={taking} onKeep={keep} onTake={replace} />
      )}
    </div>
  );
}
