import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/setup/files.mjs';

const sides = '(?:left|right)';
/** Properties of the left or right side; right-to-left texts need start and end instead. */
const named = new RegExp(
  `^(?:${sides}|(?:margin|padding|border|scroll-margin|scroll-padding)-${sides}(?:-.*)?|border-(?:top|bottom)-${sides}-radius)$`,
);
/** Properties with up to four values: top, right, bottom, left. */
const listed = new Set(['margin', 'padding', 'inset', 'scroll-margin', 'scroll-padding']);
const aligned = new Set(['text-align', 'float', 'clear']);

/** The declarations that use left or right regardless of the direction of text. */
function findSides(css: string): readonly string[] {
  const plain = css.replaceAll(/\/\*[^]*?\*\//g, '');
  const declarations = Array.from(plain.matchAll(/(?<=[{;]\s*)(?<name>[a-z-]+)\s*:\s*(?<value>[^;{}]+)/g));
  return declarations.flatMap(({ 0: text, groups }) => {
    const { name = '', value = '' } = groups ?? {};
    const [first, second, third, fourth] = splitValues(value);
    const isSided =
      named.test(name) ||
      (aligned.has(name) && /\b(?:left|right)\b/.test(value)) ||
      (listed.has(name) && fourth !== undefined && second !== fourth) ||
      (name === 'border-radius' && fourth !== undefined && (first !== second || third !== fourth));
    return isSided ? [text.trim()] : [];
  });
}

/** The values of a declaration; a function among them may contain spaces. */
function splitValues(value: string): readonly string[] {
  const flat = /\([^()]*\)/;
  let text = value.trim();
  while (flat.test(text))
    text = text.replace(flat, (inner) => `[${inner.slice(1, -1).replaceAll(' ', '_')}]`);
  return text.split(/\s+/);
}

describe('style sheets', () => {
  it.each([
    ['a { left: 0 }', 'left: 0'],
    ['a { color: red; margin-left: 2px; }', 'margin-left: 2px'],
    ['a { border-right-color: red }', 'border-right-color: red'],
    ['a { border-top-left-radius: 4px }', 'border-top-left-radius: 4px'],
    ['a { text-align: right }', 'text-align: right'],
    ['a { padding: 0 calc(1px + var(--s-2, 2px)) 0 4px }', 'padding: 0 calc(1px + var(--s-2, 2px)) 0 4px'],
    ['a { border-radius: 0 3px 3px 0 }', 'border-radius: 0 3px 3px 0'],
  ])('have a left or right side in %s', (css, side) => {
    expect(findSides(css)).toEqual([side]);
  });

  it('have no side when left and right are equal or follow the text direction', () => {
    const css = `/* left: 0 */ a:hover { margin: 1px 2px 3px 2px; border-radius: 4px 4px 0 0; padding: 0 1px }
      b { inset-inline-start: 0; text-align: end; background-position: left }`;
    expect(findSides(css)).toEqual([]);
  });

  it('of the product use start and end instead of left and right', () => {
    const files = globSync('src/web/**/*.css', { cwd: root });
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((file) =>
      findSides(readFileSync(join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});
