import { createContext } from 'react';
import { afterPaint } from '../after-paint.ts';

/** For an answer that its control already shows; `passToForm` passes it to the library's form, after the paint. */
export type AcceptAnswer = (questionId: string, answer: unknown, passToForm: () => void) => void;

export const AcceptAnswerContext = createContext<AcceptAnswer>((_id, _answer, passToForm) => passToForm());

/** Only the newest answer of each question counts. */
export interface WaitingAnswers {
  readonly put: (questionId: string, passToForm: () => void) => void;
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
    for (const passToForm of all) passToForm();
  };
  return {
    put: (questionId, passToForm) => {
      waiting.set(questionId, passToForm);
      stop ??= afterPaint(flush);
    },
    flush,
  };
}
