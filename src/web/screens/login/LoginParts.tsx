import type { ReactNode, Ref } from 'react';
import type { PublicConfig } from '../../../contracts/config.ts';
import { messages } from '../../../contracts/messages.ts';
import { loginCopy } from '../../copy/login.ts';
import { Banner } from '../../ui/blocks/Banner.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import { Mark } from '../../ui/icons/Mark.tsx';
import { toLongUtcDate } from '../../ui/text/moments.ts';
import { ExternalLink } from '../../ui/text/ExternalLink.tsx';
import styles from './LoginParts.module.css';

interface LoginMainProps {
  /** Not known (yet): the form works without it. */
  readonly config: PublicConfig | undefined;
  /** Stands above the heading. */
  readonly notice: ReactNode;
  readonly ref?: Ref<HTMLElement>;
  /** The form. */
  readonly children: ReactNode;
}

/** All of the page but its form. */
export function LoginMain({ config, notice, ref, children }: LoginMainProps) {
  return (
    <main className={styles.main} id="main" ref={ref} tabIndex={-1}>
      <LoginCard open={config?.auth === 'open'} notice={notice}>
        {children}
      </LoginCard>
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

interface LoginCardProps extends Pick<LoginMainProps, 'notice' | 'children'> {
  /** An e-mail address alone logs in. */
  readonly open: boolean;
}

function LoginCard({ open, notice, children }: LoginCardProps) {
  return (
    <div className={styles.card}>
      {notice}
      <Mark size={44} className={styles.mark} />
      <h1 className={styles.title}>{loginCopy.heading}</h1>
      <p className={styles.hint}>{loginCopy.hint}</p>
      {children}
      <p className={styles.open}>{open && loginCopy.openMode}</p>
    </div>
  );
}

/** What the form's field and button are, whoever listens to them. */
export const fieldProps = {
  className: styles.field,
  label: loginCopy.emailLabel,
  type: 'email',
  name: 'email',
  autoComplete: 'email',
  spellCheck: false,
  size: 'lg',
  placeholder: loginCopy.emailSample,
} as const;

export const buttonProps = {
  type: 'submit',
  variant: 'primary',
  size: 'lg',
  className: styles.button,
} as const;

/** Says that the session has ended, and whether the membership's end is why. */
export function EndedNotice({ membershipEndedAt }: { readonly membershipEndedAt?: string | undefined }) {
  return (
    <Banner tone="info" icon="lock" className={styles.ended}>
      <strong>
        {membershipEndedAt === undefined
          ? loginCopy.ended
          : loginCopy.membershipEnded(toLongUtcDate(Date.parse(membershipEndedAt)))}
      </strong>
      {membershipEndedAt === undefined ? loginCopy.endedHint : loginCopy.membershipHint}
    </Banner>
  );
}

export function ElsewhereNotice() {
  return (
    <Banner tone="info" className={styles.ended}>
      {loginCopy.elsewhere} <strong data-code="" />
    </Banner>
  );
}

export function WaitingNotice() {
  return (
    <Message tone="wait" className={styles.message}>
      {messages.authWaiting}
    </Message>
  );
}

export function RejectedNotice() {
  return (
    <Banner tone="error" className={styles.message}>
      {messages.authFailed}
    </Banner>
  );
}

function ScheduleLink({ schedulingUrl, contactEmail }: Pick<PublicConfig, 'schedulingUrl' | 'contactEmail'>) {
  if (schedulingUrl === null) return <a href={`mailto:${contactEmail}`}>{loginCopy.schedule}</a>;
  return <ExternalLink href={schedulingUrl}>{loginCopy.schedule}</ExternalLink>;
}
