import type { ComponentProps } from 'react';
import { loginCopy } from '../../copy/login.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { waitMark } from './login-form.ts';
import styles from './CodeStep.module.css';

const noteId = 'code-note';

interface CodeStepProps extends Pick<ComponentProps<'input'>, 'value' | 'onChange' | 'autoFocus'> {
  /** Seconds until another code may be asked for. */
  readonly wait: number;
  readonly onResend?: () => void;
}

/** The field for the code that was sent. */
export function CodeStep({ wait, onResend, ...input }: CodeStepProps) {
  return (
    <div className={styles.step}>
      <p className={styles.note} id={noteId}>
        {loginCopy.codeSent}
      </p>
      <TextField
        {...input}
        id="code"
        name="code"
        label={loginCopy.codeLabel}
        size="lg"
        autoComplete="one-time-code"
        inputMode="text"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={loginCopy.codeSample}
        aria-describedby={noteId}
      />
      <Button
        type="button"
        variant="ghost"
        className={styles.resend}
        disabled={wait > 0}
        onClick={onResend}
        data-wait={loginCopy.resendIn(waitMark)}
      >
        {wait > 0 ? loginCopy.resendIn(wait) : loginCopy.resend}
      </Button>
    </div>
  );
}
