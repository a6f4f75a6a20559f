const hidden = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
const hiddenButLines = /[[\p{Cc}--[\n]]\p{Default_Ignorable_Code_Point}]/gv;

/**
 * One line of an outside text, safe to show as text: without control characters and such as show nothing (direction
 * marks, zero-width ones), white space collapsed, at most `max` characters. Undefined where nothing is left.
 */
export function toLine(text: string | null | undefined, max: number): string | undefined {
  const line = (text ?? '').replace(/\s/g, ' ').replace(hidden, '').replace(/ {2,}/g, ' ').trim();
  return cut(line, max);
}

/** The same for a text of several lines; line breaks stay. */
export function toParagraphs(text: string | null | undefined, max: number): string | undefined {
  return cut((text ?? '').replace(hiddenButLines, '').trim(), max);
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
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : characters.join('');
}
