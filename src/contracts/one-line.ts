/**
 * One line of text that is not blank, without control characters: PostgreSQL refuses U+0000, and a line cannot show the
 * others.
 */
export const oneLinePattern =
  '^[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$';

/** The format of names that a member gives: see isPlainName. */
export const nameFormat = 'plain-name';
