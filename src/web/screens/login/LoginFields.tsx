import { useState } from 'react';
import { assertNever } from '../../../lib/assert-never.ts';
import { messages } from '../../../contracts/messages.ts';
import { loginCopy } from '../../copy/login.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import type { LoginForm, LoginState } from './login-form.ts';
import { buttonProps, fieldProps, RejectedNotice, WaitingNotice } from './LoginParts.tsx';

interface LoginFieldsProps {
  readonly state: LoginState;
  readonly form: LoginForm;
}

/** The form of the login within the app. */
export function LoginFields({ state: { invalid, outcome }, form }: LoginFieldsProps) {
  const [email, setEmail] = useState('');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(email);
      }}
    >
      <TextField
        {...fieldProps}
        value={email}
        error={invalid ? messages.emailInvalid : undefined}
        onChange={(event) => {
          setEmail(event.target.value);
          form.edit();
        }}
        onBlur={() => form.leave(email)}
      />
      <Button {...buttonProps} busy={outcome === 'waiting'}>
        {loginCopy.button}
      </Button>
      <Outcome outcome={outcome} />
    </form>
  );
}

function Outcome({ outcome }: Pick<LoginState, 'outcome'>) {
  switch (outcome) {
    case 'ready':
      return undefined;
    case 'waiting':
      return <WaitingNotice />;
    case 'rejected':
      return <RejectedNotice />;
    default:
      return assertNever(outcome);
  }
}
