import { describe, expect, it } from 'vitest';
import { toNumberText, toUnitName } from '../../src/engine/units.ts';
import { unitNames } from '../../src/engine/unit-names.ts';

describe('a number', () => {
  it.each([
    [2019, 'year', '2019'],
    [12_345, 'year', '12345'],
    [1_250, 'count', '1,250'],
    [40, 'percent', '40%'],
    [1, 'hours', '1 hour'],
    [-1, 'hours', '−1 hour'],
    [0, 'hours', '0 hours'],
    [1.5, 'days', '1.5 days'],
    [1, 'people', '1 person'],
    [180, 'cm', '180 cm'],
    [1_000, 'm2', '1,000 m²'],
    [-3, 'celsius', '−3 °C'],
    [1.25, 'ETH', '1.25 ETH'],
    [1_250.5, 'usd', 'US$1,250.50'],
    [1_250, 'EUR', '€1,250'],
    [20, 'CHF', 'CHF\u{a0}20'],
  ] as const)('%d in %s reads %j', (value, unit, text) => expect(toNumberText(value, unit)).toBe(text));

  it('has a name beside its field for every unit but a count', () => {
    expect(unitNames.filter((unit) => toUnitName(unit) === '')).toEqual(['count']);
  });
});
