import { dropHidden } from '../../../lib/drop-hidden.ts';

/**
 * One line of an outside text, safe to show as text: without control characters and characters that show nothing
 * (direction marks, zero-width spaces), white space collapsed, at most `max` characters. Undefined where nothing is left.
 */
export function toLine(text: string | null | undefined, max: number): string | undefined {
  const line = dropHidden((text ?? '').replace(/\s/g, ' '))
    .replace(/ {2,}/g, ' ')
    .trim();
  return cut(line, max);
}

/** The same for a text of several lines; line breaks stay. */
export function toParagraphs(text: string | null | undefined, max: number): string | undefined {
  return cut(dropHidden(text ?? '').trim(), max);
}

/** An outside address as we would link it: https only, without a name or password; undefined where it is not one. */
export function toHttpsUrl(text: string | null | undefined): string | undefined {
  const line = (text ?? '').trim();
  if (line.length > 2000 || !URL.canParse(line)) return undefined;
  const url = new URL(line);
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined;
}

function cut(text: string, max: number): string | undefined {
  if (text === '') return undefined;
  const characters = Array.from(text.toWellFormed());
  if (characters.length <= max) return characters.join('');
  // The cut may part an emoji from what it was joined with.
  return dropHidden(`${characters.slice(0, max - 1).join('')}…`);
}
