import { askIf, schema, set, type BrokenEdit } from './edits.ts';

/** Conditions that look at what they cannot, or wait for what cannot be. */
export const brokenConditions: readonly BrokenEdit[] = [
  [
    'a question that looks at itself',
    askIf(['team', 'track_record'], { question: 'track_record', answered: true }),
    'listing/schema.json:41: "track_record" looks at its own answer; a condition looks at an earlier question.',
  ],
  [
    'a section that looks into itself',
    askIf(['market'], { question: 'liquidity', const: 'deep' }),
    'listing/schema.json:89: the section "market" looks at "liquidity" in itself; a section\'s condition looks at an earlier section.',
  ],
  [
    'a question that looks at a later one',
    askIf(['team', 'is_named'], { question: 'track_record', answered: true }),
    'listing/schema.json:26: "is_named" looks at "track_record", which is asked later; move "track_record" before it, or ask it in an earlier section than "team".',
  ],
  [
    'a question that looks into a later section',
    askIf(['team', 'track_record'], { question: 'liquidity', const: 'deep' }),
    'listing/schema.json:41: "track_record" looks at "liquidity", which is asked later; move "liquidity" before it, or ask it in an earlier section than "market".',
  ],
  [
    'a section that looks into a later one',
    askIf(['team'], { question: 'liquidity', const: 'deep' }),
    'listing/schema.json:43: the section "team" looks at "liquidity", which is asked later; move "liquidity" before it, or ask it in an earlier section than "market".',
  ],
  [
    'two questions that wait for each other',
    [
      askIf(['team', 'track_record'], { question: 'is_hidden', const: true }),
      askIf(['team', 'is_hidden'], { question: 'track_record', answered: true }),
    ],
    'listing/schema.json:35: "is_hidden" and "track_record" wait for each other, so neither is ever asked; let one of them be asked without the other.',
  ],
  [
    'two sections that wait for each other',
    [
      askIf(['market'], { question: 'is_named', const: true }),
      askIf(['team'], { question: 'liquidity', const: 'deep' }),
    ],
    'listing/schema.json:43: the section "team" and "liquidity" wait for each other, so neither is ever asked; let one of them be asked without the other.',
  ],
  [
    'a condition on no question',
    askIf(['team', 'track_record'], { question: 'has_team', const: true }),
    'listing/schema.json:41: "x-asked-if" looks at "has_team", which is no question of this questionnaire.',
  ],
  [
    'a question of a condition misspelt',
    askIf(['team', 'track_record'], { question: 'is_nmed', const: true }),
    'listing/schema.json:41: "x-asked-if" looks at "is_nmed", which is no question of this questionnaire.',
  ],
  [
    'a condition on a section',
    askIf(['market', 'liquidity'], { question: 'team', answered: true }),
    'listing/schema.json:68: "x-asked-if" looks at "team", which is no question of this questionnaire.',
  ],
  [
    'a condition on a question of another questionnaire',
    askIf(['team', 'track_record'], { question: 'mood_today', answered: true }),
    'listing/schema.json:41: "x-asked-if" looks at "mood_today", which is no question of this questionnaire.',
  ],
  [
    'a condition on no option',
    askIf(['market', 'shape'], { question: 'liquidity', const: 'shallow' }),
    'listing/schema.json:86: "x-asked-if" waits for "shallow", which is no answer that "liquidity" can have; its options are deep, thin, none.',
  ],
  [
    'a condition on several options, one of which there is not',
    askIf(['market', 'shape'], { question: 'liquidity', enum: ['deep', 'shallow'] }),
    'listing/schema.json:86: "x-asked-if" waits for "shallow", which is no answer that "liquidity" can have; its options are deep, thin, none.',
  ],
  [
    'a condition on the title of an option',
    askIf(['market', 'shape'], { question: 'liquidity', const: 'Hardly anyone trades it' }),
    'listing/schema.json:86: "x-asked-if" waits for "Hardly anyone trades it", which is no answer that "liquidity" can have; its options are deep, thin, none.',
  ],
  [
    'a condition on a yes in words',
    askIf(['team', 'track_record'], { question: 'is_named', const: 'yes' }),
    'listing/schema.json:40: "x-asked-if" waits for "yes", which is no answer that "is_named" can have.',
  ],
  [
    'a condition on a yes in quotation marks',
    askIf(['team', 'track_record'], { question: 'is_named', const: 'true' }),
    'listing/schema.json:40: "x-asked-if" waits for "true", which is no answer that "is_named" can have.',
  ],
  [
    'a condition on a yes of a question with options',
    askIf(['market', 'shape'], { question: 'liquidity', const: true }),
    'listing/schema.json:86: "x-asked-if" waits for true, which is no answer that "liquidity" can have; its options are deep, thin, none.',
  ],
  [
    'a condition on a number in a text',
    askIf(['market', 'liquidity'], { question: 'track_record', const: 7 }),
    'listing/schema.json:67: "x-asked-if" waits for 7, which is no answer that "track_record" can have.',
  ],
  [
    'includes of a yes/no question',
    askIf(['team', 'track_record'], { question: 'is_named', includes: 'yes' }),
    'listing/schema.json:42: "includes" cannot be asked of "is_named", which is answered by yes or no; use const or answered.',
  ],
  [
    'includes of one option',
    askIf(['market', 'shape'], { question: 'liquidity', includes: 'deep' }),
    'listing/schema.json:88: "includes" cannot be asked of "liquidity", which is answered by one option; use const or enum or answered.',
  ],
  [
    'minimum of a text',
    askIf(['market', 'liquidity'], { question: 'track_record', minimum: 3 }),
    'listing/schema.json:69: "minimum" cannot be asked of "track_record", which is answered by a text; use const or enum or answered.',
  ],
  [
    'maximum of one option',
    askIf(['market', 'shape'], { question: 'liquidity', maximum: 'thin' }),
    'listing/schema.json:88: "maximum" cannot be asked of "liquidity", which is answered by one option; use const or enum or answered.',
  ],
  [
    'enum of yes and no',
    askIf(['team', 'track_record'], { question: 'is_named', enum: ['yes', 'no'] }),
    'listing/schema.json:42: "enum" cannot be asked of "is_named", which is answered by yes or no; use const or answered.',
  ],
  [
    'a condition on two options at once',
    askIf(['market', 'shape'], {
      allOf: [
        { question: 'liquidity', const: 'deep' },
        { question: 'liquidity', const: 'thin' },
      ],
    }),
    'listing/schema.json:86: The condition of "shape" never holds, so nobody is ever asked.',
  ],
  [
    'a condition on an answer and none',
    askIf(['market', 'shape'], {
      allOf: [
        { question: 'liquidity', const: 'deep' },
        { question: 'liquidity', answered: false },
      ],
    }),
    'listing/schema.json:86: The condition of "shape" never holds, so nobody is ever asked.',
  ],
  [
    'a condition on a yes and not a yes',
    askIf(['team', 'track_record'], {
      allOf: [{ question: 'is_named', const: true }, { not: { question: 'is_named', const: true } }],
    }),
    'listing/schema.json:40: The condition of "track_record" never holds, so nobody is ever asked.',
  ],
  [
    'a condition on an option that the section rules out',
    [
      askIf(['market', 'shape'], { question: 'liquidity', const: 'deep' }),
      askIf(['market', 'liquidity'], { question: 'is_named', const: true }),
      askIf(['market'], { not: { question: 'is_named', const: true } }),
    ],
    'listing/schema.json:67: The condition of "liquidity" never holds, so nobody is ever asked.',
    'listing/schema.json:90: The condition of "shape" never holds, so nobody is ever asked.',
  ],
  [
    'a section that nobody is asked',
    askIf(['market'], {
      allOf: [
        { question: 'is_named', const: true },
        { question: 'is_named', const: false },
      ],
    }),
    'listing/schema.json:88: The condition of the section "market" never holds, so nobody is ever asked.',
  ],
  [
    'a condition on every answer',
    askIf(['team', 'track_record'], {
      anyOf: [{ question: 'is_named', const: true }, { not: { question: 'is_named', const: true } }],
    }),
    'listing/schema.json:40: The condition of "track_record" always holds; leave it out.',
  ],
  [
    'a condition that its section has already',
    [
      askIf(['market', 'shape'], { question: 'is_named', const: true }),
      askIf(['market'], { question: 'is_named', const: true }),
    ],
    'listing/schema.json:86: The condition of "shape" always holds; leave it out.',
  ],
  [
    'a section that everybody is asked',
    askIf(['market'], {
      anyOf: [
        { question: 'track_record', answered: true },
        { question: 'track_record', answered: false },
      ],
    }),
    'listing/schema.json:88: The condition of the section "market" always holds; leave it out.',
  ],
  [
    'a part of a condition that never holds',
    askIf(['market', 'liquidity'], {
      anyOf: [
        { question: 'is_named', const: true },
        { question: 'track_record', const: ' ' },
      ],
    }),
    'listing/schema.json:73: "track_record" never has an answer like this one.',
  ],
  [
    'a condition on what a hidden question answers',
    [
      askIf(['market', 'shape'], {
        allOf: [
          { question: 'is_named', const: false },
          { question: 'is_hidden', const: true },
        ],
      }),
      askIf(['team', 'is_hidden'], { question: 'is_named', const: true }),
    ],
    'listing/schema.json:90: The condition of "shape" never holds, so nobody is ever asked.',
  ],
  [
    'a condition on a retired question',
    [
      set(schema, ['properties', 'team', 'properties', 'track_record', 'x-retired'], true),
      set(schema, ['x-questionnaire', 'version'], 2),
      askIf(['market', 'liquidity'], { question: 'track_record', answered: true }),
    ],
    'listing/schema.json:69: "liquidity" looks at "track_record", which is retired: nobody is asked it any more.',
  ],
];
