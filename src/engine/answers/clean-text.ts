/**
 * A text as it is stored: without control characters (tab and line feed stay) and without the characters that
 * reorder the text around them (Unicode bidirectional embeddings, overrides and isolates).
 */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, '');
}
