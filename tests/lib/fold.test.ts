import { describe, expect, it } from 'vitest';
import { fold } from '../../src/lib/fold.ts';

describe('fold', () => {
  it.each([
    ['İSTANBUL', 'istanbul'],
    ['ıslak', 'ISLAK'],
    ['Straße', 'STRASSE'],
    ['STRAẞE', 'strasse'],
    ['Łódź', 'lodz'],
    ['Ærø', 'aero'],
    ['Đồng', 'dong'],
    ['Þórr', 'thorr'],
    ['œuvre', 'OEUVRE'],
    ['cafe\u0301', 'Café'],
    ['ＢＴＣ', 'btc'],
    ['ΟΔΟΣ', 'οδος'],
    ['ὁδός', 'ΟΔΟΣ'],
    ['ﬁnance', 'FINANCE'],
    ['Ёлка', 'елка'],
    [' two\u00A0 words ', 'two words'],
    ['שָׁלוֹם', 'שלום'],
    ['عَرَبِيّ', 'عربي'],
    ['한국', '\u1112\u1161\u11ab\u1100\u116e\u11a8'],
  ])('folds %j and %j to the same text', (one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  it.each([
    ['か', 'が'],
    ['कि', 'कु'],
    ['o', 'a'],
  ])('folds %j and %j to different texts', (one, other) => {
    expect(fold(one)).not.toBe(fold(other));
  });
});
