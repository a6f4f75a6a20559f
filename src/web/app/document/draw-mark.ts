import { markShape } from '../../ui/icons/mark-shape.ts';

type Colors = Readonly<Record<'box' | 'bar' | 'tick', string>>;

export function drawMark(colors: Colors): string {
  const { size, radius, bar, tick } = markShape;
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${size} ${size}' fill='none' stroke-linecap='round'>` +
    `<rect width='${size}' height='${size}' rx='${radius}' fill='${colors.box}'/>` +
    `<path d='${bar.path}' stroke='${colors.bar}' stroke-width='${bar.width}'/>` +
    `<path d='${tick.path}' stroke='${colors.tick}' stroke-width='${tick.width}' stroke-linejoin='round'/></svg>`
  );
}
