import { askIf, schema, set, type BrokenEdit } from './edits.ts';

/** Conditions on questions that they cannot test, or on impossible answers. */
export const brokenConditions: readonly BrokenEdit[] = [
  [
    'a question with a condition on itself',
    askIf(['team', 'track_record'], { question: 'track_record', answered: true }),
    'listing/schema.json:41 condition-on-itself',
  ],
  [
    'a section with a condition on its own question',
    askIf(['market'], { question: 'liquidity', const: 'deep' }),
    'listing/schema.json:89 condition-on-own-section',
  ],
  [
    'a question with a condition on a later question',
    askIf(['team', 'is_named'], { question: 'track_record', answered: true }),
    'listing/schema.json:26 condition-on-later',
  ],
  [
    'a question with a condition on a later section',
    askIf(['team', 'track_record'], { question: 'liquidity', const: 'deep' }),
    'listing/schema.json:41 condition-on-later',
  ],
  [
    'a section with a condition on a later section',
    askIf(['team'], { question: 'liquidity', const: 'deep' }),
    'listing/schema.json:43 condition-on-later',
  ],
  [
    'two questions with conditions on each other',
    [
      askIf(['team', 'track_record'], { question: 'is_hidden', const: true }),
      askIf(['team', 'is_hidden'], { question: 'track_record', answered: true }),
    ],
    'listing/schema.json:35 conditions-circular',
  ],
  [
    'two sections with conditions on each other',
    [
      askIf(['market'], { question: 'is_named', const: true }),
      askIf(['team'], { question: 'liquidity', const: 'deep' }),
    ],
    'listing/schema.json:43 conditions-circular',
  ],
  [
    'a condition on an unknown question',
    askIf(['team', 'track_record'], { question: 'has_team', const: true }),
    'listing/schema.json:41 condition-question-unknown',
  ],
  [
    'a condition on a misspelt question',
    askIf(['team', 'track_record'], { question: 'is_nmed', const: true }),
    'listing/schema.json:41 condition-question-unknown',
  ],
  [
    'a condition on a section',
    askIf(['market', 'liquidity'], { question: 'team', answered: true }),
    'listing/schema.json:68 condition-question-unknown',
  ],
  [
    'a condition on a question of another questionnaire',
    askIf(['team', 'track_record'], { question: 'mood_today', answered: true }),
    'listing/schema.json:41 condition-question-unknown',
  ],
  [
    'a condition on an unknown option',
    askIf(['market', 'shape'], { question: 'liquidity', const: 'shallow' }),
    'listing/schema.json:86 condition-answer-impossible',
  ],
  [
    'a condition on several options, one of them unknown',
    askIf(['market', 'shape'], { question: 'liquidity', enum: ['deep', 'shallow'] }),
    'listing/schema.json:86 condition-answer-impossible',
  ],
  [
    'a condition on the title of an option',
    askIf(['market', 'shape'], { question: 'liquidity', const: 'Hardly anyone trades it' }),
    'listing/schema.json:86 condition-answer-impossible',
  ],
  [
    'a condition on the word yes instead of true',
    askIf(['team', 'track_record'], { question: 'is_named', const: 'yes' }),
    'listing/schema.json:40 condition-answer-impossible',
  ],
  [
    'a condition on true in quotation marks',
    askIf(['team', 'track_record'], { question: 'is_named', const: 'true' }),
    'listing/schema.json:40 condition-answer-impossible',
  ],
  [
    'a condition on true for a question with options',
    askIf(['market', 'shape'], { question: 'liquidity', const: true }),
    'listing/schema.json:86 condition-answer-impossible',
  ],
  [
    'a condition on a number for a text question',
    askIf(['market', 'liquidity'], { question: 'track_record', const: 7 }),
    'listing/schema.json:67 condition-answer-impossible',
  ],
  [
    'includes for a yes/no question',
    askIf(['team', 'track_record'], { question: 'is_named', includes: 'yes' }),
    'listing/schema.json:42 condition-word-unfit',
  ],
  [
    'includes for a single choice',
    askIf(['market', 'shape'], { question: 'liquidity', includes: 'deep' }),
    'listing/schema.json:88 condition-word-unfit',
  ],
  [
    'minimum for a text question',
    askIf(['market', 'liquidity'], { question: 'track_record', minimum: 3 }),
    'listing/schema.json:69 condition-word-unfit',
  ],
  [
    'maximum for a single choice',
    askIf(['market', 'shape'], { question: 'liquidity', maximum: 'thin' }),
    'listing/schema.json:88 condition-word-unfit',
  ],
  [
    'enum for a yes/no question',
    askIf(['team', 'track_record'], { question: 'is_named', enum: ['yes', 'no'] }),
    'listing/schema.json:42 condition-word-unfit',
  ],
  [
    'a condition on two options of a single choice at once',
    askIf(['market', 'shape'], {
      allOf: [
        { question: 'liquidity', const: 'deep' },
        { question: 'liquidity', const: 'thin' },
      ],
    }),
    'listing/schema.json:86 condition-never-holds',
  ],
  [
    'a condition on an answer and on no answer',
    askIf(['market', 'shape'], {
      allOf: [
        { question: 'liquidity', const: 'deep' },
        { question: 'liquidity', answered: false },
      ],
    }),
    'listing/schema.json:86 condition-never-holds',
  ],
  [
    'a condition on yes and not yes',
    askIf(['team', 'track_record'], {
      allOf: [{ question: 'is_named', const: true }, { not: { question: 'is_named', const: true } }],
    }),
    'listing/schema.json:40 condition-never-holds',
  ],
  [
    'a condition that the condition of its section rules out',
    [
      askIf(['market', 'shape'], { question: 'liquidity', const: 'deep' }),
      askIf(['market', 'liquidity'], { question: 'is_named', const: true }),
      askIf(['market'], { not: { question: 'is_named', const: true } }),
    ],
    'listing/schema.json:67 condition-never-holds',
    'listing/schema.json:90 condition-never-holds',
  ],
  [
    'a section that is never asked',
    askIf(['market'], {
      allOf: [
        { question: 'is_named', const: true },
        { question: 'is_named', const: false },
      ],
    }),
    'listing/schema.json:88 condition-never-holds',
  ],
  [
    'a condition that every answer meets',
    askIf(['team', 'track_record'], {
      anyOf: [{ question: 'is_named', const: true }, { not: { question: 'is_named', const: true } }],
    }),
    'listing/schema.json:40 condition-always-holds',
  ],
  [
    'a condition that repeats the condition of its section',
    [
      askIf(['market', 'shape'], { question: 'is_named', const: true }),
      askIf(['market'], { question: 'is_named', const: true }),
    ],
    'listing/schema.json:86 condition-always-holds',
  ],
  [
    'a section whose condition always holds',
    askIf(['market'], {
      anyOf: [
        { question: 'track_record', answered: true },
        { question: 'track_record', answered: false },
      ],
    }),
    'listing/schema.json:88 condition-always-holds',
  ],
  [
    'a part of a condition that never holds',
    askIf(['market', 'liquidity'], {
      anyOf: [
        { question: 'is_named', const: true },
        { question: 'track_record', const: ' ' },
      ],
    }),
    'listing/schema.json:73 condition-test-never-holds',
  ],
  [
    'a condition on an answer that its own first part hides',
    [
      askIf(['market', 'shape'], {
        allOf: [
          { question: 'is_named', const: false },
          { question: 'is_hidden', const: true },
        ],
      }),
      askIf(['team', 'is_hidden'], { question: 'is_named', const: true }),
    ],
    'listing/schema.json:90 condition-never-holds',
  ],
  [
    'a condition on a retired question',
    [
      set(schema, ['properties', 'team', 'properties', 'track_record', 'x-retired'], true),
      set(schema, ['x-questionnaire', 'version'], 2),
      askIf(['market', 'liquidity'], { question: 'track_record', answered: true }),
    ],
    'listing/schema.json:69 condition-on-retired',
  ],
];
