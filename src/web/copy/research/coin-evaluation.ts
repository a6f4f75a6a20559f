import { evaluationCopy } from './evaluation.ts';

export const coinEvaluationCopy = {
  ...evaluationCopy,
  search: 'Search Coin',
  field: 'Coin name',
  searchTitle: 'Which coin do you want to look at?',
  searchText: 'Search by name or symbol.',
  suggestions: 'Matching coins',
  rank: (rank: number) => `Rank ${rank}`,
  saved: (done: number, of: number) => `${done} of ${of} sections saved`,
} as const;
