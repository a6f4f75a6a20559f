import { click, point, the, type, until, words, type Film } from '../film.ts';

export const gettingStarted: Film = {
  id: 'getting-started',
  path: '/',
  visitor: true,
  steps: [
    {
      says: 'Take Profits teaches you how to research. It does not tell you what to buy.',
      acts: [point(the('heading', 'Dive into Digital Asset Insights')), point(words(/^For education only/))],
    },
    {
      says: 'To log in, enter the e-mail address of your membership and choose Login.',
      acts: [
        click(the('link', 'Login')),
        type(the('textbox', 'E-mail'), 'maya@example.com'),
        click(the('button', 'Login')),
      ],
    },
    {
      says: 'Read the disclaimer and agree to it: the tools are educational, and decisions are your own.',
      acts: [
        point(words(/^The tools on this website are for learning/)),
        point(words(/^We take no responsibility/)),
        click(the('button', 'I understand and agree')),
        until(the('link', 'Start Research')),
      ],
    },
    {
      says: 'The theme switch changes between dark and light. Your choice is remembered on this device.',
      acts: [click(the('button', /light theme/)), click(the('button', /dark theme/))],
    },
  ],
};
