import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import { explainSymbol, wrongNumber } from './explain-symbol.ts';
import { listTokens, type Token } from './list-tokens.ts';
import type { Slip } from './slip.ts';

const pairs: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** What the parser stumbled over, in a sentence that says what to write. */
export function explainError(text: string, { error, offset }: ParseError): Slip {
  switch (printParseErrorCode(error)) {
    case 'CommaExpected':
      return explainComma(text, offset);
    case 'ColonExpected':
      return insertAfterLast(text, offset, ':', 'A colon is missing between the key and what it says.');
    case 'ValueExpected':
    case 'PropertyNameExpected':
      return explainGap(text, offset);
    case 'CloseBraceExpected':
    case 'CloseBracketExpected':
      return explainOpen(text, offset);
    case 'EndOfFileExpected':
      return explainRest(text, offset);
    case 'UnexpectedEndOfString':
      return explainOpenText(text, offset);
    case 'UnexpectedEndOfComment':
      return { offset, sentence: 'The comment that begins here never ends; write */ where it should.' };
    case 'InvalidNumberFormat':
    case 'UnexpectedEndOfNumber':
      return { offset, sentence: wrongNumber };
    case 'InvalidUnicode':
      return { offset, sentence: 'A \\u is followed by four digits, as in \\u2026.' };
    case 'InvalidEscapeCharacter':
      return explainEscape(text, offset);
    case 'InvalidCharacter':
      return { offset, sentence: 'A text has a tab or another control character; write \\t, or a space.' };
    default:
      return explainStray(text, offset);
  }
}

function explainStray(text: string, offset: number): Slip {
  if (findOpen(text, offset)) return explainSymbol(text, offset);
  return listTokens(text, offset).length === 0
    ? {
        offset,
        sentence: 'A file of ours begins with { and says its keys in quotation marks; see README.md.',
      }
    : explainRest(text, offset);
}

function explainComma(text: string, offset: number): Slip {
  const sign = text[offset] ?? '';
  if (/\d\d/.test(text.slice(offset - 1, offset + 1))) return { offset, sentence: wrongNumber };
  const open = findOpen(text, offset);
  if (open && (sign === '}' || sign === ']')) {
    const line = text.slice(0, open.offset).split('\n').length;
    return {
      offset,
      sentence: `The ${open.sign} of line ${line} is closed by a ${sign}; write ${pairs[open.sign]}.`,
    };
  }
  return insertAfterLast(text, offset, ',', 'A comma is missing at the end of this line.');
}

/** The last sign before a place that is neither space nor comment. */
function lastBefore(text: string, offset: number): Token {
  return listTokens(text, offset).at(-1) ?? { offset: 0, end: 0, sign: '' };
}

function insertAfterLast(text: string, offset: number, sign: string, sentence: string): Slip {
  const { end } = lastBefore(text, offset);
  return { offset: Math.max(0, end - 1), sentence, edit: { offset: end, length: 0, content: sign } };
}

function explainGap(text: string, offset: number): Slip {
  const { offset: start, sign: before } = lastBefore(text, offset);
  const remove = (at: number) => ({ offset: at, length: 1, content: '' });
  if (text[offset] === ',') {
    return before === ':'
      ? { offset, sentence: 'After the colon nothing is said; write the value, or delete the key.' }
      : { offset, sentence: 'There is a comma too many here.', edit: remove(offset) };
  }
  if (before === ',' && '}]'.includes(text[offset] ?? ' ')) {
    return {
      offset: start,
      sentence: 'The comma after the last of a list is not needed.',
      edit: remove(start),
    };
  }
  const word = /^[\w.-]+(?=\s*:)/.exec(text.slice(offset))?.[0];
  if (word !== undefined) {
    return {
      offset,
      sentence: `The key ${word} needs quotation marks: "${word}".`,
      edit: { offset, length: word.length, content: `"${word}"` },
    };
  }
  if (offset >= text.trimEnd().length) return explainOpen(text, offset);
  return before === ':'
    ? { offset: start, sentence: 'After the colon nothing is said; write the value, or delete the key.' }
    : { offset, sentence: 'A key in quotation marks, or the value that belongs to it, is expected here.' };
}

function explainOpen(text: string, offset: number): Slip {
  const open = findOpen(text, offset);
  if (!open) return { offset: 0, sentence: 'The file holds comments only.' };
  const line = text.slice(0, open.offset).split('\n').length;
  const sentence = `The ${open.sign} of line ${line} is not closed; write ${pairs[open.sign]} where it should end.`;
  return { offset: Math.min(offset, text.trimEnd().length), sentence };
}

/** The innermost brace or bracket that is open at a place. */
function findOpen(text: string, before: number): Token | undefined {
  const open: Token[] = [];
  for (const token of listTokens(text, before)) {
    if (token.sign === '{' || token.sign === '[') open.push(token);
    if (token.sign === '}' || token.sign === ']') open.pop();
  }
  return open.at(-1);
}

function explainRest(text: string, offset: number): Slip {
  const rest = text.slice(offset).trim();
  if (rest === ',') {
    return {
      offset,
      sentence: 'There is a comma too many here.',
      edit: { offset, length: 1, content: '' },
    };
  }
  return '}]'.includes(rest[0] ?? ' ')
    ? { offset, sentence: `There is a ${rest[0]} too many, here or above.` }
    : {
        offset,
        sentence: 'The file goes on after its last }; delete what follows, or the } that came too early.',
      };
}

function explainOpenText(text: string, offset: number): Slip {
  const line = text.slice(offset).split('\n', 1)[0] ?? '';
  const curly = /[\u201c\u201d\u201e](?=\s*[,:}\]]|\s*$)/.exec(line);
  if (curly) {
    return {
      offset,
      sentence: `The text ends with a curly quotation mark; write a straight one: ".`,
      edit: { offset: offset + curly.index, length: 1, content: '"' },
    };
  }
  const sentence = 'A quotation mark is missing; a text begins and ends with " on the same line.';
  return { offset, sentence };
}

function explainEscape(text: string, offset: number): Slip {
  const end = text.slice(offset).search(/\n|$/);
  const found = /\\(?!["\\/bfnrtu])/.exec(text.slice(offset, offset + end));
  const sentence = 'A \\ in a text is written \\\\.';
  if (!found) return { offset, sentence };
  const at = offset + found.index;
  return text[at + 1] === "'"
    ? { offset, sentence: "A ' in a text needs no \\.", edit: { offset: at, length: 1, content: '' } }
    : { offset, sentence, edit: { offset: at, length: 1, content: '\\\\' } };
}
