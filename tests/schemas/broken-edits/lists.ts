import { change, makeFolder, rename, schema, set, write, type BrokenEdit, type Edit } from './edits.ts';

const depth = [
  { const: 'deep', title: 'Large orders hardly move it', 'x-signal': 'positive' },
  { const: 'thin', title: 'Small orders move it', 'x-signal': 'negative' },
  { const: 'none', title: 'Hardly anyone trades it' },
];

const toText = (oneOf: unknown) => `${JSON.stringify({ oneOf }, null, 2)}\n`;

/** Moves the options of a question into a list, which changes nothing. */
const share = (oneOf: unknown = depth, name = 'depth'): readonly Edit[] => [
  makeFolder('options'),
  write('options/depth.json', toText(oneOf)),
  set(schema, ['properties', 'market', 'properties', 'liquidity', 'oneOf']),
  set(schema, ['properties', 'market', 'properties', 'liquidity', 'x-options'], name),
];

export const brokenLists: readonly BrokenEdit[] = [
  [
    'a list misspelt',
    share(depth, 'dpeth'),
    'listing/schema.json:51 list-misspelt depth',
    'options/depth.json:1 list-unused (warning)',
  ],
  [
    'a list that there is not',
    share(depth, 'countries'),
    'listing/schema.json:51 list-unknown',
    'options/depth.json:1 list-unused (warning)',
  ],
  [
    'a list and no folder',
    [
      set(schema, ['properties', 'market', 'properties', 'liquidity', 'oneOf']),
      set(schema, ['properties', 'market', 'properties', 'liquidity', 'x-options'], 'depth'),
    ],
    'listing/schema.json:51 list-unknown',
  ],
  [
    'a list with its ending',
    share(depth, 'depth.json'),
    'listing/schema.json:51 value-unfit',
    'options/depth.json:1 list-unused (warning)',
  ],
  [
    'a list beside options of its own',
    [
      makeFolder('options'),
      write('options/depth.json', toText(depth)),
      set(schema, ['properties', 'market', 'properties', 'liquidity', 'x-options'], 'depth'),
    ],
    'listing/schema.json:67 list-or-options',
  ],
  [
    'a list for a text',
    [
      makeFolder('options'),
      write('options/depth.json', toText(depth)),
      change(schema, '"maxLength": 1000', '"x-options": "depth", "maxLength": 1000'),
    ],
    'listing/schema.json:37 key-unknown',
    'options/depth.json:1 list-unused (warning)',
  ],
  [
    'a list that nobody names',
    [makeFolder('options'), write('options/depth.json', toText(depth))],
    'options/depth.json:1 list-unused (warning)',
  ],
  [
    'a list with a key misspelt',
    share([{ const: 'deep', titel: 'Deep' }, ...depth.slice(1)]),
    'options/depth.json:5 key-misspelt title',
  ],
  ['a list of one option', share(depth.slice(0, 1)), 'options/depth.json:2 value-count'],
  [
    'a list with an option twice',
    share([...depth, { const: 'none', title: 'Nobody does' }]),
    'options/depth.json:17 option-twice',
  ],
  [
    'a list with two options alike',
    share([...depth, { const: 'few', title: 'hardly anyone trades it.' }]),
    'options/depth.json:19 options-alike',
  ],
  ['a list that is empty', [...share(), write('options/depth.json', '')], 'options/depth.json:1 json-empty'],
  ['a list that lost an option', share(depth.slice(0, 2)), 'listing/schema.json:47 option-gone'],
  [
    'a list that got an option, and the version is the same',
    share([...depth, { const: 'hours', title: 'At some hours only' }]),
    'listing/schema.json:7 released-version-changed',
  ],
  [
    'a list with a capital',
    [...share(), rename('options/depth.json', 'options/Depth.json')],
    'options/Depth.json:1 list-stray',
    'listing/schema.json:51 list-unknown',
  ],
];
