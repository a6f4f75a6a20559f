import { expect } from 'storybook/test';

/** Up and down belong to prices: no part of an answer, a mark or a count has their colours. */
export async function expectNoPriceColors(root: HTMLElement): Promise<void> {
  const tokens = getComputedStyle(document.documentElement);
  const colors = new Set(['--up', '--down'].map((name) => toRgb(tokens.getPropertyValue(name), root)));
  const colored = [...root.querySelectorAll('*')].filter((element) =>
    [undefined, '::before', '::after'].some((part) => {
      const { color, backgroundColor, borderTopColor, fill, stroke } = getComputedStyle(element, part);
      return [color, backgroundColor, borderTopColor, fill, stroke].some((one) => colors.has(one));
    }),
  );
  await expect(colored.map(({ className }) => className)).toEqual([]);
}

function toRgb(color: string, root: HTMLElement): string {
  const probe = document.createElement('i');
  probe.style.color = color;
  root.append(probe);
  const { color: rgb } = getComputedStyle(probe);
  probe.remove();
  return rgb;
}
