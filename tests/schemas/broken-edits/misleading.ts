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
    'a minimum that equals the maximum',
    fee({ minimum: 100, maximum: 100 }),
    'listing/schema.json:45 number-range-empty',
  ],
  [
    'a fraction as a limit of whole numbers',
    fee({ type: 'integer', minimum: 0.5 }),
    'listing/schema.json:45 number-not-whole',
  ],
  [
    'a minimum number of options above the maximum number',
    limitShapes({ minItems: 2, maxItems: 1 }),
    'listing/schema.json:86 choice-range-empty',
  ],
  [
    'a minimum number of options above the number offered',
    limitShapes({ minItems: 5, maxItems: 9 }),
    'listing/schema.json:86 choice-minimum-beyond-options',
    'listing/schema.json:87 choice-maximum-beyond-options (warning)',
  ],
  [
    '"x-alone" in a single choice',
    set(schema, [...liquidity, 'oneOf', 2, 'x-alone'], true),
    'listing/schema.json:51 choice-alone-needless',
  ],
  [
    'a range without a multiple of the step',
    fee({ minimum: 1, maximum: 5, multipleOf: 10 }),
    'listing/schema.json:47 number-unanswerable',
  ],
  [
    'a negative range without a multiple of the step',
    fee({ minimum: -9, maximum: -1, multipleOf: 10 }),
    'listing/schema.json:47 number-unanswerable',
  ],
  [
    'a minimum that is no multiple of the step',
    fee({ minimum: 1, multipleOf: 10 }),
    'listing/schema.json:45 number-limit-off-step',
  ],
  [
    'a maximum that is no multiple of the step',
    fee({ maximum: 0.25, multipleOf: 0.1 }),
    'listing/schema.json:45 number-limit-off-step',
  ],
  ['a step that is too fine', fee({ multipleOf: 1e-13 }), 'listing/schema.json:45 number-step-too-fine'],
  [
    'a condition on a value that is no multiple of the step',
    [fee({ multipleOf: 0.1 }), when({ question: 'fee', const: 0.15 })],
    'listing/schema.json:73 condition-off-step',
  ],
  [
    'a condition on several values, one of them no multiple of the step',
    [fee({ multipleOf: 0.5 }), when({ question: 'fee', enum: [0.5, 0.3] })],
    'listing/schema.json:73 condition-off-step',
  ],
  [
    'a percentage up to 1',
    fee({ 'x-unit': 'percent', minimum: 0, maximum: 1 }),
    'listing/schema.json:47 percent-up-to-one (warning)',
  ],
  [
    'a maximum number of options above the number offered',
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
  ['a zero-width space', titled('Are the foun\u200Bders named?'), 'listing/schema.json:22 text-invisible'],
  [
    'a byte order mark',
    set(schema, [...liquidity, 'oneOf', 1, 'title'], '\uFEFFSmall orders move it'),
    'listing/schema.json:59 text-invisible',
  ],
  ['a control character', titled('Are the founders\u0007 named?'), 'listing/schema.json:22 text-invisible'],
  ['a direction override', titled('Are the \u202Esrednuof named?'), 'listing/schema.json:22 text-direction'],
  [
    'a direction isolate in help',
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
  ...pick('text-invisible', {
    'a braille blank': 'Are the\u2800founders named?',
    'a grapheme joiner': 'Are the foun\u034Fders named?',
    'a deprecated format character': 'Are the foun\u206Aders named?',
    'a stray variation selector': 'Are the foun\uFE0Fders named?',
    'a stray joiner': 'Are the foun\u200Dders named?',
  }),
  [
    'a direction override in a placeholder',
    set(ui, ['track_record', 'ui:placeholder'], 'such as \u202Etwo'),
    'listing/ui.json:5 text-direction',
  ],
];

const misleading: readonly BrokenEdit[] = [
  [
    'a scale with the same word at both ends',
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
    'two columns with the same title',
    ask({
      type: 'array',
      title: 'Who holds it?',
      maxItems: 5,
      'x-columns': { one: { type: 'string', title: 'Holder' }, two: { type: 'number', title: 'holder' } },
    }),
    'listing/schema.json:53 columns-alike',
  ],
  [
    'the option Other without a text field',
    set(schema, [...liquidity, 'oneOf', 2, 'title'], 'Other, namely:'),
    'listing/schema.json:62 option-other-without-text (warning)',
  ],
  [
    'help that repeats the title',
    set(schema, [...liquidity, 'description'], 'How easily does it trade.'),
    'listing/schema.json:50 help-repeats-title (warning)',
  ],
  ['not inside not', when({ not: { not: named } }), 'listing/schema.json:68 condition-not-of-not (warning)'],
  [
    'a repeated test in allOf',
    when({ allOf: [named, { question: 'is_hidden', const: true }, named] }),
    'listing/schema.json:77 condition-repeated (warning)',
  ],
  [
    'a question that another questionnaire of the page asks',
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
    'a menu group in small letters',
    ownPage({ group: 'research' }),
    'votes/schema.json:90 menu-group-alike (warning)',
  ],
  [
    'a menu group with a space',
    ownPage({ group: 'Research ' }),
    'votes/schema.json:90 menu-group-alike (warning)',
  ],
  [
    'a menu group with an accent',
    ownPage({ group: 'Res\u00E9arch' }),
    'votes/schema.json:90 menu-group-alike (warning)',
  ],
  [
    'a page title of 90 letters',
    ownPage({ title: 'V'.repeat(90) }),
    'votes/schema.json:89 menu-title-long (warning)',
  ],
  [
    'the address of the preview as a page',
    [...ownPage({}), set('votes/schema.json', ['x-questionnaire', 'page'], '/preview')],
    'votes/schema.json:8 page-reserved',
  ],
];

const pictures: readonly BrokenEdit[] = [
  [
    'a picture with too many pixels',
    picture('waves.png', png(12_000, 12_000)),
    'listing/images/waves.png:1 picture-too-many-pixels',
  ],
  [
    'a picture whose size cannot be read',
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

/** Content that members could not answer, or that would mislead them. */
export const brokenMisleading: readonly BrokenEdit[] = [
  ...unanswerable,
  ...letters,
  ...misleading,
  ...menu,
  ...pictures,
].map(([what, edits, ...says]) => [what, [...unreleased, ...[edits].flat()], ...says]);
