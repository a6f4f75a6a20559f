import { useState } from 'react';

/** `at` in ms since 1970 distinguishes repeated submits. */
export interface Submitted<Choice> {
  readonly choice: Choice;
  readonly at: number;
}

interface SubmittedChoice<Choice> {
  readonly choice: Choice | undefined;
  /** Undefined: not submitted since the last choice. */
  readonly submitted: Submitted<Choice> | undefined;
  readonly choose: (choice: Choice) => void;
  readonly submit: () => void;
}

export function useSubmittedChoice<Choice>(initial?: Choice): SubmittedChoice<Choice> {
  const [choice, setChoice] = useState(initial);
  const [submitted, setSubmitted] = useState<Submitted<Choice>>();
  return {
    choice,
    submitted,
    choose: (next) => {
      setChoice(next);
      if (next !== choice) setSubmitted(undefined);
    },
    submit: () => choice !== undefined && setSubmitted({ choice, at: Date.now() }),
  };
}
