import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config/config.ts';
import type { SignInSettings } from '../config/config-rules.ts';
import type { Context } from '../domain/context.ts';
import type { SignInContext } from '../domain/sign-in/sign-in-context.ts';
import type { SignInSecrets } from '../domain/sign-in/secrets.ts';
import { onceAMinute } from '../http/telemetry/once-a-minute.ts';
import { writeMail } from '../mail/mail-texts.ts';
import { buildMailerThread } from '../mail/mailer-thread.ts';
import { startSending } from '../mail/send-mails.ts';
import type { SmtpOptions } from '../mail/smtp.ts';
import type { Mailer } from '../ports/mail.ts';
import type { PasskeyChecks } from '../ports/passkeys.ts';
import { buildPasskeyChecks } from '../passkeys/web-authn.ts';

/** Sign-in by code and by passkey, before the app exists. */
export interface SignIn {
  start(app: Pick<FastifyInstance, 'log'>, context: Context): RunningSignIn;
}

interface RunningSignIn {
  readonly context: SignInContext & {
    /** Undefined if the site's host cannot have passkeys. */
    readonly passkeys: PasskeyChecks | undefined;
  };
  readonly end: () => Promise<void>;
}

interface Parts {
  readonly settings: SignInSettings;
  readonly config: Pick<ServerConfig, 'CONTACT_EMAIL' | 'LIMIT_MAILS'>;
  readonly secrets: SignInSecrets;
  readonly buildMailer?: (options: SmtpOptions) => Mailer;
}

/** Logged once a minute. */
const warnings = {
  budget: 'no more sign-in mails are sent within this hour',
  unknown: 'many sign-in codes are being asked for addresses that are no member’s',
} as const;

export function connectSignIn({ settings, config, secrets, buildMailer = buildMailerThread }: Parts): SignIn {
  const { smtpUrl, mailFrom, origin, passkeyHost } = settings;
  const passkeys = passkeyHost === undefined ? undefined : buildPasskeyChecks({ origin, host: passkeyHost });
  const mailer = buildMailer({ url: smtpUrl, from: mailFrom, host: new URL(origin).hostname });
  const isFirst = onceAMinute();
  const start: SignIn['start'] = ({ log }, context) => {
    const { wake, end } = startSending({
      ...context,
      mailer,
      mailsAnHour: config.LIMIT_MAILS,
      write: (mail) =>
        writeMail({
          kind: mail.kind === 'code' && mail.subExpiry < context.clock.now() ? 'ended' : mail.kind,
          code: secrets.codeOf(mail),
          origin,
          contactEmail: config.CONTACT_EMAIL,
        }),
      onLimitExceeded: (limit) => {
        if (isFirst(limit)) log.error(warnings[limit]);
      },
      onFailure: ({ kind, tries, reason }) =>
        log.warn({ tries, reason }, kind === 'later' ? 'a mail is tried again later' : 'a mail was refused'),
      onError: (error) => log.error({ err: error }, 'mails could not be sent'),
    });
    return { context: { ...context, secrets, passkeys, onMail: wake }, end };
  };
  return { start };
}
