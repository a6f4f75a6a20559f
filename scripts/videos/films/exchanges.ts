import { choose, click, point, scroll, the, until, words, type Film } from '../film.ts';

export const exchanges: Film = {
  id: 'exchanges',
  path: '/exchanges',
  steps: [
    {
      says: 'A proof of reserves states the coins held at one moment. It is not an audit.',
      acts: [
        choose(the('combobox', 'Select Exchange'), 'Bybit'),
        click(the('button', 'Get Reserves')),
        until(the('region', /Self-Reported Reserves/)),
        point(words('Self-reported, not audited')),
      ],
    },
    {
      says: 'The first chart shows the reserves, the second the change over 24 hours: ▲ more, ▼ less.',
      acts: [
        point(the('region', /Self-Reported Reserves/)),
        scroll(the('region', /Change in Reserves/)),
        point(the('region', /Change in Reserves/)),
      ],
    },
    {
      says: 'It leaves out what the exchange owes to customers and lenders.',
      acts: [point(words(/^Self-reported:/))],
    },
  ],
};
