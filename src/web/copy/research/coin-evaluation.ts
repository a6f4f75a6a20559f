import { evaluationCopy } from './evaluation.ts';

/** The wording of the coin evaluation page around its questions. */
export const coinEvaluationCopy = {
  ...evaluationCopy,
  search: 'Search Coin',
  field: 'Coin name',
  suggestions: 'Coins of that name',
  rank: (rank: number) => `Rank ${rank}`,
  saved: (done: number, of: number) => `${done} of ${of} sections saved`,
  ticked: (done: number, of: number) => `${done} of ${of} ticked`,
} as const;
