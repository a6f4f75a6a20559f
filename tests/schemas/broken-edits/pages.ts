import { change, copy, remove, set, type BrokenEdit, type Edit } from './edits.ts';

const mood = 'mood/schema.json';

/** The insights, not yet released, on their own page. */
function page(path: string, own: unknown): readonly Edit[] {
  return [
    remove('mood/released.json'),
    set('released.json', ['mood']),
    set(mood, ['x-questionnaire', 'page'], path),
    set(mood, ['x-page'], own),
  ];
}

export const brokenPages: readonly BrokenEdit[] = [
  [
    'an unknown page without a description',
    change(mood, '"/fng"', '"/moods"'),
    'mood/schema.json:5 page-unknown',
  ],
  [
    'a description of a page of the product',
    page('/fng', { title: 'Moods' }),
    'mood/schema.json:26 page-of-product',
  ],
  [
    'a page of the product that shows no questionnaires',
    page('/results', { title: 'Moods' }),
    'mood/schema.json:8 page-unfit',
  ],
  ['an address of the server as a page', page('/api', { title: 'Moods' }), 'mood/schema.json:8 page-unfit'],
  ['a page with a capital', page('/Moods', { title: 'Moods' }), 'mood/schema.json:8 value-unfit'],
  ['a nested page', page('/research/moods', { title: 'Moods' }), 'mood/schema.json:8 value-unfit'],
  ['a page description written as text', page('/moods', 'Moods'), 'mood/schema.json:26 value-unfit'],
  [
    'a page without a title',
    page('/moods', { lede: 'What people feel.' }),
    'mood/schema.json:26 key-missing',
  ],
  [
    'a page with a misspelt "title" key',
    page('/moods', { titel: 'Moods' }),
    'mood/schema.json:27 key-misspelt title',
  ],
  [
    'a page with an icon',
    page('/moods', { title: 'Moods', icon: 'smile' }),
    'mood/schema.json:28 key-unknown',
  ],
  [
    'a page with an empty lede',
    page('/moods', { title: 'Moods', lede: '' }),
    'mood/schema.json:28 value-empty',
  ],
  [
    'a page with the title of another page',
    page('/moods', { title: 'News' }),
    'mood/schema.json:27 page-title-taken',
  ],
  [
    'an unknown panel',
    page('/moods', { title: 'Moods', panels: ['clock'] }),
    'mood/schema.json:29 value-unfit',
  ],
  [
    'a misspelt panel',
    page('/moods', { title: 'Moods', panels: ['tiker'] }),
    'mood/schema.json:29 value-misspelt ticker',
  ],
  [
    'a repeated panel',
    page('/moods', { title: 'Moods', panels: ['news', 'news'] }),
    'mood/schema.json:28 value-repeated',
  ],
  [
    'an empty list of panels',
    page('/moods', { title: 'Moods', panels: [] }),
    'mood/schema.json:28 value-count',
  ],
  [
    'panels written as text',
    page('/moods', { title: 'Moods', panels: 'news' }),
    'mood/schema.json:28 value-unfit',
  ],
  [
    'the coin panel on a page without a coin',
    page('/moods', { title: 'Moods', panels: ['coin'] }),
    'mood/schema.json:28 panel-without-coin',
  ],
  [
    'a page described twice',
    [
      ...page('/moods', { title: 'Moods' }),
      copy('mood', 'feeling'),
      set('feeling/schema.json', ['x-questionnaire', 'order'], 2),
      set('feeling/schema.json', ['x-questionnaire', 'results'], 3),
    ],
    'mood/schema.json:26 page-described-twice',
    'mood/schema.json:20 question-asked-twice (warning)',
  ],
  [
    'a page whose questionnaire requires a subject without naming it',
    [...page('/moods', { title: 'Moods' }), set(mood, ['x-questionnaire', 'subjectRequired'], true)],
    'mood/schema.json:12 subject-missing',
  ],
];
