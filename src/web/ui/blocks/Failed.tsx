import type { ReactNode } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import { Button } from '../controls/Button.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { Blank } from './Blank.tsx';

interface FailedProps {
  /** What failed. */
  readonly title: ReactNode;
  /** Absent: trying again is no use. */
  readonly retry?: Retry | undefined;
  /** What stands in the place of the one button. */
  readonly actions?: ReactNode;
  /** What people can do about it, or need not worry about. */
  readonly children?: ReactNode;
}

interface Retry {
  readonly onRetry: (button: HTMLElement) => void;
  /** 'Try again' unless said otherwise. */
  readonly label?: string;
  readonly icon?: IconName;
  /** It is too early to try again. */
  readonly disabled?: boolean;
}

/** What stands where something could not be shown, with a button that tries again where that may help. */
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
