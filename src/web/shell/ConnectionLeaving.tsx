import { connectionCopy as copy } from '../copy/connection.ts';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import styles from './Connection.module.css';

interface ConnectionLeavingProps {
  readonly open: boolean;
  /** Number of saves that are not sent, or whose coins are not claimed. */
  readonly unfinished: number;
  /** Records with unsaved answers, and the number of their sections. */
  readonly unsaved: readonly { readonly title: string; readonly sections: number }[];
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Log-out deletes everything on this device, so it asks while something is stored only here. */
export function ConnectionLeaving({ open, unfinished, unsaved, onLeave, onStay }: ConnectionLeavingProps) {
  return (
    <ConfirmDialog
      open={open}
      title={unsaved.length > 0 ? copy.leavingUnsavedTitle : copy.leavingTitle}
      keep={copy.stay}
      act={copy.leave}
      onKeep={onStay}
      onAct={onLeave}
    >
      <p>{copy.leavingHint}</p>
      <ul className={styles.lost}>
        {unsaved.map(({ title, sections }) => (
          <li key={title}>{copy.unsavedIn(title, sections)}</li>
        ))}
        {unfinished > 0 && <li>{copy.unfinished(unfinished)}</li>}
      </ul>
    </ConfirmDialog>
  );
}
