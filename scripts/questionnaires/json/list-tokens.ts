import { createScanner } from 'jsonc-parser';

/** A sign, word or text of a JSON file. */
export interface Token {
  readonly offset: number;
  readonly end: number;
  /** Its first character: a text's is its quotation mark. */
  readonly sign: string;
}

/** Everything that a text consists of but for spaces and comments, up to an offset. */
export function listTokens(text: string, before = Infinity): readonly Token[] {
  const scanner = createScanner(text, true);
  const tokens: Token[] = [];
  scanner.scan();
  while (scanner.getTokenOffset() < Math.min(before, text.length)) {
    const offset = scanner.getTokenOffset();
    tokens.push({ offset, end: offset + scanner.getTokenLength(), sign: text[offset] ?? '' });
    scanner.scan();
  }
  return tokens;
}
