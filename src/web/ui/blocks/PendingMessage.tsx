import type { Pending } from '../hooks/to-pending.ts';
import { Failed } from './Failed.tsx';
import { Message } from './Message.tsx';

interface PendingMessageProps {
  readonly state: Pending;
  readonly copy: { readonly loading: string; readonly failed: string };
}

/** Shown in place of data that are loading or have failed to load. */
export function PendingMessage({ state, copy }: PendingMessageProps) {
  if (state.kind === 'loading') return <Message tone="wait">{copy.loading}</Message>;
  return <Failed title={copy.failed} retry={{ onRetry: state.retry }} />;
}
