import { publicPages, siteName } from '../../contracts/public-pages.ts';

export const loginCopy = {
  heading: `${siteName}: ${publicPages.landing.title}`,
  hint: 'Use the e-mail address of your membership.',
  emailLabel: 'E-mail',
  emailSample: 'sample@email.com',
  button: 'Login',
  openMode: 'Demo sign-in: e-mail ownership is not checked',
  notMember: 'Not a member yet?',
  schedule: 'Schedule a call',
  needsScript: 'Logging in needs JavaScript.',
  ended: 'Your session has ended',
  endedHint: 'Log in again to carry on. Unsaved answers stay on this device.',
} as const;
