/**
 * The length of a text in Unicode code points, as JSON Schema counts `maxLength`. Every limit on a text is checked with this
 * count, so that the counter, the form and the server agree about emoji, each of which is two units of UTF-16.
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** The beginning of a text, at most that many code points long: a cut between two units of UTF-16 would damage one. */
export function takeCharacters(text: string, most: number): string {
  return Array.from(text).slice(0, most).join('');
}
