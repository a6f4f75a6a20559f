/** One line of text that is not blank: without control characters, which PostgreSQL refuses (U+0000) or a line cannot show. */
export const oneLinePattern =
  '^[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$';
