import { askIf, type BrokenEdit } from './edits.ts';

export const brokenConditionWords: readonly BrokenEdit[] = [
  [
    'a condition written as text',
    askIf(['team', 'track_record'], 'is_named'),
    'listing/schema.json:40 value-unfit',
  ],
  [
    'a condition written as a list',
    askIf(['team', 'track_record'], [{ question: 'is_named', const: true }]),
    'listing/schema.json:40 value-unfit',
  ],
  ['an empty condition', askIf(['team', 'track_record'], {}), 'listing/schema.json:40 value-amount'],
  [
    'a condition without a question',
    askIf(['team', 'track_record'], { const: true }),
    'listing/schema.json:41 key-unknown',
  ],
  [
    'a condition with a misspelt "question" key',
    askIf(['team', 'track_record'], { queston: 'is_named', const: true }),
    'listing/schema.json:41 key-misspelt question',
  ],
  [
    'a condition without a test',
    askIf(['team', 'track_record'], { question: 'is_named' }),
    'listing/schema.json:40 value-amount',
  ],
  [
    'a misspelt test',
    askIf(['team', 'track_record'], { question: 'is_named', cosnt: true }),
    'listing/schema.json:42 key-misspelt const',
  ],
  [
    'an unknown test',
    askIf(['team', 'track_record'], { question: 'is_named', equals: true }),
    'listing/schema.json:42 key-unknown',
  ],
  [
    'a condition written as JSON Schema',
    askIf(['team', 'track_record'], { properties: { is_named: { const: true } }, required: ['is_named'] }),
    'listing/schema.json:41 key-unknown',
    'listing/schema.json:46 key-unknown',
  ],
  [
    'if and then in a condition',
    askIf(['team', 'track_record'], { if: { properties: { is_named: { const: true } } }, then: {} }),
    'listing/schema.json:41 key-unknown',
    'listing/schema.json:48 key-unknown',
  ],
  [
    'allOf without its capital',
    askIf(['team', 'track_record'], {
      allof: [
        { question: 'is_named', const: true },
        { question: 'is_hidden', const: true },
      ],
    }),
    'listing/schema.json:41 key-misspelt allOf',
  ],
  [
    'allOf of one condition',
    askIf(['team', 'track_record'], { allOf: [{ question: 'is_named', const: true }] }),
    'listing/schema.json:41 value-count',
  ],
  [
    'anyOf without a list',
    askIf(['team', 'track_record'], { anyOf: { question: 'is_named', const: true } }),
    'listing/schema.json:41 value-unfit',
  ],
  [
    'not with a list',
    askIf(['team', 'track_record'], { not: [{ question: 'is_named', const: true }] }),
    'listing/schema.json:41 value-unfit',
  ],
  [
    'anyOf beside not',
    askIf(['team', 'track_record'], {
      anyOf: [
        { question: 'is_named', const: true },
        { question: 'is_hidden', const: true },
      ],
      not: { question: 'is_hidden', const: true },
    }),
    'listing/schema.json:40 value-amount',
  ],
  [
    'a test beside not',
    askIf(['team', 'track_record'], {
      question: 'is_named',
      const: true,
      not: { question: 'is_hidden', const: true },
    }),
    'listing/schema.json:43 key-unknown',
  ],
  [
    'a nested condition without a test',
    askIf(['team', 'track_record'], {
      anyOf: [{ question: 'is_named', const: true }, { not: { question: 'is_hidden' } }],
    }),
    'listing/schema.json:47 value-amount',
  ],
  [
    'a text inside anyOf',
    askIf(['team', 'track_record'], { anyOf: ['is_named', { question: 'is_hidden', const: true }] }),
    'listing/schema.json:42 value-unfit',
  ],
  [
    'const with null',
    askIf(['team', 'track_record'], { question: 'is_named', const: null }),
    'listing/schema.json:42 value-unfit',
  ],
  [
    'const with a list',
    askIf(['market', 'shape'], { question: 'liquidity', const: ['deep', 'thin'] }),
    'listing/schema.json:88 value-unfit',
  ],
  [
    'enum without a list',
    askIf(['market', 'shape'], { question: 'liquidity', enum: 'deep' }),
    'listing/schema.json:88 value-unfit',
  ],
  [
    'an empty enum',
    askIf(['market', 'shape'], { question: 'liquidity', enum: [] }),
    'listing/schema.json:88 value-count',
  ],
  [
    'a repeated value in enum',
    askIf(['market', 'shape'], { question: 'liquidity', enum: ['deep', 'deep'] }),
    'listing/schema.json:88 value-repeated',
  ],
  [
    'answered with a text',
    askIf(['team', 'track_record'], { question: 'is_named', answered: 'yes' }),
    'listing/schema.json:42 value-unfit',
  ],
  [
    'a condition with a list of questions',
    askIf(['team', 'track_record'], { question: ['is_named', 'is_hidden'], const: true }),
    'listing/schema.json:41 value-unfit',
  ],
  [
    'a condition that names a question by its title',
    askIf(['team', 'track_record'], { question: 'Are the founders named?', const: true }),
    'listing/schema.json:41 value-unfit',
  ],
  [
    'a condition that names an option by its title',
    askIf(['market', 'shape'], { question: 'liquidity', includes: 'Hardly anyone trades it' }),
    'listing/schema.json:88 value-unfit',
  ],
];
