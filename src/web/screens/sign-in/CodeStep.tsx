import { signInCopy as copy } from '../../copy/sign-in.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { mark } from './sign-in-form.ts';
import styles from './CodeStep.module.css';

const noteId = 'code-note';

export function CodeStep() {
  return (
    <div className={styles.step}>
      <p className={styles.note} id={noteId}>
        {copy.codeSent}
      </p>
      <TextField
        id="code"
        name="code"
        label={copy.codeLabel}
        size="lg"
        autoComplete="one-time-code"
        inputMode="text"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={copy.codeSample}
        aria-describedby={noteId}
      />
      <Button type="button" variant="ghost" className={styles.resend} data-wait={copy.resendIn(mark)}>
        {copy.resend}
      </Button>
    </div>
  );
}
