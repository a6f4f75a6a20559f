import { connectionCopy } from './connection.ts';

export const failuresCopy = {
  crashed: 'This page stopped working',
  crashedWhat: 'Something went wrong on this page',
  crashedHint: 'The other pages still work, and what you saved is kept.',
  choices: 'What you can do',
  reload: 'Reload page',
  home: 'Back to home',
  elsewhere: 'This page isn’t available offline yet',
  elsewhereHint: 'It opens when you reconnect. Pages you have visited still work, and your answers are kept.',
  offline: connectionCopy.offline,
  back: 'Back',
  unreachable: 'Can’t reach the server',
  unreachableHint: 'Check your connection and try again.',
  questions: 'The questions could not be loaded',
  questionsHint: 'Check your connection. Saved answers are safe.',
  block: (title: string) => `${title} could not be shown`,
} as const;
