import type { Run, RunProgress } from '../../../../src/lib/run.ts';

/** A run that waits for nothing. */
export function buildRun(): Run & {
  /** In ms. */
  readonly pauses: number[];
  readonly shown: RunProgress[];
  cancel(): void;
} {
  const control = new AbortController();
  const pauses: number[] = [];
  const shown: RunProgress[] = [];
  return {
    pauses,
    shown,
    cancel: () => control.abort(),
    signal: control.signal,
    onProgress: (progress) => void shown.push(progress),
    pause: async (wait) => void pauses.push(wait),
  };
}
