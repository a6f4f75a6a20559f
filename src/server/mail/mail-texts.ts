import { showCode } from '../../contracts/sign-in.ts';
import { signInPath, siteName } from '../../contracts/public-pages.ts';
import type { WaitingMail } from '../ports/entities.ts';
import { assertNever } from '../../lib/assert-never.ts';

interface MailParts {
  /** 'ended' informs a former member who requests a code. */
  readonly kind: WaitingMail['kind'] | 'ended';
  readonly code: string;
  readonly origin: string;
  readonly contactEmail: string;
}

const promise = `${siteName} never asks for keys, seed phrases or downloads.`;

export function writeMail({ kind, code, origin, contactEmail }: MailParts): {
  readonly subject: string;
  readonly text: string;
} {
  switch (kind) {
    case 'code':
      return {
        subject: `${showCode(code)} is your ${siteName} login code`,
        text: toText(
          `Your login code is ${showCode(code)}`,
          'It works once, within 10 minutes, in the browser where you requested it.',
          // After the #, so that no server and no log ever sees it.
          `In that browser, this link fills it in: ${origin}${signInPath}#c=${showCode(code)}`,
          'If you did not request it, ignore this e-mail: nobody can log in without the code. Never share it.',
          promise,
        ),
      };
    case 'ended':
      return {
        subject: `Your ${siteName} membership has ended`,
        text: toText(
          `Someone, probably you, tried to log in to ${siteName} with this e-mail address. Its membership has ended.`,
          `To continue with your saved work, renew your membership: ${contactEmail}`,
          `To download or delete your data, log in with a code, which opens your account page only. Your login code is ${showCode(code)}`,
          'It works once, within 10 minutes, in the browser where you requested it. Never share it.',
          promise,
        ),
      };
    case 'new-browser':
    case 'passkey-added':
    case 'passkey-removed':
      return writeNotice(kind, { origin, contactEmail });
    default:
      return assertNever(kind);
  }
}

function writeNotice(
  kind: 'new-browser' | 'passkey-added' | 'passkey-removed',
  { origin, contactEmail }: Pick<MailParts, 'origin' | 'contactEmail'>,
): { readonly subject: string; readonly text: string } {
  switch (kind) {
    case 'new-browser':
      return {
        subject: `New login to ${siteName}`,
        text: toText(
          `Someone logged in to ${siteName} with your e-mail address, in a browser that was not used for it before.`,
          `If it was not you, open your account page, ${origin}/account, log out everywhere, remove every passkey that is not yours, and write to us: ${contactEmail}`,
          promise,
        ),
      };
    case 'passkey-added':
      return {
        subject: `New passkey for ${siteName}`,
        text: toText(
          `A passkey was added to your ${siteName} account. Anyone who has it can log in without a code.`,
          `If it was not you, open your account page, ${origin}/account, remove it, log out everywhere, and write to us: ${contactEmail}`,
          promise,
        ),
      };
    case 'passkey-removed':
      return {
        subject: `A passkey was removed from ${siteName}`,
        text: toText(
          `A passkey was removed from your ${siteName} account. It can no longer be used to log in.`,
          `If it was not you, open your account page, ${origin}/account, log out everywhere, and write to us: ${contactEmail}`,
          promise,
        ),
      };
    default:
      return assertNever(kind);
  }
}

function toText(...paragraphs: readonly string[]): string {
  return `${paragraphs.join('\n\n')}\n`;
}
