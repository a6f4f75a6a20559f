import {
  askIf,
  change,
  copy,
  released,
  remove,
  schema,
  set,
  ui,
  write,
  type BrokenEdit,
  type Edit,
} from './edits.ts';

const help = 'Look at two sources.';
export const fee = (limits: object): Edit =>
  set(schema, ['properties', 'team', 'properties', 'fee'], {
    type: 'number',
    title: 'What is its fee?',
    description: help,
    ...limits,
  });
const ask = (question: object): Edit =>
  set(schema, ['properties', 'team', 'properties', 'added'], { description: help, ...question });
const limitShapes = (limits: Readonly<Record<string, number>>): readonly Edit[] =>
  Object.entries(limits).map(([key, limit]) =>
    set(schema, ['properties', 'market', 'properties', 'shape', key], limit),
  );
export const titled = (title: string): Edit =>
  set(schema, ['properties', 'team', 'properties', 'is_named', 'title'], title);
export const liquidity = ['properties', 'market', 'properties', 'liquidity'] as const;
export const when = (test: object): Edit => askIf(['market', 'liquidity'], test);
const named = { question: 'is_named', const: true };
export const ownPage = (page: object): readonly Edit[] => [
  copy('listing', 'votes'),
  set('votes/schema.json', ['x-questionnaire'], {
    kind: 'checklist',
    version: 1,
    page: '/votes',
    order: 1,
    reward: 5,
  }),
  set('votes/schema.json', ['x-page'], { title: 'Votes', ...page }),
];
export const png = (width: number, height: number) => {
  const bytes = Buffer.alloc(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};
export const picture = (name: string, bytes: string | Uint8Array): readonly Edit[] => [
  remove('listing/images/waves.svg'),
  write(`listing/images/${name}`, bytes),
  change(ui, 'images/waves.svg', `images/${name}`),
];

const unanswerable: readonly BrokenEdit[] = [
  [
    'limits that leave nothing',
    fee({ minimum: 100, maximum: 100 }),
    'listing/schema.json:45 number-range-empty',
  ],
  [
    'a fraction as a limit of whole numbers',
    fee({ type: 'integer', minimum: 0.5 }),
    'listing/schema.json:45 number-not-whole',
  ],
  [
    'a least above the most',
    limitShapes({ minItems: 2, maxItems: 1 }),
    'listing/schema.json:86 choice-range-empty',
  ],
  [
    'a least that nobody can choose',
    limitShapes({ minItems: 5, maxItems: 9 }),
    'listing/schema.json:86 choice-minimum-beyond-options',
    'listing/schema.json:87 choice-maximum-beyond-options (warning)',
  ],
  [
    'one option alone where only one is chosen',
    set(schema, [...liquidity, 'oneOf', 2, 'x-alone'], true),
    'listing/schema.json:51 choice-alone-needless',
  ],
  [
    'no step in the range',
    fee({ minimum: 1, maximum: 5, multipleOf: 10 }),
    'listing/schema.json:47 number-unanswerable',
  ],
  [
    'no step below zero',
    fee({ minimum: -9, maximum: -1, multipleOf: 10 }),
    'listing/schema.json:47 number-unanswerable',
  ],
  [
    'a minimum off its step',
    fee({ minimum: 1, multipleOf: 10 }),
    'listing/schema.json:45 number-limit-off-step (warning)',
  ],
  [
    'a maximum off its step',
    fee({ maximum: 0.25, multipleOf: 0.1 }),
    'listing/schema.json:45 number-limit-off-step (warning)',
  ],
  ['a step too fine', fee({ multipleOf: 1e-13 }), 'listing/schema.json:45 number-step-too-fine'],
  [
    'a condition off the step',
    [fee({ multipleOf: 0.1 }), when({ question: 'fee', const: 0.15 })],
    'listing/schema.json:73 condition-off-step',
  ],
  [
    'one of several off the step',
    [fee({ multipleOf: 0.5 }), when({ question: 'fee', enum: [0.5, 0.3] })],
    'listing/schema.json:73 condition-off-step',
  ],
  [
    'a percentage up to 1',
    fee({ 'x-unit': 'percent', minimum: 0, maximum: 1 }),
    'listing/schema.json:47 percent-up-to-one (warning)',
  ],
  [
    'more options than there are',
    limitShapes({ maxItems: 3 }),
    'listing/schema.json:86 choice-maximum-beyond-options (warning)',
  ],
];

function pick(code: string, titles: Readonly<Record<string, string>>): readonly BrokenEdit[] {
  return Object.entries(titles).map(([what, title]) => [
    what,
    titled(title),
    `listing/schema.json:22 ${code}`,
  ]);
}

const letters: readonly BrokenEdit[] = [
  [
    'a zero-width space',
    titled('Are the foun\u200Bders named?'),
    'listing/schema.json:22 text-invisible (warning)',
  ],
  [
    'a byte order mark',
    set(schema, [...liquidity, 'oneOf', 1, 'title'], '\uFEFFSmall orders move it'),
    'listing/schema.json:59 text-spaced (warning)',
    'listing/schema.json:59 text-invisible (warning)',
  ],
  [
    'a control character',
    titled('Are the founders\u0007 named?'),
    'listing/schema.json:22 text-invisible (warning)',
  ],
  [
    'an override of direction',
    titled('Are the \u202Esrednuof named?'),
    'listing/schema.json:22 text-direction',
  ],
  [
    'an isolate in help',
    set(schema, [...liquidity, 'description'], 'Compare \u2066the books.'),
    'listing/schema.json:50 text-direction',
  ],
  [
    'a Cyrillic letter',
    set(schema, [...liquidity, 'oneOf', 0, 'title'], 'L\u0430rge orders hardly move it'),
    'listing/schema.json:54 text-mixed-letters (warning)',
  ],
  [
    'a Greek letter in a section',
    set(schema, ['properties', 'team', 'title'], 'Te\u03B1m'),
    'listing/schema.json:17 text-mixed-letters (warning)',
  ],
  ...pick('text-mixed-letters (warning)', {
    'a word of Cyrillic letters alone': '\u0410\u0440\u0435 the founders named?',
    'a word of Greek letters alone': 'Are the founders \u039F\u039A?',
    'full-width letters': '\uFF21\uFF52\uFF45 the founders named?',
    'mathematical letters': 'Are the \u{1D41F}\u{1D428}\u{1D42E}nders named?',
    'a circled letter': 'Are the founders named \u24B6?',
  }),
  ...pick('text-invisible (warning)', {
    'a braille blank': 'Are the\u2800founders named?',
    'a grapheme joiner': 'Are the foun\u034Fders named?',
    'a deprecated format character': 'Are the foun\u206Aders named?',
    'a stray variation selector': 'Are the foun\uFE0Fders named?',
    'a stray joiner': 'Are the foun\u200Dders named?',
  }),
  [
    'a placeholder',
    set(ui, ['track_record', 'ui:placeholder'], 'such as \u202Etwo'),
    'listing/ui.json:5 text-direction',
  ],
];

const misleading: readonly BrokenEdit[] = [
  [
    'one word at both ends',
    ask({
      type: 'integer',
      title: 'How open is it?',
      minimum: 1,
      maximum: 5,
      'x-scale': { low: 'Not', high: 'not' },
    }),
    'listing/schema.json:47 scale-ends-alike',
  ],
  [
    'two columns of one title',
    ask({
      type: 'array',
      title: 'Who holds it?',
      maxItems: 5,
      'x-columns': { one: { type: 'string', title: 'Holder' }, two: { type: 'number', title: 'holder' } },
    }),
    'listing/schema.json:53 columns-alike',
  ],
  [
    'Other without a text',
    set(schema, [...liquidity, 'oneOf', 2, 'title'], 'Other, namely:'),
    'listing/schema.json:62 option-other-without-text (warning)',
  ],
  [
    'help that repeats the title',
    set(schema, [...liquidity, 'description'], 'How easily does it trade.'),
    'listing/schema.json:50 help-repeats-title (warning)',
  ],
  ['a not of a not', when({ not: { not: named } }), 'listing/schema.json:68 condition-not-of-not (warning)'],
  [
    'the same twice',
    when({ allOf: [named, { question: 'is_hidden', const: true }, named] }),
    'listing/schema.json:77 condition-repeated (warning)',
  ],
  [
    'a question of another folder of the page',
    [
      copy('listing', 'twin'),
      ...['order', 'results'].map((key) => set('twin/schema.json', ['x-questionnaire', key], 9)),
      ...['is_hidden', 'track_record'].map((id) =>
        set('twin/schema.json', ['properties', 'team', 'properties', id]),
      ),
      set('twin/schema.json', ['properties', 'market']),
      set('twin/ui.json', ['track_record']),
      set('twin/ui.json', ['shape']),
    ],
    'twin/images/steps.svg:1 picture-unused (warning)',
    'twin/images/waves.svg:1 picture-unused (warning)',
    'twin/schema.json:22 question-asked-twice (warning)',
  ],
];

const menu: readonly BrokenEdit[] = [
  [
    'a group in small letters',
    ownPage({ group: 'research' }),
    'votes/schema.json:90 menu-group-alike (warning)',
  ],
  [
    'a group with a space',
    ownPage({ group: 'Research ' }),
    'votes/schema.json:90 menu-group-alike (warning)',
  ],
  [
    'a group with an accent',
    ownPage({ group: 'Res\u00E9arch' }),
    'votes/schema.json:90 menu-group-alike (warning)',
  ],
  [
    'a title of 90 letters',
    ownPage({ title: 'V'.repeat(90) }),
    'votes/schema.json:89 menu-title-long (warning)',
  ],
  [
    'the page of the preview',
    [...ownPage({}), set('votes/schema.json', ['x-questionnaire', 'page'], '/preview')],
    'votes/schema.json:8 page-reserved',
  ],
];

const pictures: readonly BrokenEdit[] = [
  [
    'a picture of absurd size',
    picture('waves.png', png(12_000, 12_000)),
    'listing/images/waves.png:1 picture-too-many-pixels',
  ],
  [
    'a picture without a size',
    picture('waves.png', png(1, 1).subarray(0, 12)),
    'listing/images/waves.png:1 picture-unreadable',
  ],
  [
    'a drawing without a view box',
    write('listing/images/waves.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'listing/images/waves.svg:1 drawing-without-size (warning)',
  ],
];

/** Nothing is released yet, so that added questions need no new version. */
export const unreleased = [remove(released), set('released.json', ['listing'])];

/** What members could not answer, or would be misled by. */
export const brokenMisleading: readonly BrokenEdit[] = [
  ...unanswerable,
  ...letters,
  ...misleading,
  ...menu,
  ...pictures,
].map(([what, edits, ...says]) => [what, [...unreleased, ...[edits].flat()], ...says]);
