import { describe, expect, it } from 'vitest';
import { toLabelPlace, toNeedle, toTick } from '../../../../src/web/panels/sentiment/gauge-lines.ts';
import { getZone } from '../../../../src/web/panels/sentiment/sentiment-zones.ts';

describe('the gauge (F1)', () => {
  it.each([
    [0, -1, 0],
    [50, 0, -1],
    [100, 1, 0],
  ])('points its needle for %d in the direction (%d, %d)', (value, x, y) => {
    const { x1, y1, x2, y2 } = toNeedle(value);
    const length = Math.hypot(x2 - x1, y2 - y1);
    expect((x2 - x1) / length).toBeCloseTo(x);
    expect((y2 - y1) / length).toBeCloseTo(y);
  });

  it('has longer ticks at the ends and in the middle', () => {
    const lengths = [0, 2, 48, 50, 100].map((value) => {
      const { x1, y1, x2, y2 } = toTick(value);
      return Math.round(Math.hypot(x2 - x1, y2 - y1));
    });
    expect(lengths).toEqual([32, 26, 26, 32, 32]);
  });

  it('places the label of 50 at the top', () => {
    expect(toLabelPlace(50)).toEqual({ left: '50%', top: expect.stringMatching(/^4\.\d+%$/) });
  });
});

describe('getZone', () => {
  it.each([
    [0, 'Extreme fear'],
    [24, 'Extreme fear'],
    [25, 'Fear'],
    [44, 'Fear'],
    [45, 'Neutral'],
    [54, 'Neutral'],
    [55, 'Greed'],
    [74, 'Greed'],
    [75, 'Extreme greed'],
    [100, 'Extreme greed'],
  ])('puts %d in the zone %s', (value, name) => {
    expect(getZone(value).name).toBe(name);
  });
});
