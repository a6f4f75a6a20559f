import type { FieldProblem } from '../../contracts/errors.ts';
import { maxNameLength } from '../../contracts/record.ts';
import type { Subject } from '../../contracts/subject.ts';
import type { Questionnaire } from '../../engine/questionnaire.ts';
import { isTooLong } from '../../lib/count-characters.ts';
import { isPlainName } from '../../lib/is-plain-name.ts';

export interface Refused {
  readonly kind: 'refused';
  readonly problems: readonly FieldProblem[];
}

type SubjectReading = { readonly kind: 'read'; readonly subject: Subject | undefined } | Refused;
type NameReading = { readonly kind: 'read'; readonly name: string } | Refused;

const notPrintable = 'Has a character that cannot be shown.';

/** The name is trimmed, 1 to 100 characters. */
export function readSubject(
  { subject }: Questionnaire,
  sent: { readonly name: unknown; readonly id: string | undefined },
  nameIs: 'required' | 'optional',
): SubjectReading {
  if (!subject && sent.name !== undefined) return refuse('name', 'There is no such field.');
  if (sent.name === undefined && (!subject || nameIs === 'optional')) {
    if (sent.id !== undefined) return refuse('about/subject', 'It needs a name.');
    return { kind: 'read', subject: undefined };
  }
  const name = readName('name', sent.name);
  if (name.kind === 'refused') return name;
  if (sent.id !== undefined && !isPlainName(sent.id)) return refuse('about/subject', notPrintable);
  return { kind: 'read', subject: { name: name.name, ...(sent.id !== undefined && { id: sent.id }) } };
}

/** Trimmed, 1 to 100 characters. */
export function readName(path: string, sent: unknown): NameReading {
  if (typeof sent !== 'string') return refuse(path, 'Must be a text.');
  const name = sent.trim().normalize('NFC');
  if (name === '') return refuse(path, 'Must not be blank.');
  if (isTooLong(name, maxNameLength)) return refuse(path, `Must have at most ${maxNameLength} characters.`);
  return isPlainName(name) ? { kind: 'read', name } : refuse(path, notPrintable);
}

export function refuse(path: string, message: string): Refused {
  return { kind: 'refused', problems: [{ path, message }] };
}

/** A Questionnaire-Version header; absent: the current version. */
type AskedVersion =
  | { readonly kind: 'read'; readonly version: number | undefined }
  | { readonly kind: 'malformed' };

export function readVersion(header: string | undefined): AskedVersion {
  if (header === undefined) return { kind: 'read', version: undefined };
  return /^[1-9]\d{0,8}$/.test(header) ? { kind: 'read', version: Number(header) } : { kind: 'malformed' };
}
