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
          'It works for 10 minutes, once, in the browser that asked for it.',
          // After the #, so that no server and no log ever sees it.
          `In that browser this link fills it in: ${origin}${signInPath}#c=${showCode(code)}`,
          'If you did not ask for it, you can ignore this mail: nobody can log in without the code. Never pass it on.',
          promise,
        ),
      };
    case 'ended':
      return {
        subject: `Your ${siteName} membership has ended`,
        text: toText(
          `Somebody, probably you, asked to log in to ${siteName} with this e-mail address. Its membership has ended.`,
          `To carry on with everything you have kept there, re-subscribe: ${contactEmail}`,
          `To download or delete what is kept of you, log in with a code: it opens your account page alone. Your login code is ${showCode(code)}`,
          'It works for 10 minutes, once, in the browser that asked for it. Never pass it on.',
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
          `Somebody logged in to ${siteName} with your e-mail address, in a browser that had not been used for it before.`,
          `If it was not you, go to your account page, ${origin}/account: sign out everywhere, remove every passkey that is not yours, and tell us: ${contactEmail}`,
          promise,
        ),
      };
    case 'passkey-added':
      return {
        subject: `New passkey for ${siteName}`,
        text: toText(
          `A passkey was added to your ${siteName} account. Whoever has it logs in without a code.`,
          `If it was not you, remove it on your account page, ${origin}/account, sign out everywhere there, and tell us: ${contactEmail}`,
          promise,
        ),
      };
    case 'passkey-removed':
      return {
        subject: `A passkey was removed from ${siteName}`,
        text: toText(
          `A passkey was removed from your ${siteName} account. It no longer logs in.`,
          `If you did not remove it, go to your account page, ${origin}/account, sign out everywhere there, and tell us: ${contactEmail}`,
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
