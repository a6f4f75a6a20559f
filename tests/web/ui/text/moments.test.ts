import { toUtcDate } from '../../../../src/lib/moment-format.ts';
import { describe, expect, it } from 'vitest';
import {
  toShortUtcDate,
  toShortUtcMoment,
  toUtcMoment,
  toUtcMonth,
  toUtcWeekday,
} from '../../../../src/web/ui/text/moments.ts';

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const september = Date.UTC(2026, 8, 20, 23, 58);

describe('a moment in words', () => {
  it('names every month by its first three letters', () => {
    const dates = monthNames.map((_, month) => toUtcDate(Date.UTC(2026, month, 20)));
    expect(dates).toEqual(monthNames.map((name) => `20 ${name} 2026`));
  });

  it('spells September one way in every short form', () => {
    expect(toShortUtcDate(september)).toBe('20 Sep');
    expect(toUtcWeekday(september)).toMatch(/^Sun,? 20 Sep 2026$/);
    expect(toShortUtcMoment(september)).toBe('20 Sep 2026, 23:58 UTC');
  });

  it('writes the month in full in the long forms', () => {
    expect(toUtcMonth(september)).toBe('September 2026');
    expect(toUtcMoment(september)).toBe('20 September 2026, 23:58 UTC');
  });

  it('writes every year with four digits', () => {
    expect(toUtcDate('0026-05-01')).toBe('1 May 0026');
    expect(toUtcMonth(Date.parse('0026-09-01'))).toBe('September 0026');
  });

  it('says that the date is unknown for a text that is no date', () => {
    expect(toUtcDate('soon')).toBe('Date unknown');
  });
});
