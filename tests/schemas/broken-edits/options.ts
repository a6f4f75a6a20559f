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
    'listing/schema.json:7: Version 1 is released and asked something else; raise "version" to 2.',
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
    'listing/schema.json:7: Version 1 is released and asked something else; raise "version" to 2.',
  ],
  [
    'a text of an option that is not the last',
    [
      change(schema, '"const": "thin",', '"const": "thin", "x-own-text": true,'),
      change(schema, '"version": 1', '"version": 2'),
    ],
    'listing/schema.json:51: Warning: The field for its text stands below all options; put this one last.',
    'listing/schema.json:7: Warning: Version 2 is not recorded; once it goes live, run: npm run schemas -- --release.',
  ],
  [
    'a text whose id is another question',
    [opened, change(schema, '"shape": {', '"liquidity_none": {')],
    'listing/schema.json:55: The name "liquidity_none" is already taken by the question "liquidity_none"; every name may be used once in a questionnaire.',
    'listing/ui.json:4: There is no question "shape" in schema.json.',
    'listing/schema.json:41: The question "shape" of version 1 is gone; keep it with "x-retired", or name it in the "x-former-ids" of the question that replaces it.',
  ],
  [
    'a text whose id is too long',
    [
      opened,
      change(schema, '"liquidity": {', `"${'l'.repeat(60)}": {\n          "x-former-ids": ["liquidity"],`),
      change(schema, '"version": 1', '"version": 2'),
    ],
    `listing/schema.json:53: What members write is stored as "${'l'.repeat(60)}_none", which is longer than 64 characters; choose a shorter id for the question or the option.`,
    'listing/schema.json:7: Warning: Version 2 is not recorded; once it goes live, run: npm run schemas -- --release.',
  ],
  [
    'a text that members have written and nobody would read',
    [
      opened,
      releaseSecond,
      change(schema, '"version": 2', '"version": 3'),
      change(schema, ', "x-own-text": true', ''),
    ],
    'listing/schema.json:52: Members have written texts for the option "none" since version 2, which would be lost; keep its "x-own-text".',
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
    'listing/schema.json:7: Warning: Version 2 is not recorded; once it goes live, run: npm run schemas -- --release.',
  ],
];
