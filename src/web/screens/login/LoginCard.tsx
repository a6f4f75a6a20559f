import { useState } from 'react';
import { toEmail } from '../../../contracts/email.ts';
import { messages } from '../../../contracts/messages.ts';
import { loginCopy } from '../../copy/login.ts';
import { Banner } from '../../ui/blocks/Banner.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Mark } from '../../ui/icons/Mark.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import styles from './LoginCard.module.css';

export type LoginState = 'ready' | 'waiting' | 'rejected';

interface LoginCardProps {
  readonly state: LoginState;
  /** A session was here and is over. */
  readonly ended: boolean;
  /** An e-mail address alone logs in. */
  readonly open: boolean;
  readonly onSubmit: (email: string) => void;
  /** What was typed is no longer what was submitted. */
  readonly onEdit: () => void;
}

export function LoginCard({ state, ended, open, onSubmit, onEdit }: LoginCardProps) {
  const [email, setEmail] = useState('');
  const [invalid, setInvalid] = useState(false);
  return (
    <div className={styles.card}>
      {ended && <EndedBanner />}
      <Mark size={44} className={styles.mark} />
      <h1 className={styles.title}>{loginCopy.heading}</h1>
      <p className={styles.hint}>{loginCopy.hint}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (state !== 'waiting') onSubmit(email);
        }}
      >
        <TextField
          className={styles.field}
          label={loginCopy.emailLabel}
          type="email"
          name="email"
          autoComplete="email"
          spellCheck={false}
          size="lg"
          placeholder={loginCopy.emailSample}
          value={email}
          error={invalid ? messages.emailInvalid : undefined}
          onChange={(event) => {
            setEmail(event.target.value);
            setInvalid(false);
            onEdit();
          }}
          onBlur={() => setInvalid(toEmail(email) === undefined)}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className={styles.button}
          busy={state === 'waiting'}
        >
          {loginCopy.button}
        </Button>
        <Outcome state={state} />
      </form>
      <p className={styles.open}>{open && loginCopy.openMode}</p>
    </div>
  );
}

function EndedBanner() {
  return (
    <Banner tone="info" icon="lock" className={styles.ended}>
      <strong>{loginCopy.ended}</strong>
      {loginCopy.endedHint}
    </Banner>
  );
}

function Outcome({ state }: Pick<LoginCardProps, 'state'>) {
  switch (state) {
    case 'ready':
      return undefined;
    case 'waiting':
      return (
        <Message tone="wait" className={styles.message}>
          {messages.authWaiting}
        </Message>
      );
    case 'rejected':
      return (
        <Banner tone="error" className={styles.message}>
          {messages.authFailed}
        </Banner>
      );
  }
}
