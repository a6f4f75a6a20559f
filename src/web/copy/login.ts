import type { EmailFault } from '../../contracts/email.ts';
import { emailRemedies, messages } from '../../contracts/messages.ts';
import { publicPages, siteName } from '../../contracts/public-pages.ts';

/** Below the field, by what is wrong with the address in it. */
const emailFaults: Readonly<Record<EmailFault, string>> = {
  other: messages.emailInvalid,
  'dot-at-end': `${messages.emailInvalid} ${emailRemedies['dot-at-end']}`,
  'other-letters': `${messages.emailInvalid} ${emailRemedies['other-letters']}`,
};

export const loginCopy = {
  heading: `${siteName}: ${publicPages.landing.title}`,
  hint: 'Use the e-mail address of your membership.',
  emailLabel: 'E-mail',
  emailFaults,
  emailSample: 'sample@email.com',
  button: 'Login',
  codeSent:
    'If that is the address of a member, a code is on its way to it. It works once, for 10 minutes, in this browser.',
  codeLabel: 'Code from the mail',
  codeSample: 'XXXX-XXXX',
  resend: 'Send again',
  resendIn: (seconds: number | string) => `Send again in ${seconds} s`,
  elsewhere: 'Type this code in the browser in which you asked for it:',
  openMode: 'Demo sign-in: e-mail ownership is not checked',
  notMember: 'Not a member yet?',
  schedule: 'Schedule a call',
  needsScript: 'Logging in needs JavaScript.',
  membershipEnded: (day: string) => `Your membership ended on ${day}. Renew to carry on.`,
  membershipHint: 'Unsaved answers stay on this device.',
  ended: 'Your session has ended',
  endedHint: 'Log in again to carry on. Unsaved answers stay on this device.',
} as const;
