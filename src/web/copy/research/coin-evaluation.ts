import { evaluationCopy } from './evaluation.ts';

export const coinEvaluationCopy = {
  ...evaluationCopy,
  search: 'Search Coin',
  field: 'Coin name',
  searchTitle: 'Which coin do you want to look at?',
  steps: [
    {
      title: 'Eight short sections',
      text: 'Each question is answered Yes, No or Can’t tell. About ten minutes.',
    },
    { title: 'A figure beside each', text: 'With its source and its age. It never answers for you.' },
    {
      title: 'Then your decision',
      text: 'Leave it, watch it, look deeper or hold it, and a day to look again.',
    },
  ],
  knownTitle: 'Known coins',
  suggestions: 'Matching coins',
  rank: (rank: number) => `Rank ${rank}`,
  saved: (done: number, of: number) => `${done} of ${of} sections saved`,
} as const;
