import { evaluationCopy } from './evaluation.ts';

/** The wording of the NFT evaluation page around its questions. */
export const nftEvaluationCopy = {
  ...evaluationCopy,
  search: 'Search NFT',
  field: 'NFT name',
  searchTitle: 'Which NFT do you want to look at?',
  searchText: 'Search it by its name. Its picture and six checklists appear here.',
  searching: 'Searching…',
  hits: (count: number) => `${count} found. Which one do you mean?`,
  unnamedHit: (place: number) => `Hit ${place}, without a name`,
  moreHits: (count: number) => `${count} more`,
  noneHint: 'Check the spelling, or try a part of the name or the name of its collection.',
  failedHint: 'The search gave no answer. What you saved is kept.',
  retry: 'Search again',
  saved: 'Sections saved',
  answered: 'Questions answered',
  of: (done: number, all: number) => `${done} of ${all}`,
} as const;
