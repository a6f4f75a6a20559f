import type { ReactNode } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import { Button } from '../controls/Button.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { Blank } from './Blank.tsx';

interface FailedProps {
  readonly title: ReactNode;
  /** Absent: a retry does not help. */
  readonly retry?: Retry | undefined;
  /** Replaces the retry button. */
  readonly actions?: ReactNode;
  /** What the member can do about it. */
  readonly children?: ReactNode;
}

interface Retry {
  readonly onRetry: (button: HTMLElement) => void;
  /** Default: 'Try again'. */
  readonly label?: string;
  readonly icon?: IconName;
  /** A retry is not allowed yet. */
  readonly disabled?: boolean;
}

/** An error with a retry button where a retry may help. */
export function Failed({
  title,
  retry,
  actions = retry && <RetryButton {...retry} />,
  children,
}: FailedProps) {
  return (
    <Blank tone="error" title={title} actions={actions}>
      {children}
    </Blank>
  );
}

function RetryButton({ onRetry, label = uiCopy.tryAgain, icon, disabled = false }: Retry) {
  return (
    <Button
      {...(icon && { icon })}
      disabled={disabled}
      onClick={({ currentTarget }) => onRetry(currentTarget)}
    >
      {label}
    </Button>
  );
}
