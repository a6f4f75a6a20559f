import type { jsonSentences } from '../../../scripts/questionnaires/sentences/json.ts';
import type { Pinned } from './pinned.ts';

export const pinnedJson: Pinned<keyof typeof jsonSentences> = {
  'json-empty': [{}, 'The file is empty.'],
  'json-comments-only': [{}, 'The file holds comments only.'],
  'json-not-begun': [{}, 'A file of ours begins with { and says its keys in quotation marks; see README.md.'],
  'json-conflict': [
    {},
    'Git left both sides of a conflict here; keep one and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  ],
  'json-too-deep': [
    { most: 100 },
    'This is nested more than 100 levels deep; a question needs no more than a few.',
  ],
  'json-key-twice': [{ key: 'title' }, 'The key "title" stands here twice; delete one or rename it.'],
  'json-key-forbidden': [{ key: '__proto__' }, 'Nothing can be called "__proto__".'],
  'json-comma-missing': [{}, 'A comma is missing at the end of this line.'],
  'json-comma-extra': [{}, 'There is a comma too many here.'],
  'json-comma-trailing': [{}, 'The comma after the last of a list is not needed.'],
  'json-colon-missing': [{}, 'A colon is missing between the key and what it says.'],
  'json-value-missing': [{}, 'After the colon nothing is said; write the value, or delete the key.'],
  'json-key-or-value-missing': [
    {},
    'A key in quotation marks, or the value that belongs to it, is expected here.',
  ],
  'json-key-unquoted': [{ key: 'title' }, 'The key title needs quotation marks: "title".'],
  'json-wrong-bracket': [
    { open: '[', line: 49, close: '}', meant: ']' },
    'The [ of line 49 is closed by a }; write ].',
  ],
  'json-bracket-open': [
    { open: '{', line: 1, meant: '}' },
    'The { of line 1 is not closed; write } where it should end.',
  ],
  'json-bracket-extra': [{ sign: '}' }, 'There is a } too many, here or above.'],
  'json-goes-on': [
    {},
    'The file goes on after its last }; delete what follows, or the } that came too early.',
  ],
  'json-text-open': [{}, 'A quotation mark is missing; a text begins and ends with " on the same line.'],
  'json-text-ends-curly': [{}, 'The text ends with a curly quotation mark; write a straight one: ".'],
  'json-text-curly': [{}, 'These quotation marks are curly; write straight ones: ".'],
  'json-text-single': [{ sign: "'" }, "A text stands in double quotation marks, not in '."],
  'json-quote-inside': [
    {},
    'A quotation mark inside a text is written \\", or as a curly one; or the text lacks its first.',
  ],
  'json-words-unquoted': [{ word: 'Look' }, 'The words from Look on need quotation marks around them.'],
  'json-word-unquoted': [{ word: 'kind' }, 'Write kind in quotation marks: "kind".'],
  'json-word-other': [{ word: 'True', meant: 'true' }, 'Write true, not True.'],
  'json-word-no-value': [
    { word: 'None' },
    'None is no value here; delete the key, or write what it should say.',
  ],
  'json-comment-open': [{}, 'The comment that begins here never ends; write */ where it should.'],
  'json-comment-hash': [{}, 'A comment begins with //, not with #.'],
  'json-number-wrong': [{}, 'This is no number; write it as 5 or 0.5, without a zero or a + before it.'],
  'json-unicode-wrong': [{}, 'A \\u is followed by four digits, as in \\u2026.'],
  'json-backslash': [{}, 'A \\ in a text is written \\\\.'],
  'json-backslash-needless': [{}, "A ' in a text needs no \\."],
  'json-control-character': [{}, 'A text has a tab or another control character; write \\t, or a space.'],
  'json-invisible': [{}, 'There is an invisible character here; delete it.'],
  'json-sign-other': [{ sign: ';', meant: ',' }, 'There is a ; where a , belongs.'],
  'json-sign-stray': [
    { sign: '~' },
    'The "~" here belongs to nothing; a text stands in quotation marks, and a comma between two entries.',
  ],
};
