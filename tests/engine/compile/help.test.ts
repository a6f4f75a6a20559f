import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHelp, toHelpText } from '../../../src/engine/compile/help.ts';

const paragraph = (...parts: readonly unknown[]) => ({ kind: 'paragraph', parts });

describe('a help text', () => {
  it('may have lines, lists and links', () => {
    const text = 'Read it first.\n- its [site](https://example.com/a?b=c)\n- its code\n\nThen ask.';
    expect(parseHelp(text)).toEqual([
      paragraph('Read it first.'),
      {
        kind: 'list',
        items: [['its ', { words: 'site', href: 'https://example.com/a?b=c' }], ['its code']],
      },
      paragraph('Then ask.'),
    ]);
    expect(toHelpText(parseHelp(text))).toBe('Read it first.\nits site\nits code\nThen ask.');
  });

  it.each([
    '[its site](http://example.com)',
    '[its site](javascript:alert(1))',
    '[its site](https://me:secret@example.com)',
    '[its site](/terms)',
    '[](https://example.com)',
    '<a href="https://example.com">its site</a>',
    '-5 is less than -4 - by one',
    'a [b] (c)',
  ])('shows anything else unchanged: %s', (text) => {
    expect(parseHelp(text)).toEqual([paragraph(text)]);
  });

  it('loses no words', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b', '-', '[', ']', '(', ')', '<', '\n', ' ') }),
        (text) => {
          const words = (one: string) => one.replaceAll(/[\s-]/g, '');
          expect(words(toHelpText(parseHelp(text)))).toBe(words(text));
        },
      ),
    );
  });
});
