/** The name that was most likely meant; undefined when none is similar. */
export function nearest(written: string, names: readonly string[]): string | undefined {
  const [best] = sortByDistance(written, names);
  if (!best || best.name === written || isOpposite(written, best.name)) return undefined;
  return best.distance <= Math.min(2, Math.floor(best.name.length / 3)) ? best.name : undefined;
}

/** A minimum was not meant as a maximum. */
function isOpposite(one: string, other: string): boolean {
  const [a, b] = [simplify(one), simplify(other)];
  return a !== b && a.replace('min', 'max') === b.replace('min', 'max');
}

/** The most similar names, the nearest first. */
export function listNearest(written: string, names: readonly string[], most: number): readonly string[] {
  return sortByDistance(written, names)
    .slice(0, most)
    .map(({ name }) => name);
}

function sortByDistance(written: string, names: readonly string[]) {
  const simple = simplify(written);
  return names
    .map((name) => ({ name, distance: distanceOf(simple, simplify(name)) }))
    .toSorted((a, b) => a.distance - b.distance);
}

/** The names that hold the written one or are part of it, with "or" between quotation marks; undefined: none or too many. */
export function nameHolding(written: string, names: readonly string[]): string | undefined {
  const simple = simplify(written);
  if (simple.length < 3) return undefined;
  const found = names.filter((name) => simplify(name).includes(simple) || simple.includes(simplify(name)));
  return found.length > 0 && found.length <= 6 ? found.join('" or "') : undefined;
}

/** The number of letters to add, drop, replace or swap with the next (Damerau-Levenshtein). */
function distanceOf(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    before = last;
    last = next;
  }
  return last[b.length] ?? 0;
}

/** Ignores capitals and the sign between words. */
function simplify(name: string): string {
  return name.toLowerCase().replaceAll(/[-_: ]/g, '');
}
