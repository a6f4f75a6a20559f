import { evaluationCopy } from './evaluation.ts';

export const nftEvaluationCopy = {
  ...evaluationCopy,
  search: 'Search NFT',
  field: 'NFT name',
  searchTitle: 'Which NFT do you want to look at?',
  steps: [
    {
      title: 'Six short sections',
      text: 'Each question is answered Yes, No or Can’t tell. About ten minutes.',
    },
    { title: 'The NFT beside them', text: 'Its picture, and facts from its source.' },
    { title: 'Then your findings', text: 'What speaks for it and what against, section by section.' },
  ],
  searching: 'Searching…',
  hits: (count: number) => `${count} found. Which one do you mean?`,
  unnamedHit: (place: number) => `Result ${place}, unnamed`,
  moreHits: (count: number) => `${count} more`,
  noneHint: 'Check the spelling, or try part of the name or its collection.',
  failedHint: 'The search isn’t responding. Your saved answers are kept.',
  retry: 'Search again',
  saved: 'Sections saved',
  answered: 'Questions answered',
  of: (done: number, all: number) => `${done} of ${all}`,
} as const;
