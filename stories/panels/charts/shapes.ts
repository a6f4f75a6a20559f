import { expect, waitFor, within } from 'storybook/test';

/** The number of a chart's shapes with one of these tokens as stroke: each candle, bar and line is one. */
export function countShapes(story: HTMLElement, ...tokens: readonly string[]): number {
  const strokes = tokens.map((token) => `var(--${token})`);
  const paths = Array.from(story.querySelectorAll('[role="img"] svg path'));
  return paths.filter((path) => strokes.includes(path.getAttribute('stroke') ?? '')).length;
}

/** Expects as many candles or bars as the chart's table has rows. */
export async function expectAllDrawn(story: HTMLElement): Promise<void> {
  const rows = within(story).getByRole('table').querySelectorAll('tbody tr').length;
  await waitFor(() => expect(countShapes(story, 'up', 'down')).toBe(rows));
}

/** The colour and dashes of each average. */
export function listAverages(story: HTMLElement): readonly string[] {
  const paths = Array.from(story.querySelectorAll('[role="img"] svg path[fill="none"]'), (path) =>
    [path.getAttribute('stroke'), path.getAttribute('stroke-dasharray')].join(' '),
  );
  return paths.filter((line) => line.startsWith('var(--chart-') && !line.startsWith('var(--chart-grid'));
}

/** In px, between the text of a tag and its edge. */
const tagPadding = 6;

/** Expects one step between the prices of the axis, none of them below the last price's tag, and that tag whole. */
export async function expectWholePrices(story: HTMLElement): Promise<void> {
  const chart = within(story).getByRole('img');
  const texts = Array.from(chart.querySelectorAll('svg text'), (text) => ({
    text: text.textContent ?? '',
    isTag: text.getAttribute('style')?.includes('600') === true,
    box: text.getBoundingClientRect(),
  }));
  const tag = texts.find(({ isTag }) => isTag)?.box;
  if (tag === undefined) throw new Error('The last price has no tag');
  const onAxis = texts.filter(({ text, isTag }) => !isTag && /^[\d,.]+K?$/.test(text));
  await expect(onAxis.length).toBeGreaterThanOrEqual(3);
  const prices = onAxis.map(({ text }) => toPrice(text)).toSorted((one, other) => one - other);
  const steps = prices.slice(1).map((price, index) => Math.round(price - (prices[index] ?? 0)));
  await expect(new Set(steps)).toHaveProperty('size', 1);
  await expect(onAxis.filter(({ box }) => areOver(box, tag))).toEqual([]);
  await expect(tag.right + tagPadding).toBeLessThanOrEqual(chart.getBoundingClientRect().right);
}

const toPrice = (text: string) =>
  Number(text.replace(/,/g, '').replace('K', '')) * (text.endsWith('K') ? 1000 : 1);

const areOver = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
