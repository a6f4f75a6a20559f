import type { SignInSettings } from './config-rules.ts';
import type { SignInSecrets } from './domain/sign-in/secrets.ts';
import { buildMailerThread } from './mail/mailer-thread.ts';
import type { SmtpOptions } from './mail/smtp.ts';
import type { Mailer } from './ports/mail.ts';
import { buildPasskeyChecks } from './passkeys/web-authn.ts';
import type { SignInParts } from './send-sign-in-mails.ts';

/** Makes the parts of log-in by code. */
export function connectSignIn(
  { smtpUrl, mailFrom, origin, passkeyHost }: SignInSettings,
  secrets: SignInSecrets,
  buildMailer: (options: SmtpOptions) => Mailer = buildMailerThread,
): SignInParts {
  return {
    secrets,
    passkeys: passkeyHost === undefined ? undefined : buildPasskeyChecks({ origin, host: passkeyHost }),
    mailer: buildMailer({ url: smtpUrl, from: mailFrom, host: new URL(origin).hostname }),
  };
}
