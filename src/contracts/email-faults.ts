import { toEmail } from './email.ts';

/** Why a text is refused as an e-mail address: a fault with a remedy of its own, or any other. */
export type EmailFault = 'dot-at-end' | 'other-letters' | 'other';

/** What is wrong with a text that `toEmail` refuses; undefined where it is an e-mail address. */
export function findEmailFault(text: string): EmailFault | undefined {
  if (toEmail(text) !== undefined) return undefined;
  if (/\.\s*$/.test(text)) return 'dot-at-end';
  return /[^\x20-\x7e]/.test(text.trim()) ? 'other-letters' : 'other';
}

/** What to do about a fault that has a remedy of its own. */
export const emailRemedies: Readonly<Record<Exclude<EmailFault, 'other'>, string>> = {
  'dot-at-end': 'Remove the dot at the end.',
  'other-letters':
    'Use the letters a to z only. A domain in other letters has an ASCII form: exämple.de is xn--exmple-cua.de.',
};
