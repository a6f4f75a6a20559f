import { change, released, save, schema, ui, write, type BrokenEdit } from './edits.ts';

export const brokenPunctuation: readonly BrokenEdit[] = [
  [
    'a missing comma between two keys',
    change(schema, '"kind": "checklist",', '"kind": "checklist"'),
    'listing/schema.json:6 json-comma-missing',
  ],
  [
    'a missing comma between two sections',
    change(schema, '    },\n    "market"', '    }\n    "market"'),
    'listing/schema.json:40 json-comma-missing',
  ],
  [
    'a missing comma between two options',
    change(
      schema,
      '"x-signal": "positive" },\n            { "const": "thin"',
      '"x-signal": "positive" }\n            { "const": "thin"',
    ),
    'listing/schema.json:50 json-comma-missing',
  ],
  [
    'an extra comma',
    change(schema, '"kind": "checklist",', '"kind": "checklist",,'),
    'listing/schema.json:6 json-comma-extra',
  ],
  [
    'a comma before the first key',
    change(schema, '"is_named": {', '"is_named": {,'),
    'listing/schema.json:20 json-comma-extra',
  ],
  [
    'a semicolon instead of a comma',
    change(schema, '"kind": "checklist",', '"kind": "checklist";'),
    'listing/schema.json:6 json-sign-other ,',
  ],
  [
    'an equals sign instead of a colon',
    change(schema, '"version": 1', '"version" = 1'),
    'listing/schema.json:7 json-sign-other :',
  ],
  [
    'a missing colon',
    change(schema, '"version": 1', '"version" 1'),
    'listing/schema.json:7 json-colon-missing',
  ],
  [
    'a missing value',
    change(schema, '"version": 1', '"version": '),
    'listing/schema.json:7 json-value-missing',
  ],
  [
    'a missing quotation mark at the end',
    change(schema, 'named?",', 'named?,'),
    'listing/schema.json:22 json-text-open',
  ],
  [
    'a missing quotation mark at the beginning',
    change(schema, '"title": "Team"', '"title": Team"'),
    'listing/schema.json:17 json-quote-inside',
  ],
  [
    'a key without quotation marks',
    change(schema, '"kind": ', 'kind: '),
    'listing/schema.json:6 json-word-unquoted',
  ],
  [
    'a word without quotation marks',
    change(schema, '"type": "boolean"', '"type": boolean'),
    'listing/schema.json:21 json-word-unquoted',
  ],
  [
    'a sentence without quotation marks',
    change(schema, '"Look for full names on the project\'s own site."', 'Look for full names'),
    'listing/schema.json:23 json-words-unquoted',
  ],
  [
    'curly quotation marks',
    change(schema, '"Are the founders named?"', '“Are the founders named?”'),
    'listing/schema.json:22 json-text-curly',
  ],
  [
    'a curly quotation mark at the end only',
    change(schema, 'named?"', 'named?”'),
    'listing/schema.json:22 json-text-ends-curly',
  ],
  [
    'low and curly quotation marks',
    change(schema, '"Team"', '„Team“'),
    'listing/schema.json:17 json-text-curly',
  ],
  [
    'single quotation marks',
    change(schema, '"Are the founders named?"', "'Are the founders named?'"),
    'listing/schema.json:22 json-text-single',
  ],
  [
    'a quotation mark inside a text',
    change(schema, 'founders named', 'founders "named"'),
    'listing/schema.json:22 json-quote-inside',
  ],
  [
    'a line break inside a text',
    change(schema, 'Are the founders', 'Are the\nfounders'),
    'listing/schema.json:22 json-text-open',
  ],
  [
    'a tab inside a text',
    change(schema, 'Are the founders', 'Are the\tfounders'),
    'listing/schema.json:22 json-control-character',
  ],
  [
    'a backslash inside a text',
    change(schema, 'Are the founders', 'Are the C:\\data founders'),
    'listing/schema.json:22 json-backslash',
  ],
  [
    'an escaped apostrophe',
    change(schema, "project's", "project\\'s"),
    'listing/schema.json:23 json-backslash-needless',
  ],
  [
    'a wrong Unicode escape',
    change(schema, 'Are the', 'Are\\u20 the'),
    'listing/schema.json:22 json-unicode-wrong',
  ],
  [
    'True as Python writes it',
    change(schema, '"uniqueItems": true', '"uniqueItems": True'),
    'listing/schema.json:59 json-word-other true',
  ],
  [
    'yes instead of true',
    change(schema, '"uniqueItems": true', '"uniqueItems": yes'),
    'listing/schema.json:59 json-word-other true',
  ],
  [
    'None as a value',
    change(schema, '"reward": 5', '"reward": None'),
    'listing/schema.json:12 json-word-no-value',
  ],
  ['null as a value', change(schema, '"reward": 5', '"reward": null'), 'listing/schema.json:12 value-unfit'],
  [
    'a number with a leading zero',
    change(schema, '"reward": 5', '"reward": 05'),
    'listing/schema.json:12 json-number-wrong',
  ],
  [
    'a number with a leading point',
    change(schema, '"reward": 5', '"reward": .5'),
    'listing/schema.json:12 json-number-wrong',
  ],
  [
    'a number with a plus',
    change(schema, '"reward": 5', '"reward": +5'),
    'listing/schema.json:12 json-number-wrong',
  ],
  [
    'a comment with a number sign',
    change(schema, '"properties": {\n    "team"', '# the sections\n  "properties": {\n    "team"'),
    'listing/schema.json:14 json-comment-hash',
  ],
  [
    'a comment that never ends',
    change(schema, '"properties": {\n    "team"', '/* the sections\n  "properties": {\n    "team"'),
    'listing/schema.json:14 json-comment-open',
  ],
  ['an invisible character', change(schema, '"kind": ', '"kind":​ '), 'listing/schema.json:6 json-invisible'],
  [
    'a full-width comma',
    change(schema, '"kind": "checklist",', '"kind": "checklist"，'),
    'listing/schema.json:6 json-sign-other ,',
  ],
  [
    'a missing brace at the end',
    save(schema, (text) => text.slice(0, -3)),
    'listing/schema.json:70 json-bracket-open }',
  ],
  [
    'a missing brace in the middle',
    change(schema, '"x-signal": "positive"\n        },', '"x-signal": "positive"\n        ,'),
    'listing/schema.json:71 json-bracket-open }',
  ],
  [
    'an extra brace',
    change(schema, '"reward": 5\n  },', '"reward": 5\n  }},'),
    'listing/schema.json:13 json-goes-on',
  ],
  [
    'a bracket closed by a brace',
    change(
      schema,
      '{ "const": "none", "title": "Hardly anyone trades it" }\n          ]',
      '{ "const": "none", "title": "Hardly anyone trades it" }\n          }',
    ),
    'listing/schema.json:53 json-wrong-bracket ]',
  ],
  [
    'text after the end',
    save(schema, (text) => text + '\nthat is all\n'),
    'listing/schema.json:73 json-goes-on',
  ],
  [
    'a second document after the end',
    save(schema, (text) => text + '{}\n'),
    'listing/schema.json:72 json-goes-on',
  ],
  [
    'two mistakes in two places',
    [
      change(schema, '"kind": "checklist",', '"kind": "checklist"'),
      change(schema, '"title": "Market"', '"title": \'Market\''),
    ],
    'listing/schema.json:6 json-comma-missing',
    'listing/schema.json:43 json-text-single',
  ],
  [
    'the markers of a Git conflict',
    change(schema, '        "is_named": {', '<<<<<<< HEAD\n=======\n>>>>>>> other\n        "is_named": {'),
    'listing/schema.json:20 json-conflict',
  ],
  ['an empty file', write(schema, ''), 'listing/schema.json:1 json-empty'],
  ['a file of spaces', write(schema, '  \n'), 'listing/schema.json:1 json-empty'],
  ['a file of comments', write(schema, '// later\n'), 'listing/schema.json:1 json-comments-only'],
  [
    'a YAML file',
    write(schema, 'title: Before a listing\ntype: object\n'),
    'listing/schema.json:1 json-not-begun',
  ],
  ['a list instead of an object', write(schema, '[]\n'), 'listing/schema.json:1 value-unfit'],
  ['a text instead of an object', write(ui, '"none"\n'), 'listing/ui.json:1 value-unfit'],
  ['thousands of nested brackets', write(schema, '['.repeat(5000)), 'listing/schema.json:1 json-too-deep'],
  [
    'a repeated key',
    change(
      schema,
      '"title": "Are the founders named?",',
      '"title": "Are the founders named?", "title": "Are the founders named?",',
    ),
    'listing/schema.json:22 json-key-twice',
  ],
  [
    'a repeated question id',
    change(schema, '"is_hidden": {', '"is_named": {'),
    'listing/schema.json:26 json-key-twice',
  ],
  [
    'a key called __proto__',
    change(schema, '"is_hidden": {', '"__proto__": {'),
    'listing/schema.json:26 json-key-forbidden',
  ],
  [
    'a byte order mark',
    save(schema, (text) => `\uFEFF${text}`),
    'listing/schema.json:1 file-byte-order-mark (warning)',
  ],
  [
    'UTF-16 with a byte order mark',
    save(schema, (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')),
    'listing/schema.json:1 file-utf-16',
  ],
  [
    'UTF-16 without a byte order mark',
    save(schema, (text) => Buffer.from(text, 'utf16le')),
    'listing/schema.json:1 file-utf-16',
  ],
  [
    'a Latin-1 character',
    save(schema, (text) => Buffer.from(text.replace('founders', 'founders é'), 'latin1')),
    'listing/schema.json:22 file-not-utf-8',
  ],
  [
    'a missing comma in ui.json',
    change(ui, '"textarea",', '"textarea"'),
    'listing/ui.json:3 json-comma-missing',
  ],
  [
    'a missing comma in released.json',
    change(released, '"type": "boolean",', '"type": "boolean"'),
    'listing/released.json:7 json-comma-missing',
  ],
];
