import type { CoinNews } from '../../../contracts/coin-data.ts';

const author = { name: 'Ada Example' };

/** Invented stories by ticker, newest first; each says that it is invented. */
export const sampleNews: ReadonlyMap<string, CoinNews> = new Map([
  [
    'BTC',
    [
      {
        title: 'Sample story: a wallet update is tried out',
        content:
          'This story is invented. It shows how a news text with several paragraphs is set.\n\n' +
          'In it, a made-up team publishes a made-up update of its wallet and asks for opinions. Nothing of this ' +
          'happened, and nothing follows from it for any coin.',
        published_at: '2026-11-20T09:30:00.000Z',
        author,
        pdfUrl: 'https://ada.example/sample-report.pdf',
      },
      {
        title: 'Sample story: a meeting without a date',
        content: 'This story is invented. It has one paragraph, no author and no report.',
        published_at: '2026-11-18T16:00:00.000Z',
        author: { name: null },
        pdfUrl: null,
      },
    ],
  ],
  [
    'ETH',
    [
      {
        title: 'Sample story: test network renamed',
        content: 'This story is invented. In it, a test network that does not exist is given a new name.',
        published_at: '2026-11-19T12:00:00.000Z',
        author,
        pdfUrl: null,
      },
    ],
  ],
  [
    'UNI',
    [
      {
        title: 'Sample story: a vote on the colour of a button',
        content:
          'This story is invented. In it, token holders vote on the colour of a button and agree on green.',
        published_at: '2026-11-17T08:15:00.000Z',
        author,
        pdfUrl: null,
      },
    ],
  ],
  ['FXGLV', []],
] satisfies [string, CoinNews][]);
