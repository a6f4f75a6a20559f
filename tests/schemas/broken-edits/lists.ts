import { change, makeFolder, rename, schema, set, write, type BrokenEdit, type Edit } from './edits.ts';

const depth = [
  { const: 'deep', title: 'Large orders hardly move it', 'x-signal': 'positive' },
  { const: 'thin', title: 'Small orders move it', 'x-signal': 'negative' },
  { const: 'none', title: 'Hardly anyone trades it' },
];

const toText = (oneOf: unknown) => `${JSON.stringify({ oneOf }, null, 2)}\n`;

/** The options of a question moved into a list, which changes nothing. */
const share = (oneOf: unknown = depth, name = 'depth'): readonly Edit[] => [
  makeFolder('options'),
  write('options/depth.json', toText(oneOf)),
  set(schema, ['properties', 'market', 'properties', 'liquidity', 'oneOf']),
  set(schema, ['properties', 'market', 'properties', 'liquidity', 'x-options'], name),
];

/** Lists of options that questions share. */
export const brokenLists: readonly BrokenEdit[] = [
  [
    'a list misspelt',
    share(depth, 'dpeth'),
    'listing/schema.json:51: There is no list "dpeth" in schemas/options; "depth" is meant.',
    'options/depth.json:1: Warning: No question names this list; write "x-options": "depth" where its options belong, or delete it.',
  ],
  [
    'a list that there is not',
    share(depth, 'countries'),
    'listing/schema.json:51: There is no list "countries" in schemas/options, which has depth; write schemas/options/countries.json.',
    'options/depth.json:1: Warning: No question names this list; write "x-options": "depth" where its options belong, or delete it.',
  ],
  [
    'a list and no folder',
    [
      set(schema, ['properties', 'market', 'properties', 'liquidity', 'oneOf']),
      set(schema, ['properties', 'market', 'properties', 'liquidity', 'x-options'], 'depth'),
    ],
    'listing/schema.json:51: There is no list "depth" in schemas/options; write schemas/options/depth.json.',
  ],
  [
    'a list with its ending',
    share(depth, 'depth.json'),
    'listing/schema.json:51: "x-options" is "depth.json"; write the name of a file of schemas/options without its ending, such as "countries".',
    'options/depth.json:1: Warning: No question names this list; write "x-options": "depth" where its options belong, or delete it.',
  ],
  [
    'a list beside options of its own',
    [
      makeFolder('options'),
      write('options/depth.json', toText(depth)),
      set(schema, ['properties', 'market', 'properties', 'liquidity', 'x-options'], 'depth'),
    ],
    'listing/schema.json:67: Options come from the list "depth" or from "oneOf"; leave one of the two out.',
  ],
  [
    'a list for a text',
    [
      makeFolder('options'),
      write('options/depth.json', toText(depth)),
      change(schema, '"maxLength": 1000', '"x-options": "depth", "maxLength": 1000'),
    ],
    'listing/schema.json:37: The question "track_record" cannot have the key "maxLength"; it may have type, title, description, oneOf, x-options, x-signal, x-saved-as, x-former-ids, x-retired and x-asked-if.',
    'options/depth.json:1: Warning: No question names this list; write "x-options": "depth" where its options belong, or delete it.',
  ],
  [
    'a list that nobody names',
    [makeFolder('options'), write('options/depth.json', toText(depth))],
    'options/depth.json:1: Warning: No question names this list; write "x-options": "depth" where its options belong, or delete it.',
  ],
  [
    'a list with a key misspelt',
    share([{ const: 'deep', titel: 'Deep' }, ...depth.slice(1)]),
    'options/depth.json:5: Option 1 has the key "titel"; "title" is meant.',
  ],
  [
    'a list of one option',
    share(depth.slice(0, 1)),
    'options/depth.json:2: "oneOf" needs at least 2 entries.',
  ],
  [
    'a list with an option twice',
    share([...depth, { const: 'none', title: 'Nobody does' }]),
    'options/depth.json:17: The question "liquidity" has the option "none" twice; give one another id.',
  ],
  [
    'a list with two options alike',
    share([...depth, { const: 'few', title: 'hardly anyone trades it.' }]),
    'options/depth.json:19: Two options read "hardly anyone trades it."; members could not tell them apart.',
  ],
  [
    'a list that is empty',
    [...share(), write('options/depth.json', '')],
    'options/depth.json:1: The file is empty.',
  ],
  ['a list that lost an option', share(depth.slice(0, 2)), 'listing/schema.json:47 option-gone'],
  [
    'a list that got an option, and the version is the same',
    share([...depth, { const: 'hours', title: 'At some hours only' }]),
    'listing/schema.json:7 released-version-changed',
  ],
  [
    'a list with a capital',
    [...share(), rename('options/depth.json', 'options/Depth.json')],
    'options/Depth.json:1: Nothing reads this as a list of options: its name is lower-case letters, digits and -, and ends in .json.',
    'listing/schema.json:51: There is no list "depth" in schemas/options; write schemas/options/depth.json.',
  ],
];
