import { change, releaseSecond, schema, set, type BrokenEdit, type Edit } from './edits.ts';

const place = ['properties', 'team', 'properties', 'added'];

/** Version 2 is released with this question, and version 3 changes a part of it. */
function turn(question: object, keys: readonly (string | number)[], value: unknown): readonly Edit[] {
  return [
    set(schema, place, { title: 'How many work on it?', description: 'See its site.', ...question }),
    releaseSecond,
    change(schema, '"version": 2', '"version": 3'),
    set(schema, [...place, ...keys], value),
  ];
}

const trust = {
  type: 'integer',
  minimum: 1,
  maximum: 5,
  'x-scale': { low: 'Not at all', high: 'Completely' },
};

const oneOf = [
  { const: 'a', title: 'Alpha' },
  { const: 'b', title: 'Beta' },
  { const: 'none', title: 'None of these' },
];
const several = { type: 'array', uniqueItems: true, items: { type: 'string', oneOf } };
const withAlone = (is: boolean) => ({
  type: 'string',
  oneOf: oneOf.map((option) => (is && option.const === 'none' ? { ...option, 'x-alone': true } : option)),
});

const columns = { name: { type: 'string', title: 'Holder' }, chain: { type: 'string', title: 'Chain' } };

/** Changes after which an answer could not be saved again, or would read otherwise. */
export const brokenLimits: readonly BrokenEdit[] = [
  [
    'a maximum is lowered',
    turn({ type: 'number', maximum: 100 }, ['maximum'], 10),
    'listing/schema.json:45 limit-narrowed',
  ],
  ['a step is added', turn({ type: 'number' }, ['multipleOf'], 25), 'listing/schema.json:45 limit-narrowed'],
  [
    'fractions are refused',
    turn({ type: 'number' }, ['type'], 'integer'),
    'listing/schema.json:44 limit-narrowed',
  ],
  [
    'future days are refused',
    turn({ type: 'string', format: 'date' }, ['x-latest'], 'today'),
    'listing/schema.json:46 limit-narrowed',
  ],
  ['a scale gets fewer steps', turn(trust, ['maximum'], 3), 'listing/schema.json:46 scale-steps-changed'],
  ['a scale gets more steps', turn(trust, ['maximum'], 7), 'listing/schema.json:46 scale-steps-changed'],
  [
    'the ends of a scale are swapped',
    turn(trust, ['x-scale'], { low: 'completely', high: 'not at all' }),
    'listing/schema.json:47 scale-ends-swapped',
  ],
  [
    'a label moves to the other end of a scale',
    turn(trust, ['x-scale', 'low'], 'Completely!'),
    'listing/schema.json:47 scale-ends-alike',
    'listing/schema.json:47 scale-ends-swapped',
  ],
  [
    'a released option rules out the others',
    turn(several, ['items'], withAlone(true)),
    'listing/schema.json:60 option-alone-added',
  ],
  [
    'a least number of options would refuse an option that was chosen alone',
    [...turn({ ...several, minItems: 2, items: withAlone(true) }, ['items'], withAlone(false))],
    'listing/schema.json:57 option-alone-gone',
  ],
  [
    'the titles of two columns are swapped',
    turn({ type: 'array', maxItems: 5, 'x-columns': columns }, ['x-columns'], {
      name: { type: 'string', title: 'Chain' },
      chain: { type: 'string', title: 'Holder' },
    }),
    'listing/schema.json:49 column-titles-swapped',
    'listing/schema.json:53 column-titles-swapped',
  ],
];
