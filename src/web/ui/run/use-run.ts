import { useEffect, useRef, useState, type RefObject } from 'react';
import { attempt } from '../../../lib/attempt.ts';
import { isRecord } from '../../../lib/is-record.ts';
import type { Run, RunProgress } from '../../../lib/run.ts';

export type RunState<Result> =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'running';
      readonly progress: RunProgress;
      /** Ms since 1970; absent: it does not wait. */
      readonly pausedUntil?: number;
      readonly cancel: () => void;
    }
  | { readonly kind: 'stopped'; readonly stop: RunStop; readonly progress: RunProgress }
  | { readonly kind: 'done'; readonly result: Result };

/** 'left': by a reload or another page; the run's input is gone then. */
export type RunStop =
  | { readonly why: 'cancelled' | 'failed'; readonly goOn: () => void }
  | { readonly why: 'left' };

type Work<Result> = (run: Run) => Promise<Result>;

/**
 * Runs many calls one after another. A run ends when its page is left; the tab stores how far it came, which the page says
 * when it opens again. Work that is started again skips what is done.
 */
export function useRun<Result>(key: string) {
  const [state, setState] = useState<RunState<Result>>(() => readLeft(key));
  const running = useRef<AbortController>(undefined);
  useEndOnLeave(running);

  const start = async (work: Work<Result>): Promise<void> => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    let progress: RunProgress = { done: 0, of: 0 };
    const isCurrent = () => running.current === control;
    const cancel = () => control.abort();
    const show = (pausedUntil?: number) => {
      if (!isCurrent() || control.signal.aborted) return;
      keepProgress(key, progress);
      setState({ kind: 'running', progress, ...(pausedUntil !== undefined && { pausedUntil }), cancel });
    };
    show();
    try {
      const result = await work({
        signal: control.signal,
        onProgress: (next) => {
          progress = next;
          show();
        },
        pause: async (wait) => {
          show(Date.now() + wait);
          await waitOrEnd(wait, control.signal);
          show();
        },
      });
      if (!isCurrent()) return;
      forget(key);
      setState({ kind: 'done', result });
    } catch (error) {
      if (!isCurrent()) return;
      const why = control.signal.aborted ? 'cancelled' : 'failed';
      forget(key);
      setState({ kind: 'stopped', stop: { why, goOn: () => void start(work) }, progress });
      if (why === 'failed' && !isLogged(error)) throw error;
    }
  };
  const clear = () => {
    forget(key);
    setState({ kind: 'ready' });
  };
  return { state, start, clear };
}

function useEndOnLeave(running: RefObject<AbortController | undefined>): void {
  useEffect(
    () => () => {
      const left = running.current;
      running.current = undefined;
      left?.abort();
    },
    [running],
  );
}

/** Failed calls are logged where they fail. */
function isLogged(error: unknown): boolean {
  return error instanceof Error && error.name === 'ApiError';
}

function waitOrEnd(wait: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, wait);
    const end = () => {
      clearTimeout(timer);
      reject(new DOMException('The run was cancelled', 'AbortError'));
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

const toStorageKey = (key: string) => `run/${key}`;

function readLeft<Result>(key: string): RunState<Result> {
  const kept: unknown = attempt(() => JSON.parse(sessionStorage.getItem(toStorageKey(key)) ?? 'null'));
  if (!isRecord(kept) || typeof kept['done'] !== 'number' || typeof kept['of'] !== 'number')
    return { kind: 'ready' };
  return { kind: 'stopped', stop: { why: 'left' }, progress: { done: kept['done'], of: kept['of'] } };
}

function keepProgress(key: string, progress: RunProgress): void {
  attempt(() => sessionStorage.setItem(toStorageKey(key), JSON.stringify(progress)));
}

function forget(key: string): void {
  attempt(() => sessionStorage.removeItem(toStorageKey(key)));
}
