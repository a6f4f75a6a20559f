/** In CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a page that one canvas shows, in device px of the page. */
export interface Tile extends Size {
  readonly left: number;
  readonly top: number;
}

/** In CSS px: longer pages are shown in part by browsers, or not at all. */
const maxLength = 200_000;

/** In CSS px: a flatter page is shown wider than its place. */
const minHeight = 200;

/** In device px: every browser draws a canvas of this side, whose area is 16.8 million px. */
const maxSide = 4096;

/** A page as wide as its place. Undefined: no browser can show it. */
export function toShownSize(page: Size, place: number): Size | undefined {
  const scale = Math.max(place / page.width, Math.min(1, minHeight / page.height));
  const size = { width: page.width * scale, height: page.height * scale };
  return isShown(size.width) && isShown(size.height) ? size : undefined;
}

function isShown(side: number): boolean {
  return side >= 1 && side <= maxLength;
}

/** In rows from the top. `ratio`: device px per CSS px. */
export function toTiles({ width, height }: Size, ratio: number): readonly Tile[] {
  const columns = split(Math.floor(width * ratio));
  return split(Math.floor(height * ratio)).flatMap(([top, bottom]) =>
    columns.map(([left, right]) => ({ left, top, width: right - left, height: bottom - top })),
  );
}

function split(length: number): readonly (readonly [from: number, to: number])[] {
  return Array.from({ length: Math.ceil(length / maxSide) }, (_, index) => [
    index * maxSide,
    Math.min((index + 1) * maxSide, length),
  ]);
}
