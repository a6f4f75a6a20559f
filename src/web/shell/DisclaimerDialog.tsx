import { useState } from 'react';
import { messages } from '../../contracts/messages.ts';
import { disclaimerCopy } from '../copy/disclaimer.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { DialogQuestion } from '../ui/dialog/DialogQuestion.tsx';
import { Message } from '../ui/blocks/Message.tsx';
import styles from './DisclaimerDialog.module.css';

interface DisclaimerDialogProps {
  readonly open: boolean;
  readonly onAgree: () => Promise<'agreed' | 'failed'>;
  readonly onLogout: () => void;
}

export function DisclaimerDialog({ open, onAgree, onLogout }: DisclaimerDialogProps) {
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking');
  const sendAgreement = async () => {
    setState('sending');
    const outcome = await onAgree();
    setState(outcome === 'agreed' ? 'asking' : 'failed');
  };
  return (
    <Dialog open={open} title={disclaimerCopy.title}>
      <DialogQuestion
        actions={
          <>
            <Button variant="primary" busy={state === 'sending'} onClick={() => void sendAgreement()}>
              {disclaimerCopy.button}
            </Button>
            <Button variant="ghost" onClick={onLogout}>
              {disclaimerCopy.leave}
            </Button>
          </>
        }
      >
        {disclaimerCopy.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </DialogQuestion>
      {state === 'failed' && (
        <Message tone="error" className={styles.error}>
          {messages.disclaimerFailed}
        </Message>
      )}
    </Dialog>
  );
}
