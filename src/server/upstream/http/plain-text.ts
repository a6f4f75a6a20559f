import { dropHidden } from '../../../lib/drop-hidden.ts';

/**
 * One line of an outside text, safe to show as text: without control and invisible characters (direction marks,
 * zero-width spaces), white space collapsed, at most `max` characters. Undefined if nothing is left.
 */
export function toLine(text: string | null | undefined, max: number): string | undefined {
  const line = dropHidden((text ?? '').replace(/\s/g, ' '))
    .replace(/ {2,}/g, ' ')
    .trim();
  return cut(line, max);
}

/** An outside text of several lines, cleaned like toLine's; line breaks stay. */
export function toParagraphs(text: string | null | undefined, max: number): string | undefined {
  return cut(dropHidden(text ?? '').trim(), max);
}

/** An outside address that may be linked: https only, without a user or password; undefined for any other. */
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
  // The cut may separate an emoji from what it was joined with.
  return dropHidden(`${characters.slice(0, max - 1).join('')}…`);
}
