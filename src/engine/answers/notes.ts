import { countCharacters } from '../../lib/count-characters.ts';
import { findLinkHost } from '../../lib/link-host.ts';
import type { NotePart, WrittenNote } from '../content.ts';
import { refuse, type WireAnswer } from './answer-type.ts';
import type { Fault } from './fault.ts';
import { link } from './types/link.ts';
import { text } from './types/text.ts';
import { isWritten } from './written-answer.ts';

/** A note as it is shown; `source` is an https address. */
export interface Note {
  readonly text?: string;
  readonly source?: { readonly href: string; readonly host: string };
}

/** A written note as it is shown; undefined: nothing of it can be. */
export function toNote({ text: words, source: href }: WrittenNote = {}): Note | undefined {
  const host = isWritten(href) ? findLinkHost(href) : undefined;
  if (!isWritten(words) && host === undefined) return undefined;
  return {
    ...(isWritten(words) && { text: words }),
    ...(isWritten(href) && host !== undefined && { source: { href, host } }),
  };
}

/** Longest words of a note, in characters. */
const maxNoteLength = 500;

/** What is wrong with a part of a note; undefined: it can be saved. */
export function findNoteFault(part: NotePart, value: unknown): Fault | undefined {
  if (part === 'source') return isWritten(value) ? link.findFault(value) : undefined;
  return isWritten(value) && countCharacters(value) > maxNoteLength
    ? { kind: 'too-long', most: maxNoteLength }
    : undefined;
}

/** Reads a part of a note from a save, as an answer of its kind is read. */
export function readNote(part: NotePart, value: unknown): WireAnswer<string> {
  const written = typeof value === 'string' ? value.trim() : value;
  const reading = part === 'source' ? link.fromWire(written) : text.fromWire(written);
  if (reading.kind === 'refused') return reading;
  const fault = findNoteFault(part, reading.answer);
  return fault ? refuse(fault) : reading;
}
