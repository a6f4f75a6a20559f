import type { ReactNode } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import { Button } from '../controls/Button.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { Blank } from './Blank.tsx';

interface FailedProps {
  readonly title: ReactNode;
  /** Absent: a retry does not help. */
  readonly retry?: Retry | undefined;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

interface Retry {
  readonly onRetry: (button: HTMLElement) => void;
  readonly label?: string;
  readonly icon?: IconName;
  readonly disabled?: boolean;
}

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
