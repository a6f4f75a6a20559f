/** A name, such as /Info, without its slash. */
interface PdfName {
  readonly name: string;
}

/** A reference to an object by its number. */
interface PdfReference {
  readonly object: number;
}

export type PdfDictionary = ReadonlyMap<string, PdfValue>;

/** Strings are as their bytes, one character each. */
export type PdfValue = null | number | string | PdfName | PdfReference | PdfDictionary | readonly PdfValue[];

export interface ReadValue {
  readonly value: PdfValue;
  /** Where the value ends in the text. */
  readonly end: number;
}

const maxDepth = 20;
const maxString = 10_000;

/** Blanks and comments. */
const blanks = /(?:[\0\t\n\f\r ]|%[^\r\n]*)*/y;
const reference = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R(?![A-Za-z])/y;
const figure = /[+-]?(?:\d+\.?\d*|\.\d+)/y;
const nameToken = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y;
const hexToken = /<([0-9A-Fa-f\0\t\n\f\r ]*)>/y;
const word = /[a-z]+/y;

/** Reads one value of a file in which each character is a byte; undefined if there is none. */
export function readValue(text: string, start: number, depth = 0): ReadValue | undefined {
  const at = skipBlanks(text, start);
  if (depth > maxDepth) return undefined;
  if (text.startsWith('<<', at)) return readDictionary(text, at + 2, depth);
  if (text[at] === '[') return readList(text, at + 1, depth);
  if (text[at] === '(') return readLiteral(text, at + 1);
  const found = match(reference, text, at);
  if (found) return { value: { object: Number(found[1]) }, end: at + found[0].length };
  const number = match(figure, text, at);
  if (number) return { value: Number(number[0]), end: at + number[0].length };
  const name = match(nameToken, text, at);
  if (name) return { value: { name: toName(name[1] ?? '') }, end: at + name[0].length };
  const hex = match(hexToken, text, at);
  if (hex) return { value: fromHex(hex[1] ?? ''), end: at + hex[0].length };
  const other = match(word, text, at);
  return other ? { value: null, end: at + other[0].length } : undefined;
}

export function skipBlanks(text: string, at: number): number {
  return at + (match(blanks, text, at)?.[0].length ?? 0);
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function readDictionary(text: string, start: number, depth: number): ReadValue | undefined {
  const entries = new Map<string, PdfValue>();
  for (let at = skipBlanks(text, start); ; at = skipBlanks(text, at)) {
    if (text.startsWith('>>', at)) return { value: entries, end: at + 2 };
    const key = match(nameToken, text, at);
    const read = key && readValue(text, at + key[0].length, depth + 1);
    if (!key || !read) return undefined;
    entries.set(toName(key[1] ?? ''), read.value);
    at = read.end;
  }
}

function readList(text: string, start: number, depth: number): ReadValue | undefined {
  const values: PdfValue[] = [];
  for (let at = skipBlanks(text, start); ; at = skipBlanks(text, at)) {
    if (text[at] === ']') return { value: values, end: at + 1 };
    const read = readValue(text, at, depth + 1);
    if (read === undefined) return undefined;
    values.push(read.value);
    at = read.end;
  }
}

const escapes: Readonly<Partial<Record<string, string>>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function readLiteral(text: string, start: number): ReadValue | undefined {
  let value = '';
  let open = 1;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '\\') {
      const octal = /^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4))?.[0];
      const next = text[at + 1] ?? '';
      // A line that ends with a backslash continues.
      const plain = next === '\n' || next === '\r' ? '' : (escapes[next] ?? next);
      value += octal === undefined ? plain : String.fromCharCode(Number.parseInt(octal, 8) & 255);
      at += octal?.length ?? (text.startsWith('\r\n', at + 1) ? 2 : 1);
      continue;
    }
    if (character === '(') open += 1;
    if (character === ')') open -= 1;
    if (open === 0) return { value, end: at + 1 };
    if (value.length < maxString) value += character;
  }
  return undefined;
}

function toName(raw: string): string {
  return raw.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => fromHex(code));
}

function fromHex(digits: string): string {
  const plain = digits.replace(/[^0-9A-Fa-f]/g, '');
  return Buffer.from(plain.length % 2 === 0 ? plain : `${plain}0`, 'hex').toString('latin1');
}
