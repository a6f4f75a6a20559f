import { evaluationCopy } from './evaluation.ts';

/** The wording of the coin evaluation page around its questions. */
export const coinEvaluationCopy = {
  ...evaluationCopy,
  search: 'Search Coin',
  field: 'Coin name',
} as const;
