import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from './config.ts';
import type { Context } from './domain/context.ts';
import { sendMails } from './domain/sign-in/send-mails.ts';
import type { SignInContext } from './domain/sign-in/sign-in.ts';
import type { SignInSecrets } from './domain/sign-in/secrets.ts';
import { startMailRounds } from './mail-rounds.ts';
import { writeMail } from './mail/mail-texts.ts';
import type { WaitingMail } from './ports/entities.ts';
import type { Mailer } from './ports/mail.ts';
import type { PasskeyChecks } from './ports/passkeys.ts';

/** What log-in by code works with. */
export interface SignInParts {
  readonly secrets: SignInSecrets;
  readonly mailer: Mailer;
  /** Undefined where the site's host can have none. */
  readonly passkeys: PasskeyChecks | undefined;
}

/** Log-in by code at work: its mails are sent until it ends. */
export interface Sending {
  readonly context: SignInContext & { readonly passkeys: PasskeyChecks | undefined };
  end(): Promise<void>;
}

/** Sends what waits in the outbox from now on. */
export function startSending(
  { log }: Pick<FastifyInstance, 'log'>,
  context: Context,
  { secrets, mailer, passkeys }: SignInParts,
  { signIn, CONTACT_EMAIL, LIMIT_MAILS }: Pick<ServerConfig, 'signIn' | 'CONTACT_EMAIL' | 'LIMIT_MAILS'>,
): Sending {
  const origin = signIn?.origin ?? '';
  const write = ({ kind, challengeId }: WaitingMail) =>
    writeMail({ kind, code: secrets.codeOf(challengeId), origin, contactEmail: CONTACT_EMAIL });
  const round = {
    ...context,
    mailer,
    write,
    onFailure: ({ kind, tries, reason }: { kind: string; tries: number; reason: string }) =>
      log.warn({ tries, reason }, kind === 'later' ? 'a mail is tried again later' : 'a mail was refused'),
  };
  const rounds = startMailRounds({
    send: () => sendMails(round),
    purge: () => context.storage.run('purgeLogins', { now: context.clock.now() }),
    onError: (error) => log.error({ err: error }, 'mails could not be sent'),
  });
  return {
    context: { ...context, secrets, passkeys, onMail: () => rounds.wake(), mailsAnHour: LIMIT_MAILS },
    async end() {
      await rounds.end();
      await mailer.close();
    },
  };
}
