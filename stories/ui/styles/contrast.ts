import axe from 'axe-core';

/** axe's contrast functions, which its types leave out. */
interface AxeColors {
  readonly Color: new () => { parseString(color: string): unknown };
  getContrast(back: unknown, front: unknown): number;
}

const { color: colors } = axe.commons as unknown as { readonly color: AxeColors };

/** The contrast of two colours as WCAG 2 has it: from 1 to 21. */
export function toContrast(front: string, back: string): number {
  const [one, other] = [front, back].map((text) => {
    const color = new colors.Color();
    color.parseString(text);
    return color;
  });
  return colors.getContrast(other, one);
}
