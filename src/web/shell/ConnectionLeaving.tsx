import { connectionCopy as copy } from '../copy/connection.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import styles from './Connection.module.css';

interface ConnectionLeavingProps {
  readonly open: boolean;
  /** Saves that were not sent, or whose coins were not claimed. */
  readonly unfinished: number;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Log-out removes what this device keeps, so it asks while saves wait to be sent. */
export function ConnectionLeaving({ open, unfinished, onLeave, onStay }: ConnectionLeavingProps) {
  return (
    <Dialog open={open} title={copy.leavingTitle} onClose={onStay}>
      <p className={styles.text}>{copy.leavingHint(unfinished)}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onStay}>
          {copy.stay}
        </Button>
        <Button onClick={onLeave}>{copy.leave}</Button>
      </div>
    </Dialog>
  );
}
