import { describe, expect, it } from 'vitest';
import {
  findDecimalSign,
  readNumber,
} from '../../../../../src/web/questionnaire/widgets/number/read-number.ts';

describe('readNumber', () => {
  it.each([
    ['1234', 1234],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1 234,5', 1234.5],
    ['1\u202f234,5', 1234.5],
    ["1'234.5", 1234.5],
    ['12,34,567', 1234567],
    ['1,234,567', 1234567],
    ['1.234.567', 1234567],
    ['1,234,5', 1234.5],
    ['1234,567', 1234.567],
    ['0,123', 0.123],
    ['1,5', 1.5],
    ['.5', 0.5],
    ['5.', 5],
    ['+5', 5],
    ['−5', -5],
    ['1e3', 1000],
    ['١٬٢٣٤٫٥', 1234.5],
    ['१२३', 123],
  ])('reads %j whatever the language', (text, value) => {
    expect(readNumber(text, '.')).toBe(value);
    expect(readNumber(text, ',')).toBe(value);
  });

  it.each([
    ['1,234', 1234, 1.234],
    ['1.234', 1.234, 1234],
  ])('reads %j as the language of the member has it', (text, english, german) => {
    expect(readNumber(text, '.')).toBe(english);
    expect(readNumber(text, ',')).toBe(german);
  });

  it.each(['', '-', 'much', '12 apples', '12.34.56', '1,2,3', '1-2', 'Infinity', '192.168.0.1'])(
    'takes %j for none',
    (text) => expect(readNumber(text, '.')).toBeUndefined(),
  );
});

describe('findDecimalSign', () => {
  it.each([
    [['en-GB'], '.'],
    [['de-DE', 'en'], ','],
    [['ar-EG'], '.'],
    [[], '.'],
  ] as const)('knows the sign of %j', (languages, sign) => {
    expect(findDecimalSign(languages)).toBe(sign);
  });
});
