import { click, point, scroll, the, until, words, type Film } from '../film.ts';

export const airdrops: Film = {
  id: 'airdrops',
  path: '/airdrops',
  steps: [
    {
      says: 'An airdrop is a free hand-out of tokens or items, often used for promotion.',
      acts: [until(the('columnheader', 'Funding')), point(words('Hand-outs that projects have announced.'))],
    },
    {
      says: 'The columns: project, type, action required, how often, and how it is funded. A name sorts by its column.',
      acts: [
        scroll(the('columnheader', 'Project')),
        point(the('columnheader', 'Project')),
        point(the('columnheader', 'Project Type')),
        point(the('columnheader', 'Action Required')),
        point(the('columnheader', 'Frequency')),
        click(the('button', 'Funding')),
      ],
    },
    {
      says: 'Stay safe: never share recovery words, and never sign a request that you do not understand.',
      acts: [point(words(/^Never connect a wallet/))],
    },
  ],
};
