import type { ReactNode } from 'react';
import type { EmailFault } from '../../../contracts/email.ts';
import type { PublicConfig } from '../../../contracts/config.ts';
import { messages } from '../../../contracts/messages.ts';
import { signInCopy as copy } from '../../copy/sign-in.ts';
import { Banner } from '../../ui/blocks/Banner.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import { Spinner } from '../../ui/blocks/Spinner.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { Mark } from '../../ui/icons/Mark.tsx';
import { ExternalLink } from '../../ui/text/ExternalLink.tsx';
import { CodeStep } from './CodeStep.tsx';
import { mark, type SignInPart } from './sign-in-form.ts';
import styles from './SignInScreen.module.css';

const faults: readonly EmailFault[] = ['other', 'dot-at-end', 'other-letters'];

interface ConfigProps {
  readonly config: PublicConfig;
}

/**
 * Rendered by the server. All parts that may be shown later are templates in the document, so that its script
 * (web/app/sign-in) contains no text and no markup.
 */
export function SignInScreen({ config }: ConfigProps) {
  const byCode = config.auth === 'code';
  return (
    <main className={styles.main} id="main" tabIndex={-1}>
      <div className={styles.card}>
        <Part name="ended">
          <Banner tone="info" icon="lock" className={styles.notice}>
            <strong>{copy.ended}</strong>
            {copy.endedHint}
          </Banner>
        </Part>
        <Part name="membership-ended">
          <Banner tone="info" icon="lock" className={styles.notice}>
            <strong data-text={copy.membershipEnded(mark)} />
            {copy.membershipHint}
          </Banner>
        </Part>
        {byCode && (
          <Part name="elsewhere">
            <Banner tone="info" className={styles.notice}>
              {copy.elsewhere} <strong data-code="" />
            </Banner>
          </Part>
        )}
        <Mark size={44} className={styles.mark} />
        <h1 className={styles.title}>{copy.heading}</h1>
        <p className={styles.hint}>{copy.hint}</p>
        <SignInForm config={config} />
        <p className={styles.open}>{config.auth === 'open' && copy.openMode}</p>
      </div>
      <p className={styles.schedule}>
        {copy.notMember} <ScheduleLink {...config} />
      </p>
    </main>
  );
}

function SignInForm({ config: { auth, passkeys } }: ConfigProps) {
  return (
    // Method 'dialog' keeps the page if the form is submitted before its script loads; the script submits it again.
    <form noValidate method="dialog" data-sign-in="" data-passkeys={passkeys ? '' : undefined}>
      <EmailField offersPasskeys={passkeys} />
      {auth === 'code' && (
        <Part name="code">
          <CodeStep />
        </Part>
      )}
      <Button type="submit" variant="primary" size="lg" className={styles.button}>
        <Part name="busy">
          <Spinner />
        </Part>
        {copy.button}
      </Button>
      <Part name="waiting">
        <Message tone="wait" className={styles.message}>
          {messages.authWaiting}
        </Message>
      </Part>
      <Part name="rejected">
        <Banner tone="error" className={styles.message}>
          {messages.authFailed}
        </Banner>
      </Part>
      <noscript>
        <p>{copy.needsScript}</p>
      </noscript>
    </form>
  );
}

function EmailField({ offersPasskeys }: { readonly offersPasskeys: boolean }) {
  return (
    <TextField
      className={styles.field}
      label={copy.emailLabel}
      id="email"
      type="email"
      name="email"
      // Browsers then list passkeys among the addresses.
      autoComplete={offersPasskeys ? 'username webauthn' : 'email'}
      spellCheck={false}
      size="lg"
      placeholder={copy.emailSample}
      // The page has no other purpose than this field.
      // eslint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      below={faults.map((fault) => (
        <Part key={fault} name={fault}>
          <Message tone="error" id="email-error">
            {copy.emailFaults[fault]}
          </Message>
        </Part>
      ))}
    />
  );
}

interface PartProps {
  readonly name: SignInPart;
  readonly children: ReactNode;
}

function Part({ name, children }: PartProps) {
  return <template data-part={name}>{children}</template>;
}

function ScheduleLink({ schedulingUrl, contactEmail }: Pick<PublicConfig, 'schedulingUrl' | 'contactEmail'>) {
  if (schedulingUrl === null) return <a href={`mailto:${contactEmail}`}>{copy.schedule}</a>;
  return <ExternalLink href={schedulingUrl}>{copy.schedule}</ExternalLink>;
}
