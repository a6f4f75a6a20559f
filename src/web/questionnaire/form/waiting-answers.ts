import { createContext } from 'react';
import { afterPaint } from '../after-paint.ts';

/** Takes an answer that its control shows; `handOn` gives it to the library's form, after the paint. */
export type TakeAnswer = (questionId: string, answer: unknown, handOn: () => void) => void;

export const TakeAnswerContext = createContext<TakeAnswer>((_id, _answer, handOn) => handOn());

/** Answers that the library's form has not got yet: only the newest of each question counts. */
export interface WaitingAnswers {
  readonly put: (questionId: string, handOn: () => void) => void;
  /** Hands them on now. */
  readonly flush: () => void;
}

export function createWaitingAnswers(): WaitingAnswers {
  const waiting = new Map<string, () => void>();
  let stop: (() => void) | undefined;
  const flush = () => {
    stop?.();
    stop = undefined;
    const all = [...waiting.values()];
    waiting.clear();
    for (const handOn of all) handOn();
  };
  return {
    put: (questionId, handOn) => {
      waiting.set(questionId, handOn);
      stop ??= afterPaint(flush);
    },
    flush,
  };
}
