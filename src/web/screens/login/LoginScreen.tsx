import { useEffect, useRef, useState } from 'react';
import type { PublicConfig } from '../../../contracts/config.ts';
import { enterCode, login } from '../../session/login-acts.ts';
import { useSession, useSessionState } from '../../session/session-context.ts';
import { blankLogin, openLoginForm } from './login-form.ts';
import { LoginFields } from './LoginFields.tsx';
import { EndedNotice, LoginMain } from './LoginParts.tsx';

/** The login within the app, where a session ended and what the member had open is to be there afterwards. */
export function LoginScreen({ config }: { readonly config: PublicConfig | undefined }) {
  const session = useSession();
  const ended = useSessionState((state) => state.ended === 'expired');
  const membershipEndedAt = useSessionState((state) => state.membershipEndedAt);
  const main = useRef<HTMLElement>(null);
  const [state, show] = useState(blankLogin);
  const [form] = useState(() =>
    openLoginForm(
      {
        logIn: (text) => login(session, text),
        enterCode: (pending, code) => enterCode(session, pending, code),
      },
      show,
    ),
  );
  // The page that had focus is gone: without this, who listens to the page would not notice.
  useEffect(() => {
    if (ended) main.current?.focus();
  }, [ended]);
  return (
    <LoginMain
      config={config}
      ref={main}
      notice={ended && <EndedNotice membershipEndedAt={membershipEndedAt} />}
    >
      <LoginFields state={state} form={form} />
    </LoginMain>
  );
}
