import { change, schema, set, type BrokenEdit } from './edits.ts';

const help = (text: string) => change(schema, 'Some say openly that they do.', text);

export const brokenHelp: readonly BrokenEdit[] = [
  ['bold words in help', help('Look **closely**.'), 'listing/schema.json:29 help-markup'],
  ['code in help', help('Look for `owner()`.'), 'listing/schema.json:29 help-markup'],
  ['a heading in help', help('# How to check\\nLook.'), 'listing/schema.json:29 help-markup'],
  [
    'a list marked with stars',
    help('Look at\\n* its site\\n* its code'),
    'listing/schema.json:29 help-markup',
  ],
  ['a numbered list', help('Look at\\n1. its site\\n2. its code'), 'listing/schema.json:29 help-markup'],
  [
    'a link that is not https',
    help('See [its site](http://example.com).'),
    'listing/schema.json:29 help-link-broken',
  ],
  ['a link within the product', help('See [the terms](/terms).'), 'listing/schema.json:29 help-link-broken'],
  [
    'a link that runs a script',
    help('See [this](javascript:alert(1)).'),
    'listing/schema.json:29 help-link-broken',
  ],
  ['a link without words', help('See [](https://example.com).'), 'listing/schema.json:29 help-link-broken'],
  [
    'bold words in the help of an option',
    change(schema, '"title": "Waves"', '"title": "Waves", "description": "Up and **down**"'),
    'listing/schema.json:63 help-markup',
  ],
  [
    'a long help text of an option',
    change(
      schema,
      '"title": "Waves"',
      `"title": "Waves", "description": "${'Up and down. '.repeat(40).trim()}"`,
    ),
    'listing/schema.json:63 text-long (warning)',
  ],
  [
    'an empty help text of an option',
    set(schema, ['properties', 'market', 'properties', 'shape', 'items', 'oneOf', 0, 'description'], ''),
    'listing/schema.json:79 value-empty',
  ],
];
