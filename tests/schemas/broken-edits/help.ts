import { change, schema, set, type BrokenEdit } from './edits.ts';

const help = (text: string) => change(schema, 'Some say openly that they do.', text);
const at = 'listing/schema.json:29:';
const only = 'as it stands here; help has lines, lists of "- " and [words](https://...), and nothing else.';

/** What help cannot say. */
export const brokenHelp: readonly BrokenEdit[] = [
  ['bold words in help', help('Look **closely**.'), `${at} Members would read ** ${only}`],
  ['code in help', help('Look for `owner()`.'), `${at} Members would read \` ${only}`],
  ['a heading in help', help('# How to check\\nLook.'), `${at} Members would read # ${only}`],
  ['a list of stars', help('Look at\\n* its site\\n* its code'), `${at} Members would read * ${only}`],
  ['a list of numbers', help('Look at\\n1. its site\\n2. its code'), `${at} Members would read 1. ${only}`],
  [
    'a link that is not https',
    help('See [its site](http://example.com).'),
    `${at} [its site](http://example.com) is no link; write [words](https://...), with the whole address of a page.`,
  ],
  [
    'a link within the product',
    help('See [the terms](/terms).'),
    `${at} [the terms](/terms) is no link; write [words](https://...), with the whole address of a page.`,
  ],
  [
    'a link that runs a script',
    help('See [this](javascript:alert(1)).'),
    `${at} [this](javascript:alert(1) is no link; write [words](https://...), with the whole address of a page.`,
  ],
  [
    'a link without words',
    help('See [](https://example.com).'),
    `${at} [](https://example.com) is no link; write [words](https://...), with the whole address of a page.`,
  ],
  [
    'bold words in the help of an option',
    change(schema, '"title": "Waves"', '"title": "Waves", "description": "Up and **down**"'),
    `listing/schema.json:63: Members would read ** ${only}`,
  ],
  [
    'a long help of an option',
    change(
      schema,
      '"title": "Waves"',
      `"title": "Waves", "description": "${'Up and down. '.repeat(40).trim()}"`,
    ),
    'listing/schema.json:63: Warning: This help has 519 characters; at most 400 read well.',
  ],
  [
    'an empty help of an option',
    set(schema, ['properties', 'market', 'properties', 'shape', 'items', 'oneOf', 0, 'description'], ''),
    'listing/schema.json:79: "description" is empty; write what it should say.',
  ],
];
