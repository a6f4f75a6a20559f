/**
 * In Unicode code points, as JSON Schema's `maxLength`: counter, form and server must agree about emoji (two UTF-16 units).
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

export function isTooLong(text: string, most: number): boolean {
  return countCharacters(text) > most;
}

/** In code points: cutting between two UTF-16 units would damage a character. */
export function takeCharacters(text: string, most: number): string {
  return Array.from(text).slice(0, most).join('');
}
