import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import { find, type Finding } from '../sentences/sentences.ts';
import { explainSymbol } from './explain-symbol.ts';
import { listTokens, type Token } from './list-tokens.ts';
import type { Slip } from './slip.ts';

const pairs: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

export function explainError(text: string, { error, offset }: ParseError): Slip {
  switch (printParseErrorCode(error)) {
    case 'CommaExpected':
      return explainComma(text, offset);
    case 'ColonExpected':
      return insertAfterLast(text, offset, ':', find('json-colon-missing', {}));
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
      return { offset, fault: find('json-comment-open', {}) };
    case 'InvalidNumberFormat':
    case 'UnexpectedEndOfNumber':
      return { offset, fault: find('json-number-wrong', {}) };
    case 'InvalidUnicode':
      return { offset, fault: find('json-unicode-wrong', {}) };
    case 'InvalidEscapeCharacter':
      return explainEscape(text, offset);
    case 'InvalidCharacter':
      return { offset, fault: find('json-control-character', {}) };
    default:
      return explainStray(text, offset);
  }
}

function explainStray(text: string, offset: number): Slip {
  if (findOpen(text, offset)) return explainSymbol(text, offset);
  return listTokens(text, offset).length === 0
    ? { offset, fault: find('json-not-begun', {}) }
    : explainRest(text, offset);
}

function explainComma(text: string, offset: number): Slip {
  const sign = text[offset] ?? '';
  if (/\d\d/.test(text.slice(offset - 1, offset + 1)))
    return { offset, fault: find('json-number-wrong', {}) };
  const open = findOpen(text, offset);
  if (open && (sign === '}' || sign === ']')) {
    const line = text.slice(0, open.offset).split('\n').length;
    const data = { open: open.sign, line, close: sign, meant: pairs[open.sign] ?? '' };
    return { offset, fault: find('json-wrong-bracket', data) };
  }
  return insertAfterLast(text, offset, ',', find('json-comma-missing', {}));
}

function lastBefore(text: string, offset: number): Token {
  return listTokens(text, offset).at(-1) ?? { offset: 0, end: 0, sign: '' };
}

function insertAfterLast(text: string, offset: number, sign: string, fault: Finding): Slip {
  const { end } = lastBefore(text, offset);
  return { offset: Math.max(0, end - 1), fault, edit: { offset: end, length: 0, content: sign } };
}

function explainGap(text: string, offset: number): Slip {
  const { offset: start, sign: before } = lastBefore(text, offset);
  const remove = (at: number) => ({ offset: at, length: 1, content: '' });
  if (text[offset] === ',') {
    return before === ':'
      ? { offset, fault: find('json-value-missing', {}) }
      : { offset, fault: find('json-comma-extra', {}), edit: remove(offset) };
  }
  if (before === ',' && '}]'.includes(text[offset] ?? ' ')) {
    return {
      offset: start,
      fault: find('json-comma-trailing', {}),
      edit: remove(start),
    };
  }
  const word = /^[\w.-]+(?=\s*:)/.exec(text.slice(offset))?.[0];
  if (word !== undefined) {
    return {
      offset,
      fault: find('json-key-unquoted', { key: word }),
      edit: { offset, length: word.length, content: `"${word}"` },
    };
  }
  if (offset >= text.trimEnd().length) return explainOpen(text, offset);
  return before === ':'
    ? { offset: start, fault: find('json-value-missing', {}) }
    : { offset, fault: find('json-key-or-value-missing', {}) };
}

function explainOpen(text: string, offset: number): Slip {
  const open = findOpen(text, offset);
  if (!open) return { offset: 0, fault: find('json-comments-only', {}) };
  const line = text.slice(0, open.offset).split('\n').length;
  const fault = find('json-bracket-open', { open: open.sign, line, meant: pairs[open.sign] ?? '' });
  return { offset: Math.min(offset, text.trimEnd().length), fault };
}

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
      fault: find('json-comma-extra', {}),
      edit: { offset, length: 1, content: '' },
    };
  }
  const sign = rest[0] ?? ' ';
  return {
    offset,
    fault: '}]'.includes(sign) ? find('json-bracket-extra', { sign }) : find('json-goes-on', {}),
  };
}

function explainOpenText(text: string, offset: number): Slip {
  const line = text.slice(offset).split('\n', 1)[0] ?? '';
  const curly = /[\u201c\u201d\u201e](?=\s*[,:}\]]|\s*$)/.exec(line);
  if (curly) {
    return {
      offset,
      fault: find('json-text-ends-curly', {}),
      edit: { offset: offset + curly.index, length: 1, content: '"' },
    };
  }
  return { offset, fault: find('json-text-open', {}) };
}

function explainEscape(text: string, offset: number): Slip {
  const end = text.slice(offset).search(/\n|$/);
  const found = /\\(?!["\\/bfnrtu])/.exec(text.slice(offset, offset + end));
  const fault = find('json-backslash', {});
  if (!found) return { offset, fault };
  const at = offset + found.index;
  return text[at + 1] === "'"
    ? {
        offset,
        fault: find('json-backslash-needless', {}),
        edit: { offset: at, length: 1, content: '' },
      }
    : { offset, fault, edit: { offset: at, length: 1, content: '\\\\' } };
}
