/** A place on the drawing in its own units; the drawing is `width` wide and `height` high. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A strip of the drawing that shows values from `min` at its bottom to `max` at its top. */
export interface Panel {
  readonly top: number;
  readonly bottom: number;
  readonly min: number;
  readonly max: number;
}

const width = 760;
const height = 500;
export const left = 48;
export const right = 660;

/** Colours that keep their contrast on the drawing's own light ground, whatever surrounds it. */
export const ink = {
  ground: '#F6F8F7',
  edge: '#CDD6D4',
  grid: '#E0E6E4',
  text: '#0D1A1C',
  quiet: '#5A696D',
  up: '#00746A',
  down: '#BF390C',
  first: '#1F6FC4',
  second: '#A66A00',
  third: '#8C2A6B',
} as const;

/** The whole drawing; title and description are what a screen reader says of it. */
export function frame(title: string, description: string, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif" font-size="14">`,
    `<title>${title}</title>`,
    `<desc>${description}</desc>`,
    `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="12" fill="${ink.ground}" stroke="${ink.edge}"/>`,
    ...parts,
    '</svg>\n',
  ].join('\n');
}

/** Where day `day` of `days` stands. */
export function xOf(day: number, days: number): number {
  return left + ((day + 0.5) * (right - left)) / days;
}

/** Where a value stands in a panel. */
export function yOf(panel: Panel, value: number): number {
  return panel.bottom - ((value - panel.min) / (panel.max - panel.min)) * (panel.bottom - panel.top);
}

/** A line through one value a day. */
export function line(panel: Panel, values: readonly number[], look: string): string {
  const path = values.map((value, day) => `${place(xOf(day, values.length))} ${place(yOf(panel, value))}`);
  return `<path fill="none" stroke-width="2" stroke-linejoin="round" ${look} d="M${path.join('L')}"/>`;
}

/** A value's line from edge to edge, with its name at the left. */
export function level(panel: Panel, value: number, colour: string = ink.grid): string {
  const y = place(yOf(panel, value));
  return `<path stroke="${colour}" d="M${left} ${y}H${right}"/>\n${text({ x: left - 8, y: y + 4 }, `${value}`, ink.quiet, 'end')}`;
}

/** A line at every `step` of a panel. */
export function priceLevels(panel: Panel, step: number): readonly string[] {
  const first = Math.ceil(panel.min / step);
  const count = Math.floor(panel.max / step) - first + 1;
  return Array.from({ length: count }, (_, index) => level(panel, (first + index) * step));
}

/** The least and the greatest of some values. */
export function extent(values: readonly number[]): Pick<Panel, 'min' | 'max'> {
  return { min: Math.min(...values), max: Math.max(...values) };
}

export function text(at: Point, words: string, colour: string = ink.text, anchor = 'start'): string {
  return `<text x="${place(at.x)}" y="${place(at.y)}" fill="${colour}" text-anchor="${anchor}">${words}</text>`;
}

/** A lettered mark at `badge` that points at each of its targets. */
export function mark(letter: string, targets: readonly Point[], badge: Point): string {
  const [x, y] = [place(badge.x), place(badge.y)];
  const places = targets.map((target) => [place(target.x), place(target.y)] as const);
  return [
    `<path stroke="${ink.text}" stroke-width="1.5" d="${places.map(([tx, ty]) => `M${tx} ${ty}L${x} ${y}`).join('')}"/>`,
    ...places.map(
      ([tx, ty]) =>
        `<circle cx="${tx}" cy="${ty}" r="4" fill="${ink.ground}" stroke="${ink.text}" stroke-width="2"/>`,
    ),
    `<circle cx="${x}" cy="${y}" r="12" fill="${ink.text}"/>`,
    `<text x="${x}" y="${place(y + 5)}" fill="${ink.ground}" font-weight="700" text-anchor="middle">${letter}</text>`,
  ].join('\n');
}

/** A thin upright line through both panels, so that one day can be found in both. */
export function guide(x: number, from: number, to: number): string {
  return `<path stroke="${ink.quiet}" stroke-dasharray="2 4" d="M${place(x)} ${place(from)}V${place(to)}"/>`;
}

/** The day numbers under the lower panel. */
export function dayScale(days: number, y: number): string {
  const numbers = Array.from({ length: Math.floor(days / 20) }, (_, step) => (step + 1) * 20);
  return [
    ...numbers.map((day) => text({ x: xOf(day - 1, days), y }, `${day}`, ink.quiet, 'middle')),
    text({ x: right + 10, y }, 'days', ink.quiet),
  ].join('\n');
}

export function place(value: number): number {
  return Math.round(value * 10) / 10;
}
