import { useState } from 'react';

/** What the button was pressed for, and when (ms since 1970): pressing it again for the same choice counts anew. */
export interface Asked<Choice> {
  readonly choice: Choice;
  readonly at: number;
}

interface Asking<Choice> {
  /** Undefined: none chosen yet. */
  readonly choice: Choice | undefined;
  /** Undefined: the button was not pressed since the last choice. */
  readonly asked: Asked<Choice> | undefined;
  readonly choose: (choice: Choice) => void;
  readonly ask: () => void;
}

/** People choose one of several, then press a button; another choice takes the press back. */
export function useAsking<Choice>(): Asking<Choice> {
  const [choice, setChoice] = useState<Choice>();
  const [asked, setAsked] = useState<Asked<Choice>>();
  return {
    choice,
    asked,
    choose: (next) => {
      setChoice(next);
      if (next !== choice) setAsked(undefined);
    },
    ask: () => choice !== undefined && setAsked({ choice, at: Date.now() }),
  };
}
