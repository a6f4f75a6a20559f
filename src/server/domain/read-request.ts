import type { FieldProblem } from '../../contracts/errors.ts';
import { maxNameLength } from '../../contracts/record.ts';

export type NameReading =
  | { readonly kind: 'read'; readonly name: string | undefined }
  | { readonly kind: 'refused'; readonly problems: readonly FieldProblem[] };

// Control characters, and those that reorder the text around them.
const unprintable = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** Reads the name of what a record is about: trimmed, 1 to 100 characters. */
export function readName(sent: unknown, nameIs: 'required' | 'optional'): NameReading {
  if (sent === undefined && nameIs === 'optional') return { kind: 'read', name: undefined };
  if (typeof sent !== 'string') return refuse('Must be a text.');
  const name = sent.trim().normalize('NFC');
  if (name === '') return refuse('Must not be blank.');
  if (name.length > maxNameLength) return refuse(`Must have at most ${maxNameLength} characters.`);
  return unprintable.test(name) ? refuse('Has a character that cannot be shown.') : { kind: 'read', name };
}

function refuse(message: string): NameReading {
  return { kind: 'refused', problems: [{ path: 'name', message }] };
}

/** What a Questionnaire-Version header says; absent means the current version. */
export type AskedVersion =
  | { readonly kind: 'read'; readonly version: number | undefined }
  | { readonly kind: 'malformed' };

export function readVersion(header: string | undefined): AskedVersion {
  if (header === undefined) return { kind: 'read', version: undefined };
  return /^[1-9]\d{0,8}$/.test(header) ? { kind: 'read', version: Number(header) } : { kind: 'malformed' };
}
