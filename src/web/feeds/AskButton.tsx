import type { ReactNode } from 'react';
import { Button } from '../ui/controls/Button.tsx';
import { useFocusKept } from '../ui/hooks/use-focus-kept.ts';

interface AskButtonProps {
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Keeps the focus while busy, so that it can be pressed again. */
export function AskButton({ busy, disabled, onClick, children }: AskButtonProps) {
  const button = useFocusKept(busy);
  return (
    <Button
      variant="primary"
      size="md"
      icon="refresh"
      busy={busy}
      disabled={disabled}
      ref={button}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
