import { useState } from 'react';

/** `at` in ms since 1970 distinguishes repeated submits. */
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

export function useAsking<Choice>(initial?: Choice): Asking<Choice> {
  const [choice, setChoice] = useState(initial);
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
