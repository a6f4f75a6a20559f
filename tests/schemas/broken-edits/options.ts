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

/** Options that take a text of their own, and options that are many. */
export const brokenOptions: readonly BrokenEdit[] = [
  [
    'a text of an option in a version that was released without',
    opened,
    'listing/schema.json:7 released-version-changed',
  ],
  [
    'a text that is false',
    set(schema, [...option, 'x-own-text'], false),
    'listing/schema.json:65: "x-own-text" is false; write true.',
  ],
  [
    'texts of two options',
    [opened, change(schema, '"const": "thin",', '"const": "thin", "x-own-text": true,')],
    'listing/schema.json:52: One option of "liquidity" may have "x-own-text"; leave it out of the others.',
  ],
  [
    'a text of an option that is not the last',
    [
      change(schema, '"const": "thin",', '"const": "thin", "x-own-text": true,'),
      change(schema, '"version": 1', '"version": 2'),
    ],
    'listing/schema.json:51: Warning: The field for its text stands below all options; put this one last.',
  ],
  [
    'a text whose id is another question',
    [opened, change(schema, '"shape": {', '"liquidity_none": {')],
    'listing/schema.json:55: The name "liquidity_none" is already taken by the question "liquidity_none"; every name may be used once in a questionnaire.',
    'listing/ui.json:4: There is no question "shape" in schema.json.',
    'listing/schema.json:41 question-gone',
  ],
  [
    'a text whose id is too long',
    [
      opened,
      change(schema, '"liquidity": {', `"${'l'.repeat(60)}": {\n          "x-former-ids": ["liquidity"],`),
      change(schema, '"version": 1', '"version": 2'),
    ],
    'listing/schema.json:53: What members write is stored as "llllllllllllllllllllllllllllllllllllllllllllllllllllllllllll_none", which is longer than 64 characters; choose a shorter id for the question or the option.',
  ],
  [
    'a text that members have written and nobody would read',
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
    'listing/schema.json:91: Warning: "seat" shows 16 options below each other; with "ui:widget": "select" in ui.json members search among them.',
  ],
];
