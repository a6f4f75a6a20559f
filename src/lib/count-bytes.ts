export function countBytes(text: string): number {
  let count = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    if (point < 0x80) count += 1;
    else if (point < 0x800) count += 2;
    else count += point < 0x10000 ? 3 : 4;
  }
  return count;
}
