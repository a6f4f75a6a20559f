import { useState } from 'react';

/** What was asked for, and when (ms since 1970): asking again for the same is another asking. */
export interface Asked<Choice> {
  readonly choice: Choice;
  readonly at: number;
}

interface Asking<Choice> {
  /** Undefined: none chosen yet. */
  readonly choice: Choice | undefined;
  /** Undefined: nothing was asked for since the last choice. */
  readonly asked: Asked<Choice> | undefined;
  readonly choose: (choice: Choice) => void;
  readonly ask: () => void;
}

/** One of several is chosen first and asked for then; another choice takes the asking back. */
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
