import { change, releaseSecond, schema, set, type BrokenEdit } from './edits.ts';

const option = ['properties', 'market', 'properties', 'liquidity', 'oneOf', 2];
const opened = change(
  schema,
  '{ "const": "none", "title": "Hardly anyone trades it" }',
  '{ "const": "none", "title": "Hardly anyone trades it", "x-own-text": true }',
);

const countries = Array.from({ length: 16 }, (_, index) => ({
  const: `c${index}`,
  title: `Country ${index}`,
}));

export const brokenOptions: readonly BrokenEdit[] = [
  [
    'a text field that is added to a released option',
    opened,
    'listing/schema.json:7 released-version-changed',
  ],
  [
    '"x-own-text": false',
    set(schema, [...option, 'x-own-text'], false),
    'listing/schema.json:65 value-unfit',
  ],
  [
    'text fields on two options of a question',
    [opened, change(schema, '"const": "thin",', '"const": "thin", "x-own-text": true,')],
    'listing/schema.json:52 own-text-twice',
  ],
  [
    'a text field on an option that is not the last',
    [
      change(schema, '"const": "thin",', '"const": "thin", "x-own-text": true,'),
      change(schema, '"version": 1', '"version": 2'),
    ],
    'listing/schema.json:51 own-text-not-last (warning)',
  ],
  [
    'a text field whose id is the id of another question',
    [opened, change(schema, '"shape": {', '"liquidity_none": {')],
    'listing/schema.json:55 question-name-taken',
    'listing/ui.json:4 ui-question-unknown',
    'listing/schema.json:41 question-gone',
  ],
  [
    'a text field whose id is too long',
    [
      opened,
      change(schema, '"liquidity": {', `"${'l'.repeat(60)}": {\n          "x-former-ids": ["liquidity"],`),
      change(schema, '"version": 1', '"version": 2'),
    ],
    'listing/schema.json:53 own-text-id-long',
  ],
  [
    'a text field that is removed after a release',
    [
      opened,
      releaseSecond,
      change(schema, '"version": 2', '"version": 3'),
      change(schema, ', "x-own-text": true', ''),
    ],
    'listing/schema.json:52 own-text-gone',
  ],
  [
    'a long list without a search',
    [
      set(schema, ['properties', 'market', 'properties', 'seat'], {
        type: 'string',
        title: 'Where is its seat?',
        description: 'Read its terms.',
        oneOf: countries,
      }),
      set(schema, ['x-questionnaire', 'version'], 2),
    ],
    'listing/schema.json:91 list-without-search (warning)',
  ],
];
