import { useEffect, useState } from 'react';
import { assertNever } from '../../../lib/assert-never.ts';
import { loginCopy } from '../../copy/login.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { CodeStep } from './CodeStep.tsx';
import type { LoginForm, LoginState } from './login-form.ts';
import { buttonProps, fieldProps, RejectedNotice, WaitingNotice } from './LoginParts.tsx';

interface LoginFieldsProps {
  readonly state: LoginState;
  readonly form: LoginForm;
}

/** The form of the login within the app. */
export function LoginFields({ state: { fault, outcome, pending }, form }: LoginFieldsProps) {
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const wait = useSecondsUntil(pending?.resendAt);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(email, code);
      }}
    >
      <TextField
        {...fieldProps}
        value={email}
        error={fault && loginCopy.emailFaults[fault]}
        onChange={(event) => {
          setEmail(event.target.value);
          form.edit();
        }}
        onBlur={() => form.leave(email)}
      />
      {pending && (
        <CodeStep
          key={pending.challenge}
          // The member is on the way to it: the mail has come.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            form.editCode();
          }}
          wait={wait}
          onResend={() => void form.resend()}
        />
      )}
      <Button {...buttonProps} busy={outcome === 'waiting'}>
        {loginCopy.button}
      </Button>
      <Outcome outcome={outcome} />
    </form>
  );
}

/** Whole seconds until a moment, counted down; 0 without one. */
function useSecondsUntil(until: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === undefined) return undefined;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
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
