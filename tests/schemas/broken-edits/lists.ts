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
    'a misspelt list',
    share(depth, 'dpeth'),
    'listing/schema.json:51 list-misspelt depth',
    'options/depth.json:1 list-unused (warning)',
  ],
  [
    'an unknown list',
    share(depth, 'countries'),
    'listing/schema.json:51 list-unknown',
    'options/depth.json:1 list-unused (warning)',
  ],
  [
    'a list without a folder of lists',
    [
      set(schema, ['properties', 'market', 'properties', 'liquidity', 'oneOf']),
      set(schema, ['properties', 'market', 'properties', 'liquidity', 'x-options'], 'depth'),
    ],
    'listing/schema.json:51 list-unknown',
  ],
  [
    'a list named with its file extension',
    share(depth, 'depth.json'),
    'listing/schema.json:51 value-unfit',
    'options/depth.json:1 list-unused (warning)',
  ],
  [
    'a list beside the options of the question',
    [
      makeFolder('options'),
      write('options/depth.json', toText(depth)),
      set(schema, ['properties', 'market', 'properties', 'liquidity', 'x-options'], 'depth'),
    ],
    'listing/schema.json:67 list-or-options',
  ],
  [
    'a list on a text question',
    [
      makeFolder('options'),
      write('options/depth.json', toText(depth)),
      change(schema, '"maxLength": 1000', '"x-options": "depth", "maxLength": 1000'),
    ],
    'listing/schema.json:37 key-unknown',
    'options/depth.json:1 list-unused (warning)',
  ],
  [
    'a list that no question names',
    [makeFolder('options'), write('options/depth.json', toText(depth))],
    'options/depth.json:1 list-unused (warning)',
  ],
  [
    'a list with a misspelt key',
    share([{ const: 'deep', titel: 'Deep' }, ...depth.slice(1)]),
    'options/depth.json:5 key-misspelt title',
  ],
  ['a list of one option', share(depth.slice(0, 1)), 'options/depth.json:2 value-count'],
  [
    'a list with a repeated option id',
    share([...depth, { const: 'none', title: 'Nobody does' }]),
    'options/depth.json:17 option-twice',
  ],
  [
    'a list with two similar titles',
    share([...depth, { const: 'few', title: 'hardly anyone trades it.' }]),
    'options/depth.json:19 options-alike',
  ],
  ['an empty list file', [...share(), write('options/depth.json', '')], 'options/depth.json:1 json-empty'],
  ['a list without a released option', share(depth.slice(0, 2)), 'listing/schema.json:47 option-gone'],
  [
    'a list with a new option under the same version',
    share([...depth, { const: 'hours', title: 'At some hours only' }]),
    'listing/schema.json:7 released-version-changed',
  ],
  [
    'a list file with a capital in its name',
    [...share(), rename('options/depth.json', 'options/Depth.json')],
    'options/Depth.json:1 list-stray',
    'listing/schema.json:51 list-unknown',
  ],
];
