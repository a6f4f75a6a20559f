import { dropHidden } from './drop-hidden.ts';

/** Whether people can read a text as a name: one line that is not blank, without control and hidden characters. */
export function isPlainName(text: string): boolean {
  return text.trim() !== '' && !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text) && dropHidden(text) === text;
}
