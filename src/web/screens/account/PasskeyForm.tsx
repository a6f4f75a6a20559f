import { useState } from 'react';
import { maxPasskeyNameLength } from '../../../contracts/passkeys.ts';
import { isTooLong } from '../../../lib/count-characters.ts';
import { passkeysCopy as copy } from '../../copy/account.ts';
import type { ActOutcome } from '../../session/act-outcome.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import styles from './PasskeyForm.module.css';

interface PasskeyFormProps {
  readonly label: string;
  readonly button: string;
  readonly name?: string;
  readonly busy: boolean;
  /** Focuses the field on mount, because the member has just requested it. */
  readonly focused?: boolean;
  readonly onSubmit: (name: string) => Promise<ActOutcome>;
}

export function PasskeyForm({ label, button, name = '', busy, focused = false, onSubmit }: PasskeyFormProps) {
  const [text, setText] = useState(name);
  const submit = async () => {
    if (isTooLong(text, maxPasskeyNameLength)) return;
    if ((await onSubmit(text.trim() || copy.sample)) === 'done') setText('');
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        {...(focused && { ref: takeFocus })}
        label={label}
        value={text}
        maxLength={maxPasskeyNameLength}
        placeholder={copy.sample}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" busy={busy}>
        {button}
      </Button>
    </form>
  );
}

function takeFocus(field: HTMLElement | null): void {
  field?.focus();
}
