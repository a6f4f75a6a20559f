import { createScanner } from 'jsonc-parser';

export interface Token {
  readonly offset: number;
  readonly end: number;
  /** The token's first character; of a text its quotation mark. */
  readonly sign: string;
}

/** The tokens of a text up to an offset, without spaces and comments. */
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
