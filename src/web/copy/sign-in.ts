import type { EmailFault } from '../../contracts/email.ts';
import { emailRemedies, messages } from '../../contracts/messages.ts';
import { publicPages, siteName } from '../../contracts/public-pages.ts';

const emailFaults: Readonly<Record<EmailFault, string>> = {
  other: messages.emailInvalid,
  'dot-at-end': `${messages.emailInvalid} ${emailRemedies['dot-at-end']}`,
  'other-letters': `${messages.emailInvalid} ${emailRemedies['other-letters']}`,
};

export const signInCopy = {
  heading: `${siteName}: ${publicPages.landing.title}`,
  hint: 'Use the e-mail address of your membership.',
  emailLabel: 'E-mail',
  emailFaults,
  emailSample: 'sample@email.com',
  button: 'Login',
  codeSent:
    'If this address belongs to a member, we’ve sent a code to it. It works once, within 10 minutes, in this browser.',
  codeLabel: 'Code from the e-mail',
  codeSample: 'XXXX-XXXX',
  resend: 'Send again',
  resendIn: (seconds: number | string) => `Send again in ${seconds} s`,
  elsewhere: 'Enter this code in the browser where you requested it:',
  openMode: 'Demo login: e-mail ownership is not checked',
  notMember: 'Not a member yet?',
  schedule: 'Schedule a call',
  needsScript: 'Login requires JavaScript.',
  membershipEnded: (day: string) => `Your membership ended on ${day}. Renew it to continue.`,
  membershipHint: 'Unsaved answers are kept on this device.',
  ended: 'Your session has ended',
  endedHint: 'Log in again to continue. Unsaved answers are kept on this device.',
} as const;
