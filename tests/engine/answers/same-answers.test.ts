import { describe, expect, it } from 'vitest';
import { isSameContent } from '../../../src/engine/content.ts';
import { withAnswers } from '../../../stories/fixtures/content.ts';

describe('isSameContent', () => {
  it.each([
    [{}, {}],
    [
      { a: true, b: 'x' },
      { b: 'x', a: true },
    ],
    [{ a: ['x', 'y'] }, { a: ['x', 'y'] }],
  ])('is true for %j and %j', (one, other) => {
    expect(isSameContent(withAnswers(one), withAnswers(other))).toBe(true);
  });

  it.each([
    [{ a: true }, {}],
    [{ a: false }, { b: false }],
    [{ a: 'x' }, { a: 'y' }],
    [{ a: ['x'] }, { a: ['x', 'y'] }],
    [{ a: ['x'] }, { a: 'x' }],
    [{ a: ['x', 'y'] }, { a: ['y', 'x'] }],
  ])('is false for %j and %j', (one, other) => {
    expect(isSameContent(withAnswers(one), withAnswers(other))).toBe(false);
  });
});
