import { change, released, save, schema, ui, write, type BrokenEdit } from './edits.ts';

/** What is no JSON, or is saved in a way that cannot be read. */
export const brokenPunctuation: readonly BrokenEdit[] = [
  [
    'a comma is missing between two keys',
    change(schema, '"kind": "checklist",', '"kind": "checklist"'),
    'listing/schema.json:6: A comma is missing at the end of this line.',
  ],
  [
    'a comma is missing between two sections',
    change(schema, '    },\n    "market"', '    }\n    "market"'),
    'listing/schema.json:40: A comma is missing at the end of this line.',
  ],
  [
    'a comma is missing between two options',
    change(
      schema,
      '"x-signal": "positive" },\n            { "const": "thin"',
      '"x-signal": "positive" }\n            { "const": "thin"',
    ),
    'listing/schema.json:50: A comma is missing at the end of this line.',
  ],
  [
    'a comma too many',
    change(schema, '"kind": "checklist",', '"kind": "checklist",,'),
    'listing/schema.json:6: There is a comma too many here.',
  ],
  [
    'a comma before the first key',
    change(schema, '"is_named": {', '"is_named": {,'),
    'listing/schema.json:20: There is a comma too many here.',
  ],
  [
    'a semicolon for a comma',
    change(schema, '"kind": "checklist",', '"kind": "checklist";'),
    'listing/schema.json:6: There is a ; where a , belongs.',
  ],
  [
    'an equals sign for a colon',
    change(schema, '"version": 1', '"version" = 1'),
    'listing/schema.json:7: There is a = where a : belongs.',
  ],
  [
    'a colon is missing',
    change(schema, '"version": 1', '"version" 1'),
    'listing/schema.json:7: A colon is missing between the key and what it says.',
  ],
  [
    'a value is missing',
    change(schema, '"version": 1', '"version": '),
    'listing/schema.json:7: After the colon nothing is said; write the value, or delete the key.',
  ],
  [
    'a quotation mark is missing at the end',
    change(schema, 'named?",', 'named?,'),
    'listing/schema.json:22: A quotation mark is missing; a text begins and ends with " on the same line.',
  ],
  [
    'a quotation mark is missing at the beginning',
    change(schema, '"title": "Team"', '"title": Team"'),
    'listing/schema.json:17: A quotation mark inside a text is written \\", or as a curly one; or the text lacks its first.',
  ],
  [
    'a key lacks its quotation marks',
    change(schema, '"kind": ', 'kind: '),
    'listing/schema.json:6: Write kind in quotation marks: "kind".',
  ],
  [
    'a word lacks its quotation marks',
    change(schema, '"type": "boolean"', '"type": boolean'),
    'listing/schema.json:21: Write boolean in quotation marks: "boolean".',
  ],
  [
    'a sentence lacks its quotation marks',
    change(schema, '"Look for full names on the project\'s own site."', 'Look for full names'),
    'listing/schema.json:23: The words from Look on need quotation marks around them.',
  ],
  [
    'curly quotation marks',
    change(schema, '"Are the founders named?"', '“Are the founders named?”'),
    'listing/schema.json:22: These quotation marks are curly; write straight ones: ".',
  ],
  [
    'a curly mark at the end only',
    change(schema, 'named?"', 'named?”'),
    'listing/schema.json:22: The text ends with a curly quotation mark; write a straight one: ".',
  ],
  [
    'low and curly quotation marks',
    change(schema, '"Team"', '„Team“'),
    'listing/schema.json:17: These quotation marks are curly; write straight ones: ".',
  ],
  [
    'single quotation marks',
    change(schema, '"Are the founders named?"', "'Are the founders named?'"),
    "listing/schema.json:22: A text stands in double quotation marks, not in '.",
  ],
  [
    'a quotation mark inside a text',
    change(schema, 'founders named', 'founders "named"'),
    'listing/schema.json:22: A quotation mark inside a text is written \\", or as a curly one; or the text lacks its first.',
  ],
  [
    'a line break inside a text',
    change(schema, 'Are the founders', 'Are the\nfounders'),
    'listing/schema.json:22: A quotation mark is missing; a text begins and ends with " on the same line.',
  ],
  [
    'a tab inside a text',
    change(schema, 'Are the founders', 'Are the\tfounders'),
    'listing/schema.json:22: A text has a tab or another control character; write \\t, or a space.',
  ],
  [
    'a backslash inside a text',
    change(schema, 'Are the founders', 'Are the C:\\data founders'),
    'listing/schema.json:22: A \\ in a text is written \\\\.',
  ],
  [
    'an escaped apostrophe',
    change(schema, "project's", "project\\'s"),
    "listing/schema.json:23: A ' in a text needs no \\.",
  ],
  [
    'a wrong unicode escape',
    change(schema, 'Are the', 'Are\\u20 the'),
    'listing/schema.json:22: A \\u is followed by four digits, as in \\u2026.',
  ],
  [
    'True as Python writes it',
    change(schema, '"uniqueItems": true', '"uniqueItems": True'),
    'listing/schema.json:59: Write true, not True.',
  ],
  [
    'yes for true',
    change(schema, '"uniqueItems": true', '"uniqueItems": yes'),
    'listing/schema.json:59: Write true, not yes.',
  ],
  [
    'None for a value',
    change(schema, '"reward": 5', '"reward": None'),
    'listing/schema.json:12: None is no value here; delete the key, or write what it should say.',
  ],
  [
    'null for a value',
    change(schema, '"reward": 5', '"reward": null'),
    'listing/schema.json:12: "reward" is null; write a whole number without quotation marks.',
  ],
  [
    'a number with a leading zero',
    change(schema, '"reward": 5', '"reward": 05'),
    'listing/schema.json:12: This is no number; write it as 5 or 0.5, without a zero or a + before it.',
  ],
  [
    'a number with a leading point',
    change(schema, '"reward": 5', '"reward": .5'),
    'listing/schema.json:12: This is no number; write it as 5 or 0.5, without a zero or a + before it.',
  ],
  [
    'a number with a plus',
    change(schema, '"reward": 5', '"reward": +5'),
    'listing/schema.json:12: This is no number; write it as 5 or 0.5, without a zero or a + before it.',
  ],
  [
    'a comment with a number sign',
    change(schema, '"properties": {\n    "team"', '# the sections\n  "properties": {\n    "team"'),
    'listing/schema.json:14: A comment begins with //, not with #.',
  ],
  [
    'a comment that never ends',
    change(schema, '"properties": {\n    "team"', '/* the sections\n  "properties": {\n    "team"'),
    'listing/schema.json:14: The comment that begins here never ends; write */ where it should.',
  ],
  [
    'an invisible character',
    change(schema, '"kind": ', '"kind":​ '),
    'listing/schema.json:6: There is an invisible character here; delete it.',
  ],
  [
    'a full-width comma',
    change(schema, '"kind": "checklist",', '"kind": "checklist"，'),
    'listing/schema.json:6: There is a ， where a , belongs.',
  ],
  [
    'the last brace is missing',
    save(schema, (text) => text.slice(0, -3)),
    'listing/schema.json:70: The { of line 1 is not closed; write } where it should end.',
  ],
  [
    'a brace is missing in the middle',
    change(schema, '"x-signal": "positive"\n        },', '"x-signal": "positive"\n        ,'),
    'listing/schema.json:71: The { of line 1 is not closed; write } where it should end.',
  ],
  [
    'a brace too many',
    change(schema, '"reward": 5\n  },', '"reward": 5\n  }},'),
    'listing/schema.json:13: The file goes on after its last }; delete what follows, or the } that came too early.',
  ],
  [
    'a bracket closed by a brace',
    change(
      schema,
      '{ "const": "none", "title": "Hardly anyone trades it" }\n          ]',
      '{ "const": "none", "title": "Hardly anyone trades it" }\n          }',
    ),
    'listing/schema.json:53: The [ of line 49 is closed by a }; write ].',
  ],
  [
    'text after the end',
    save(schema, (text) => text + '\nthat is all\n'),
    'listing/schema.json:73: The file goes on after its last }; delete what follows, or the } that came too early.',
  ],
  [
    'a second document after the end',
    save(schema, (text) => text + '{}\n'),
    'listing/schema.json:72: The file goes on after its last }; delete what follows, or the } that came too early.',
  ],
  [
    'two slips at two places',
    [
      change(schema, '"kind": "checklist",', '"kind": "checklist"'),
      change(schema, '"title": "Market"', '"title": \'Market\''),
    ],
    'listing/schema.json:6: A comma is missing at the end of this line.',
    "listing/schema.json:43: A text stands in double quotation marks, not in '.",
  ],
  [
    'both sides of a conflict',
    change(schema, '        "is_named": {', '<<<<<<< HEAD\n=======\n>>>>>>> other\n        "is_named": {'),
    'listing/schema.json:20: Git left both sides of a conflict here; keep one and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  ],
  ['a file that is empty', write(schema, ''), 'listing/schema.json:1: The file is empty.'],
  ['a file of spaces', write(schema, '  \n'), 'listing/schema.json:1: The file is empty.'],
  ['a file of comments', write(schema, '// later\n'), 'listing/schema.json:1: The file holds comments only.'],
  [
    'a file that is no JSON at all',
    write(schema, 'title: Before a listing\ntype: object\n'),
    'listing/schema.json:1: A file of ours begins with { and says its keys in quotation marks; see README.md.',
  ],
  [
    'a list where the file should be one object',
    write(schema, '[]\n'),
    'listing/schema.json:1: The file is a list; write keys and values in { }.',
  ],
  [
    'a text where the file should be one object',
    write(ui, '"none"\n'),
    'listing/ui.json:1: The file is "none"; write keys and values in { }.',
  ],
  [
    'brackets without end',
    write(schema, '['.repeat(5000)),
    'listing/schema.json:1: This is nested more than 100 levels deep; a question needs no more than a few.',
  ],
  [
    'a key twice',
    change(
      schema,
      '"title": "Are the founders named?",',
      '"title": "Are the founders named?", "title": "Are the founders named?",',
    ),
    'listing/schema.json:22: The key "title" stands here twice; delete one or rename it.',
  ],
  [
    'a question twice',
    change(schema, '"is_hidden": {', '"is_named": {'),
    'listing/schema.json:26: The key "is_named" stands here twice; delete one or rename it.',
  ],
  [
    'a key called __proto__',
    change(schema, '"is_hidden": {', '"__proto__": {'),
    'listing/schema.json:26: Nothing can be called "__proto__".',
  ],
  [
    'a byte order mark',
    save(schema, (text) => `\uFEFF${text}`),
    'listing/schema.json:1: Warning: The file begins with a byte order mark; save it as UTF-8 without one.',
  ],
  [
    'UTF-16 with a mark',
    save(schema, (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')),
    'listing/schema.json:1: The file is saved as UTF-16; save it as UTF-8.',
  ],
  [
    'UTF-16 without a mark',
    save(schema, (text) => Buffer.from(text, 'utf16le')),
    'listing/schema.json:1: The file is saved as UTF-16; save it as UTF-8.',
  ],
  [
    'a character of Latin-1',
    save(schema, (text) => Buffer.from(text.replace('founders', 'founders é'), 'latin1')),
    'listing/schema.json:22: This line has a character that is not UTF-8; save the file as UTF-8.',
  ],
  [
    'a slip in ui.json',
    change(ui, '"textarea",', '"textarea"'),
    'listing/ui.json:3: A comma is missing at the end of this line.',
  ],
  [
    'a slip in released.json',
    change(released, '"type": "boolean",', '"type": "boolean"'),
    'listing/released.json:7: A comma is missing at the end of this line.',
  ],
];
