import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropHidden } from '../../src/lib/drop-hidden.ts';
import { expectHarmless, hidden } from '../helpers/hostile-texts.ts';

const shaped = [
  '👩\u200D🚀 Astronaut #1',
  '👨\u200D👩\u200D👧\u200D👦',
  '🤷🏽\u200D♂\uFE0F',
  '❤\uFE0F\u200D🔥',
  '👁\uFE0F\u200D🗨\uFE0F',
  '❤\uFE0F',
  '☠\uFE0E',
  '1\uFE0F\u20E3 #\uFE0F\u20E3',
  '©\uFE0F',
  '‼\uFE0F',
  '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} England',
  '🇩🇪',
  'می\u200Cخواهم',
  'क\u094D\u200Dष',
  'ශ\u0DCA\u200Dරී',
  'Cafe\u0301',
];

describe('dropHidden', () => {
  it.each(shaped)('does not change %s', (text) => {
    expect(dropHidden(text)).toBe(text);
  });

  it.each([
    ['Co\u200Bi\u200Dn\uFEFF', 'Coin'],
    ['Bit\u200Ccoin', 'Bitcoin'],
    ['B\uFE0FT\uFE0FC', 'BTC'],
    ['1\uFE0F2', '12'],
    ['\u200D👩 🚀\u200D', '👩 🚀'],
    ['👩\u200D\u200D\u200B🚀', '👩\u200D🚀'],
    ['👩\u200D 🚀', '👩 🚀'],
    ['🏴\u{E0048}\u{E0049}', '🏴'],
    ['A\u{E0048}\u{E0049}\u{E007F}', 'A'],
    ['tni\u202EoC\u2066', 'tnioC'],
    ['\u2800', ''],
    ['Co\u034Fi\uFFF9n\u206A\u2800', 'Coin'],
    ['Pudgy\u00ADPenguins', 'PudgyPenguins'],
    ['a\u0000\tb\nc', 'ab\nc'],
    ['\u200D', ''],
  ])('turns %j into %j', (text, plain) => {
    expect(dropHidden(text)).toBe(plain);
  });

  const piece = fc.oneof(
    fc.constantFrom(...shaped),
    fc.constantFrom('a', 'Я', '1', ' ', '\n', '👩', 'می', 'क\u094D', '🏴', '漢'),
    fc.constantFrom('\u200B', '\u200C', '\u200D', '\u202E', '\uFE0F', '\u{E0067}', '\u{E007F}', '\u0000'),
    fc.string({ unit: 'binary' }),
  );
  it('removes invisible characters that shape nothing, keeps visible ones, and is idempotent', () => {
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const plain = dropHidden(text);
        expectHarmless(plain);
        expect(dropHidden(plain)).toBe(plain);
        const visible = (one: string) => one.replace(new RegExp(hidden, 'gv'), '');
        expect(visible(plain)).toBe(visible(text));
      }),
    );
  });
});
