import { change, copy, remove, set, type BrokenEdit, type Edit } from './edits.ts';

const mood = 'mood/schema.json';

/** The insights, not yet released, on a page that is described beside them. */
function page(path: string, own: unknown): readonly Edit[] {
  return [
    remove('mood/released.json'),
    set('released.json', ['mood']),
    set(mood, ['x-questionnaire', 'page'], path),
    set(mood, ['x-page'], own),
  ];
}

/** Pages that a questionnaire cannot bring along. */
export const brokenPages: readonly BrokenEdit[] = [
  [
    'a page of its own that nothing describes',
    change(mood, '"/fng"', '"/moods"'),
    'mood/schema.json:5: There is no page /moods; use one of /coineval, /cryptocal, /exchanges, /fng, /news, /nfteval, /technicalanalysis, /walletmovement, or say under "x-page" what it is called.',
  ],
  [
    'a page of the product described',
    page('/fng', { title: 'Moods' }),
    'mood/schema.json:26: /fng is a page of the product, which has its own title and panels; leave out "x-page", or name another page.',
  ],
  [
    'a page of the product that shows no questionnaires',
    page('/results', { title: 'Moods' }),
    'mood/schema.json:8: /results cannot show questionnaires; use one of /coineval, /cryptocal, /exchanges, /fng, /news, /nfteval, /technicalanalysis, /walletmovement, or a path that is not taken.',
  ],
  [
    'an address of the server as a page',
    page('/api', { title: 'Moods' }),
    'mood/schema.json:8: /api cannot show questionnaires; use one of /coineval, /cryptocal, /exchanges, /fng, /news, /nfteval, /technicalanalysis, /walletmovement, or a path that is not taken.',
  ],
  [
    'a page with a capital',
    page('/Moods', { title: 'Moods' }),
    'mood/schema.json:8: "page" is "/Moods"; write a slash and lower-case letters only, such as "/coineval".',
  ],
  [
    'a page in a page',
    page('/research/moods', { title: 'Moods' }),
    'mood/schema.json:8: "page" is "/research/moods"; write a slash and lower-case letters only, such as "/coineval".',
  ],
  [
    'a description of a page that is a text',
    page('/moods', 'Moods'),
    'mood/schema.json:26: "x-page" is "Moods"; write keys and values in { }.',
  ],
  [
    'a page without a title',
    page('/moods', { lede: 'What people feel.' }),
    'mood/schema.json:26: "x-page" has no "title"; write "title": "...".',
  ],
  [
    'a page whose title is misspelt as a key',
    page('/moods', { titel: 'Moods' }),
    'mood/schema.json:27: "x-page" has the key "titel"; "title" is meant.',
  ],
  [
    'a page with an icon',
    page('/moods', { title: 'Moods', icon: 'smile' }),
    'mood/schema.json:28: "x-page" cannot have the key "icon"; it may have title, lede, group and panels.',
  ],
  [
    'a page with an empty lede',
    page('/moods', { title: 'Moods', lede: '' }),
    'mood/schema.json:28: "lede" is empty; write what it should say.',
  ],
  [
    'a page called like another',
    page('/moods', { title: 'News' }),
    'mood/schema.json:27: The page /news is called "News" already.',
  ],
  [
    'a panel that there is not',
    page('/moods', { title: 'Moods', panels: ['clock'] }),
    'mood/schema.json:29: Entry 1 of "panels" is "clock"; write airdrops, candles, coin, events, macd, movements, news, rsi, sentiment or ticker.',
  ],
  [
    'a panel misspelt',
    page('/moods', { title: 'Moods', panels: ['tiker'] }),
    'mood/schema.json:29: Entry 1 of "panels" is "tiker"; "ticker" is meant.',
  ],
  [
    'a panel twice',
    page('/moods', { title: 'Moods', panels: ['news', 'news'] }),
    'mood/schema.json:28: "panels" names the same twice.',
  ],
  [
    'panels that are none',
    page('/moods', { title: 'Moods', panels: [] }),
    'mood/schema.json:28: "panels" needs at least 1 entry.',
  ],
  [
    'panels as a text',
    page('/moods', { title: 'Moods', panels: 'news' }),
    'mood/schema.json:28: "panels" is "news"; write a list in [ ].',
  ],
  [
    'the panel of a coin that nothing is about',
    page('/moods', { title: 'Moods', panels: ['coin'] }),
    'mood/schema.json:28: The panel "coin" shows the coin that the questionnaire is about; give it "subject": "coin", or leave the panel out.',
  ],
  [
    'a page described twice',
    [
      ...page('/moods', { title: 'Moods' }),
      copy('mood', 'feeling'),
      set('feeling/schema.json', ['x-questionnaire', 'order'], 2),
      set('feeling/schema.json', ['x-questionnaire', 'results'], 3),
    ],
    'mood/schema.json:26: "feeling" already says what /moods is; leave it out here.',
    'mood/schema.json:20 question-asked-twice (warning)',
  ],
  [
    'a page of its own that asks for no subject',
    [...page('/moods', { title: 'Moods' }), set(mood, ['x-questionnaire', 'subjectRequired'], true)],
    'mood/schema.json:12: "subjectRequired" needs a "subject": what the answers are about.',
  ],
];
