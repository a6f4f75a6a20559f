import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogQuestion } from './DialogQuestion.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** The safe answer, which comes first. */
  readonly keep: string;
  readonly act: ReactNode;
  readonly onKeep: () => void;
  readonly onAct: () => void;
  readonly children: ReactNode;
}

/** Asks before something that cannot be undone at once. */
export function ConfirmDialog({ open, title, keep, act, onKeep, onAct, children }: ConfirmDialogProps) {
  return (
    <Dialog open={open} title={title} onClose={onKeep}>
      <DialogQuestion
        actions={
          <>
            <Button variant="primary" onClick={onKeep}>
              {keep}
            </Button>
            <Button onClick={onAct}>{act}</Button>
          </>
        }
      >
        {children}
      </DialogQuestion>
    </Dialog>
  );
}
