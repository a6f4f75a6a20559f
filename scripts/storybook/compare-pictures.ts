import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** What is still the same: how far a pixel's colour may be off (0 to 1), and how large a share of the pixels may be so. */
export const tolerance = { colour: 0.1, share: 0.0002 };

/** How the pictures of before and after differ. */
export type Difference =
  | { readonly kind: 'same' | 'new' | 'gone'; readonly name: string }
  /** `share` of the pixels differs; undefined: the two are not of one size, and there is no picture of what differs. */
  | { readonly kind: 'changed'; readonly name: string; readonly share: number | undefined };

interface Folders {
  readonly before: string;
  readonly after: string;
  /** Where pictures of what differs are written, under the names of the others. */
  readonly difference: string;
}

/** Compares the pictures of two folders by their names. */
export function comparePictures(folders: Folders): readonly Difference[] {
  const names = new Set([folders.before, folders.after].flatMap((folder) => readdirSync(folder)));
  return [...names].toSorted().map((name) => compare(name, folders));
}

function compare(name: string, { before, after, difference }: Folders): Difference {
  if (!existsSync(join(before, name))) return { kind: 'new', name };
  if (!existsSync(join(after, name))) return { kind: 'gone', name };
  const [old, fresh] = [before, after].map((folder) => readFileSync(join(folder, name)));
  if (!old || !fresh || old.equals(fresh)) return { kind: 'same', name };
  const [one, other] = [PNG.sync.read(old), PNG.sync.read(fresh)];
  const { width, height } = one;
  if (width !== other.width || height !== other.height) return { kind: 'changed', name, share: undefined };
  const shown = new PNG({ width, height });
  const pixels = pixelmatch(one.data, other.data, shown.data, width, height, { threshold: tolerance.colour });
  const share = pixels / (width * height);
  if (share <= tolerance.share) return { kind: 'same', name };
  writeFileSync(join(difference, name), PNG.sync.write(shown));
  return { kind: 'changed', name, share };
}
