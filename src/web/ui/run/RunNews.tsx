import { useId } from 'react';
import type { RunProgress } from '../../../lib/run.ts';
import { runCopy as copy } from '../../copy/ui.ts';
import { Message } from '../blocks/Message.tsx';
import { ProgressBar } from '../blocks/ProgressBar.tsx';
import { Button } from '../controls/Button.tsx';
import { toClockTime } from '../text/moments.ts';
import type { RunState, RunStop } from './use-run.ts';
import styles from './RunNews.module.css';

interface RunNewsProps {
  readonly state: Exclude<RunState<unknown>, { kind: 'done' }>;
  readonly words: RunWords;
  readonly onClear: () => void;
}

export interface RunWords {
  readonly running: (progress: RunProgress) => string;
  readonly stopped: Readonly<Record<RunStop['why'], (progress: RunProgress) => string>>;
}

/** A run while it works or waits, and where it stopped. */
export function RunNews({ state, words, onClear }: RunNewsProps) {
  const id = useId();
  switch (state.kind) {
    case 'ready':
      return null;
    case 'running':
      return (
        <div className={styles.news}>
          <label htmlFor={id}>{words.running(state.progress)}</label>
          <ProgressBar className={styles.bar} id={id} {...state.progress} />
          {state.pausedUntil !== undefined && <output>{copy.paused(toClockTime(state.pausedUntil))}</output>}
          <Button onClick={state.cancel}>{copy.cancel}</Button>
        </div>
      );
    case 'stopped': {
      const { stop, progress } = state;
      return (
        <div className={styles.news}>
          <Message tone="error">{words.stopped[stop.why](progress)}</Message>
          {stop.why !== 'left' && <Button onClick={stop.goOn}>{copy.goOn}</Button>}
          <Button variant="ghost" onClick={onClear}>
            {copy.clear}
          </Button>
        </div>
      );
    }
  }
}
