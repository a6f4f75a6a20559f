import { useEffect, useState } from 'react';
import { feedCopy } from '../copy/ui.ts';
import { Failed } from '../ui/blocks/Failed.tsx';

export interface Failure {
  readonly message: string;
  readonly hint?: string;
  /** Wait before a retry, in ms. */
  readonly wait?: number;
  readonly isFinal?: boolean;
}

interface FeedFailureProps extends Failure {
  readonly onRetry: () => void;
}

export function FeedFailure({ message, hint, wait = 0, isFinal = false, onRetry }: FeedFailureProps) {
  const left = useCountdown(wait);
  const retry = {
    label: left > 0 ? feedCopy.retryIn(toClock(left)) : feedCopy.retry,
    icon: 'refresh',
    disabled: left > 0,
    onRetry: (button: HTMLElement) => {
      // The button disappears with the error: keep the focus in the panel.
      button.closest<HTMLElement>('section')?.focus();
      onRetry();
    },
  } as const;
  return (
    <Failed title={message} retry={isFinal ? undefined : retry}>
      {hint}
    </Failed>
  );
}

function toClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function useCountdown(wait: number): number {
  const [end] = useState(() => Date.now() + wait);
  const [left, setLeft] = useState(() => toSeconds(wait));
  useEffect(() => {
    if (wait <= 0) return undefined;
    const timer = setInterval(() => {
      const rest = toSeconds(end - Date.now());
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end, wait]);
  return left;
}

function toSeconds(milliseconds: number): number {
  return Math.max(0, Math.ceil(milliseconds / 1000));
}
