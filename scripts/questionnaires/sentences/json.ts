export const jsonSentences = {
  'json-empty': () => 'The file is empty.',
  'json-comments-only': () => 'The file holds comments only.',
  'json-not-begun': () => 'A file of ours begins with { and says its keys in quotation marks; see README.md.',
  'json-conflict': () =>
    'Git left both sides of a conflict here; keep one and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  'json-too-deep': ({ most }: { readonly most: number }) =>
    `This is nested more than ${most} levels deep; a question needs no more than a few.`,
  'json-key-twice': ({ key }: Key) => `The key "${key}" stands here twice; delete one or rename it.`,
  'json-key-forbidden': ({ key }: Key) => `Nothing can be called "${key}".`,
  'json-comma-missing': () => 'A comma is missing at the end of this line.',
  'json-comma-extra': () => 'There is a comma too many here.',
  'json-comma-trailing': () => 'The comma after the last of a list is not needed.',
  'json-colon-missing': () => 'A colon is missing between the key and what it says.',
  'json-value-missing': () => 'After the colon nothing is said; write the value, or delete the key.',
  'json-key-or-value-missing': () =>
    'A key in quotation marks, or the value that belongs to it, is expected here.',
  'json-key-unquoted': ({ key }: Key) => `The key ${key} needs quotation marks: "${key}".`,
  'json-wrong-bracket': ({ open, line, close, meant }: Bracket & { readonly close: string }) =>
    `The ${open} of line ${line} is closed by a ${close}; write ${meant}.`,
  'json-bracket-open': ({ open, line, meant }: Bracket) =>
    `The ${open} of line ${line} is not closed; write ${meant} where it should end.`,
  'json-bracket-extra': ({ sign }: Sign) => `There is a ${sign} too many, here or above.`,
  'json-goes-on': () =>
    'The file goes on after its last }; delete what follows, or the } that came too early.',
  'json-text-open': () => 'A quotation mark is missing; a text begins and ends with " on the same line.',
  'json-text-ends-curly': () => `The text ends with a curly quotation mark; write a straight one: ".`,
  'json-text-curly': () => 'These quotation marks are curly; write straight ones: ".',
  'json-text-single': ({ sign }: Sign) => `A text stands in double quotation marks, not in ${sign}.`,
  'json-quote-inside': () =>
    'A quotation mark inside a text is written \\", or as a curly one; or the text lacks its first.',
  'json-words-unquoted': ({ word }: Word) => `The words from ${word} on need quotation marks around them.`,
  'json-word-unquoted': ({ word }: Word) => `Write ${word} in quotation marks: "${word}".`,
  'json-word-other': ({ word, meant }: Word & { readonly meant: string }) => `Write ${meant}, not ${word}.`,
  'json-word-no-value': ({ word }: Word) =>
    `${word} is no value here; delete the key, or write what it should say.`,
  'json-comment-open': () => 'The comment that begins here never ends; write */ where it should.',
  'json-comment-hash': () => 'A comment begins with //, not with #.',
  'json-number-wrong': () => 'This is no number; write it as 5 or 0.5, without a zero or a + before it.',
  'json-unicode-wrong': () => 'A \\u is followed by four digits, as in \\u2026.',
  'json-backslash': () => 'A \\ in a text is written \\\\.',
  'json-backslash-needless': () => "A ' in a text needs no \\.",
  'json-control-character': () => 'A text has a tab or another control character; write \\t, or a space.',
  'json-invisible': () => 'There is an invisible character here; delete it.',
  'json-sign-other': ({ sign, meant }: Sign & { readonly meant: string }) =>
    `There is a ${sign} where a ${meant} belongs.`,
  'json-sign-stray': ({ sign }: { readonly sign: string | undefined }) =>
    `The ${JSON.stringify(sign)} here belongs to nothing; a text stands in quotation marks, and a comma between two entries.`,
};

interface Key {
  readonly key: string;
}

interface Sign {
  readonly sign: string;
}

interface Word {
  readonly word: string;
}

interface Bracket {
  readonly open: string;
  readonly line: number;
  readonly meant: string;
}
