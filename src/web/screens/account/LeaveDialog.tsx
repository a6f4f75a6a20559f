import { useState, type FormEvent } from 'react';
import { toEmail } from '../../../contracts/email.ts';
import { accountCopy as copy } from '../../copy/account.ts';
import { leavingCopy } from '../../copy/leaving.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DialogQuestion } from '../../ui/dialog/DialogQuestion.tsx';

interface LeaveDialogProps {
  readonly open: boolean;
  readonly email: string;
  readonly onStay: () => void;
  readonly onLeave: () => Promise<void>;
}

/** The member types their e-mail to confirm. */
export function LeaveDialog({ open, onStay, ...rest }: LeaveDialogProps) {
  return (
    <Dialog open={open} title={copy.leaveTitle} onClose={onStay}>
      {open && <LeaveForm onStay={onStay} {...rest} />}
    </Dialog>
  );
}

function LeaveForm({ email, onStay, onLeave }: Omit<LeaveDialogProps, 'open'>) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (toEmail(typed) !== email) {
      setError(copy.otherEmail(email));
      return;
    }
    setBusy(true);
    await onLeave();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <DialogQuestion
        actions={
          <>
            <Button variant="primary" onClick={onStay}>
              {leavingCopy.stay}
            </Button>
            <Button type="submit" busy={busy}>
              {copy.leave}
            </Button>
          </>
        }
      >
        <p>{copy.leaveQuestion}</p>
        <TextField
          type="email"
          label={copy.confirm}
          autoComplete="off"
          value={typed}
          error={error}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(undefined);
          }}
        />
      </DialogQuestion>
    </form>
  );
}
