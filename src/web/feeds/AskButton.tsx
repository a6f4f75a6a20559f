import type { ReactNode } from 'react';
import { Button } from '../ui/controls/Button.tsx';
import { useFocusKept } from '../ui/hooks/use-focus-kept.ts';

interface AskButtonProps {
  /** The call is under way. */
  readonly busy: boolean;
  /** There is nothing to ask for yet. */
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Asks a source for what was chosen; it keeps the focus, so that it can be pressed again at once. */
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
