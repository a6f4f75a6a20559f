import { dropHidden } from './drop-hidden.ts';

/** In characters. */
export const maxLinkLength = 2000;

/**
 * Without 'www.'; undefined unless the text is an https address with a host name, and without password, blanks or
 * invisible characters.
 */
export function findLinkHost(text: string): string | undefined {
  if (text.length > maxLinkLength || dropHidden(text) !== text) return undefined;
  const found =
    /^https:\/\/((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]*[\p{L}\p{N}])(?::\d{1,5})?(?:[/?#][^\s\p{Cs}\uFFF9-\uFFFB]*)?$/iu.exec(
      text,
    );
  return found?.[1]?.toLowerCase().replace(/^www\./, '');
}

/** Returns any other text unchanged. */
export function completeLink(text: string): string {
  const completed = `https://${text.trim()}`;
  return !text.includes('://') && findLinkHost(completed) !== undefined ? completed : text;
}
