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
    ['Wed, 22 Jul 2026 09:00:00 EDT', '2026-07-22T13:00:00.000Z'],
    ['Sun, 22 Nov 2026 09:00:00 CST', '2026-11-22T15:00:00.000Z'],
    ['Wed, 22 Jul 2026 09:00:00 CDT', '2026-07-22T14:00:00.000Z'],
    ['Sun, 22 Nov 2026 09:00:00 MST', '2026-11-22T16:00:00.000Z'],
    ['Wed, 22 Jul 2026 09:00:00 MDT', '2026-07-22T15:00:00.000Z'],
    ['Sun, 22 Nov 2026 09:00 pst', '2026-11-22T17:00:00.000Z'],
    ['Sun, 22 Nov 2026 09:00:00 PDT', '2026-11-22T16:00:00.000Z'],
    ['Sun, 22 Nov 2026 09:00:00 Z', '2026-11-22T09:00:00.000Z'],
    ['2026-11-22 09:00:00 EST', '2026-11-22T14:00:00.000Z'],
    ['Sun, 22 Nov 2026 09:00:00 UT', '2026-11-22T09:00:00.000Z'],
    ['Sun, 22 Nov 2026 09:00:00 +0100 (CET)', '2026-11-22T08:00:00.000Z'],
    ['Sun, 22 Nov 2026 09:00:00 GMT+2', '2026-11-22T07:00:00.000Z'],
    ['Sun, 22 Nov 2026 09:00:00 UTC+05:30', '2026-11-22T03:30:00.000Z'],
    ['22 Nov 2026 09:00 PM', '2026-11-22T21:00:00.000Z'],
    ['SUN,22 NOV 2026 09:00:00', '2026-11-22T09:00:00.000Z'],
    ['Sun, Nov 22 2026 09:00:00 +0000', '2026-11-22T09:00:00.000Z'],
    ['Sun, 22 Nov 26 09:00:00 GMT', '2026-11-22T09:00:00.000Z'],
    ['Sun, 22 Nov 2026', '2026-11-22T00:00:00.000Z'],
    ['November 22, 2026', '2026-11-22T00:00:00.000Z'],
    ['Sun Nov 22 09:00:00 UTC 2026', '2026-11-22T09:00:00.000Z'],
    ['2026-11-22T09:00:00 +01:00', '2026-11-22T08:00:00.000Z'],
    ['2026-11-22T09:00:00.123456Z', '2026-11-22T09:00:00.123Z'],
    ['2026-11-22T09:00:00,250Z', '2026-11-22T09:00:00.250Z'],
    ['2026-11-22 09:00:00,250 +0100', '2026-11-22T08:00:00.250Z'],
    ['20261122T090000Z', '2026-11-22T09:00:00.000Z'],
    ['20261122T090000+0100', '2026-11-22T08:00:00.000Z'],
    ['20261122T0900Z', '2026-11-22T09:00:00.000Z'],
    ['20261122T090000,250Z', '2026-11-22T09:00:00.250Z'],
    ['20261122', '2026-11-22T00:00:00.000Z'],
  ])('reads %s as %s in any time zone of the server', (text, iso) => {
    for (const zone of ['UTC', 'America/New_York', 'Asia/Tokyo']) {
      vi.stubEnv('TZ', zone);
      expect(new Date(toMoment(text) ?? Number.NaN).toISOString()).toBe(iso);
    }
    vi.unstubAllEnvs();
  });

  it.each([
    undefined,
    null,
    '',
    'soon',
    'soon 5',
    'NaN',
    '2026-13-01',
    '2026-11-22 09:00:00 Nov',
    'Sun, 22 Nov 2026 09:00:00 CET',
    'Wed, 22 Jul 2026 09:00:00 CEST',
    'Wed, 22 Jul 2026 09:00:00 BST',
    'Sun, 22 Nov 2026 09:00:00 IST',
    'Sun, 22 Nov 2026 09:00 jst',
    'Sun, 22 Nov 2026 09:00:00 AEDT',
    'Sun, 22 Nov 2026 09:00:00 XYZT',
    '2026-11-22 09:00:00 CET',
    '1518478934',
    `Sun, 22 Nov 2026 09:00:00${' '.repeat(200)}GMT`,
  ])('returns undefined for %j', (text) => {
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
  ])('for %d returns %s', (time, expected) => {
    expect(isMoment(time)).toBe(expected);
  });
});
