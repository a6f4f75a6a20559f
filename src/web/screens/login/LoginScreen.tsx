import { useEffect, useRef, useState } from 'react';
import type { PublicConfig } from '../../../contracts/config.ts';
import { loginCopy } from '../../copy/login.ts';
import { login } from '../../session/session-acts.ts';
import { useSession, useSessionState } from '../../session/session-context.ts';
import { ExternalLink } from '../../ui/text/ExternalLink.tsx';
import { LoginCard } from './LoginCard.tsx';
import type { LoginState } from './LoginCard.tsx';
import styles from './LoginScreen.module.css';

/** Undefined config: not known (yet); the form works without it. */
export function LoginScreen({ config }: { readonly config: PublicConfig | undefined }) {
  const session = useSession();
  const ended = useSessionState((state) => state.ended === 'expired');
  const main = useRef<HTMLElement>(null);
  const [state, setState] = useState<LoginState>('ready');
  // The page that had focus is gone: without this, who listens to the page would not notice.
  useEffect(() => {
    if (ended) main.current?.focus();
  }, [ended]);
  const submit = async (email: string) => {
    setState('waiting');
    const outcome = await login(session, email);
    if (outcome === 'refused') setState('rejected');
  };
  return (
    <main className={styles.main} id="main" ref={main} tabIndex={-1}>
      <LoginCard
        state={state}
        ended={ended}
        open={config?.auth === 'open'}
        onSubmit={(email) => void submit(email)}
        onEdit={() => setState('ready')}
      />
      <p className={styles.schedule}>
        {config && (
          <>
            {loginCopy.notMember} <ScheduleLink {...config} />
          </>
        )}
      </p>
    </main>
  );
}

function ScheduleLink({ schedulingUrl, contactEmail }: Pick<PublicConfig, 'schedulingUrl' | 'contactEmail'>) {
  if (schedulingUrl === null) return <a href={`mailto:${contactEmail}`}>{loginCopy.schedule}</a>;
  return <ExternalLink href={schedulingUrl}>{loginCopy.schedule}</ExternalLink>;
}
