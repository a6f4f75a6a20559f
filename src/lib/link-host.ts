import { dropHidden } from './drop-hidden.ts';

/** Longest address of a page that is taken, in characters. */
export const maxLinkLength = 2000;

/**
 * The host of an https address, without 'www.'; undefined for anything else. It has a name, no password, no blank and
 * no character that shows nothing.
 */
export function findLinkHost(text: string): string | undefined {
  if (text.length > maxLinkLength || dropHidden(text) !== text) return undefined;
  const found =
    /^https:\/\/((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]*[\p{L}\p{N}])(?::\d{1,5})?(?:[/?#][^\s\uFFF9-\uFFFB]*)?$/iu.exec(
      text,
    );
  return found?.[1]?.toLowerCase().replace(/^www\./, '');
}

/** An address without its scheme, completed to an https address; any other text unchanged. */
export function completeLink(text: string): string {
  const completed = `https://${text.trim()}`;
  return !text.includes('://') && findLinkHost(completed) !== undefined ? completed : text;
}
