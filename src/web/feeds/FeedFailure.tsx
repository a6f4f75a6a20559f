import type { MouseEvent } from 'react';
import { Blank } from '../ui/blocks/Blank.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { useCountdown } from '../ui/hooks/use-countdown.ts';

export interface Failure {
  readonly message: string;
  readonly hint?: string;
  /** So long a retry has to wait, in ms. */
  readonly wait?: number;
  /** Trying again is no use. */
  readonly isFinal?: boolean;
}

interface FeedFailureProps extends Failure {
  readonly onRetry: () => void;
}

/** What stands in a panel whose feed failed; its retry counts down where the source wants to be left alone. */
export function FeedFailure({ message, hint, wait = 0, isFinal = false, onRetry }: FeedFailureProps) {
  const left = useCountdown(wait);
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes with the failure; whoever pressed it stays in the panel.
    currentTarget.closest<HTMLElement>('section')?.focus();
    onRetry();
  };
  return (
    <Blank
      tone="error"
      title={message}
      actions={
        isFinal ? undefined : (
          <Button icon="refresh" onClick={retry} disabled={left > 0}>
            {left > 0 ? `Retry in ${toClock(left)}` : 'Retry'}
          </Button>
        )
      }
    >
      {hint}
    </Blank>
  );
}

function toClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
