import { useState } from 'react';

/** The choice that was submitted, and when (ms since 1970): submitting it again counts. */
export interface Asked<Choice> {
  readonly choice: Choice;
  readonly at: number;
}

interface Asking<Choice> {
  readonly choice: Choice | undefined;
  /** Undefined: not submitted since the last choice. */
  readonly asked: Asked<Choice> | undefined;
  readonly choose: (choice: Choice) => void;
  readonly ask: () => void;
}

/** State of a choice that is submitted by a button; another choice resets it. */
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
