import { expect, it } from 'vitest';
import { countCharacters, takeCharacters } from '../../src/lib/count-characters.ts';

it('takeCharacters never cuts a character in half', () => {
  const text = '\u{1F680}'.repeat(60);
  const taken = takeCharacters(text, 50);
  expect([countCharacters(taken), taken.isWellFormed(), text.startsWith(taken)]).toEqual([50, true, true]);
  expect(takeCharacters('ab\u{1F680}', 3)).toBe('ab\u{1F680}');
});
