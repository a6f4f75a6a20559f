import { describe, expect, it } from 'vitest';
import type { Unit } from '../../../../../../src/engine/unit-names.ts';
import { findNumberSigns } from '../../../../../../src/web/research/form/widgets/number/number-signs.ts';
import { readNumber } from '../../../../../../src/web/research/form/widgets/number/read-number.ts';

function read(text: string, language = 'en-GB', unit: Unit = 'count') {
  const reading = readNumber(text, { signs: findNumberSigns([language]), unit });
  return reading.kind === 'number' ? reading.value : reading.kind;
}

describe('readNumber', () => {
  it.each([
    ['1234', 1234],
    ['0500', 500],
    ['01234', 1234],
    ['-0500', -500],
    ['0500.5', 500.5],
    ['0', 0],
    ['-0', 0],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1 234,5', 1234.5],
    ['1\u202f234,5', 1234.5],
    ["1'234.5", 1234.5],
    ['1’234’567', 1234567],
    ['12,34,567', 1234567],
    ['1,234,567', 1234567],
    ['1.234.567', 1234567],
    ['1234,567', 1234.567],
    ['012,345', { 'en-GB': 12345, 'de-DE': 12.345 }],
    ['0,123', 0.123],
    ['0.00012', 0.00012],
    ['1,5', 1.5],
    ['.5', 0.5],
    ['5.', 5],
    ['+5', 5],
    ['−5', -5],
    ['5-', -5],
    ['(1,234.5)', -1234.5],
    ['\u200b1234\u200e', 1234],
    ['１２３４．５', 1234.5],
    ['١٬٢٣٤٫٥', 1234.5],
    ['१२३', 123],
    ['𝟙𝟚𝟛', 123],
  ])('reads %j', (text, value) => {
    for (const language of ['en-GB', 'de-DE'] as const)
      expect(read(text, language), language).toBe(typeof value === 'number' ? value : value[language]);
  });

  it.each([
    ['1,234', 'en-GB', 1234],
    ['1,234', 'de-DE', 1.234],
    ['1,234', 'fr-FR', 1.234],
    ['1,234', 'de-CH', 1234],
    ['1,234', 'ar-EG', 1234],
    ['1.234', 'en-GB', 1.234],
    ['1.234', 'de-DE', 1234],
    ['1.234', 'de-AT', 1234],
    ['1.234', 'fr-FR', 1.234],
    ['1.234', 'ar-EG', 1.234],
  ])('reads %j as %s writes it', (text, language, value) => expect(read(text, language)).toBe(value));

  it.each([
    ['$1,234.56', 'usd', 1234.56],
    ['US$ 1,234.56', 'usd', 1234.56],
    ['-$5', 'usd', -5],
    ['$-5', 'usd', -5],
    ['($1,234)', 'usd', -1234],
    ['1.234,5 $', 'usd', 1234.5],
    ['5 USD', 'usd', 5],
    ['50%', 'percent', 50],
    ['٥٠٪', 'percent', 50],
    ['% 50', 'percent', 50],
    ['180 cm', 'cm', 180],
    ['1 hour', 'hours', 1],
    ['2 hours', 'hours', 2],
    ['1,250 m²', 'm2', 1250],
    ['90 KM/H', 'kmh', 90],
    ['-3 °C', 'celsius', -3],
    ['ETH 1.25', 'ETH', 1.25],
    ['1.250,50 €', 'EUR', 1250.5],
    ['EUR 1,250.50', 'EUR', 1250.5],
    ["CHF 1'250.50", 'CHF', 1250.5],
  ] as const)('reads %j as an amount in %s', (text, unit, value) =>
    expect(read(text, 'en', unit)).toBe(value),
  );

  it.each([
    '',
    '-',
    '.',
    'much',
    '12 apples',
    '12.34.56',
    '1,2,3',
    '1-2',
    'Infinity',
    '192.168.0.1',
    '0x10',
    '0b11',
    '0o17',
    '1e3',
    '1E+05',
    '25k',
    '1/2',
    '10²',
    '2026-11-25',
    '25.11.2026',
    '12:30',
    '1 2',
    "1'2",
    '1 234 5',
    '--5',
    '(-5)',
    '-5-',
    '()',
    '€ 5',
    '5%',
    '$5',
    '1.5,',
    '1,234.567,8',
    '0xde0B295669a9FD93d5F28D9Ec85E40f4cb697BAe',
  ])('reads no number from %j', (text) => {
    for (const language of ['en-GB', 'de-DE', 'fr-FR', 'ar-EG'])
      expect(read(text, language), language).toBe('none');
  });

  it('reads no number with the sign of another unit', () => {
    expect(read('5%', 'en', 'usd')).toBe('none');
    expect(read('$5', 'en', 'percent')).toBe('none');
    expect(read('€5', 'en', 'usd')).toBe('none');
    expect(read('$5', 'en', 'EUR')).toBe('none');
    expect(read('5 kg', 'en', 'cm')).toBe('none');
    expect(read('5 mm', 'en', 'm')).toBe('none');
  });

  it.each([
    '0.0000000000001',
    '12345678901234567',
    '0.30000000000000004',
    '1234567890.123456789',
    '9007199254740993',
  ])('refuses %j as too precise', (text) => expect(read(text)).toBe('too-precise'));

  it.each([
    ['999999999999999', 999999999999999],
    ['0.000000000001', 1e-12],
    ['1234567890.12345', 1234567890.12345],
    ['1.50000000000000000000', 1.5],
  ])('keeps all digits of %j', (text, value) => expect(read(text)).toBe(value));
});
