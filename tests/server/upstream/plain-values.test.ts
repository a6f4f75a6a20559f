import { describe, expect, it, vi } from 'vitest';
import { isMoment, toMoment, toNumber } from '../../../src/server/upstream/http/plain-values.ts';

describe('toNumber', () => {
  it.each([
    [5, 5],
    ['5', 5],
    [' -1.5e3 ', -1500],
    [0, 0],
    ['', undefined],
    [' ', undefined],
    ['NaN', undefined],
    ['Infinity', undefined],
    ['5 USD', undefined],
    [Number.NaN, undefined],
    [null, undefined],
    [undefined, undefined],
    [true, undefined],
    [[5], undefined],
  ])('reads %j as %j', (value, number) => {
    expect(toNumber(value)).toBe(number);
  });
});

describe('toMoment', () => {
  it.each([
    ['2026-11-22 09:00:00', '2026-11-22T09:00:00.000Z'],
    ['2026-11-22T09:00', '2026-11-22T09:00:00.000Z'],
    ['2026-11-22T09:00:00.250', '2026-11-22T09:00:00.250Z'],
    ['2026-11-22', '2026-11-22T00:00:00.000Z'],
    ['2026-11-22T09:00:00Z', '2026-11-22T09:00:00.000Z'],
    ['2026-11-22T09:00:00+01:00', '2026-11-22T08:00:00.000Z'],
    ['Sun, 22 Nov 2026 09:00:00', '2026-11-22T09:00:00.000Z'],
    ['Sun, 22 Nov 2026 09:00:00 EST', '2026-11-22T14:00:00.000Z'],
    ['Sun, 22 Nov 2026 09:00:00 -0500', '2026-11-22T14:00:00.000Z'],
  ])('reads %s as %s, wherever the server stands', (text, iso) => {
    for (const zone of ['UTC', 'America/New_York', 'Asia/Tokyo']) {
      vi.stubEnv('TZ', zone);
      expect(new Date(toMoment(text) ?? Number.NaN).toISOString()).toBe(iso);
    }
    vi.unstubAllEnvs();
  });

  it.each([undefined, null, '', 'soon', 'NaN', '2026-13-01'])('finds none in %j', (text) => {
    expect(toMoment(text)).toBeUndefined();
  });
});

describe('isMoment', () => {
  it.each([
    [1, true],
    [8.64e15, true],
    [8.64e15 + 1, false],
    [0, false],
    [-1, false],
    [Number.NaN, false],
  ])('%d: %s', (time, expected) => {
    expect(isMoment(time)).toBe(expected);
  });
});
