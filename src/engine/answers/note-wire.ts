import { countCharacters } from '../../lib/count-characters.ts';
import type { Answers } from '../registry/questionnaire.ts';
import { refuse, type WireAnswer } from './answer-type.ts';
import type { Fault } from './faults.ts';
import { noteIds, type NotePart } from './note-ids.ts';
import { link } from './types/link.ts';
import { text } from './types/text.ts';
import { isWritten } from './written-answer.ts';

/** Longest words of a note, in characters. */
const maxNoteLength = 500;

/** What is wrong with a part of a note; undefined: it can be saved. */
export function findNoteFault(part: NotePart, value: unknown): Fault | undefined {
  if (part === 'source') return link.findFault(value);
  return isWritten(value) && countCharacters(value) > maxNoteLength
    ? { kind: 'too-long', most: maxNoteLength }
    : undefined;
}

/** Reads a part of a note from a save or a record, as an answer of its kind is read. */
export function readNote(part: NotePart, value: unknown): WireAnswer<string> {
  const written = typeof value === 'string' ? value.trim() : value;
  const reading = part === 'source' ? link.fromWire(written) : text.fromWire(written);
  if (reading.kind === 'refused') return reading;
  const fault = findNoteFault(part, reading.answer);
  return fault ? refuse(fault) : reading;
}

/** Whether saving `mine` would silently change a note that was changed elsewhere since `base`. */
export function isNoteClash(
  questionId: string,
  { base, mine, theirs }: { readonly base: Answers; readonly mine: Answers; readonly theirs: Answers },
): boolean {
  return noteIds(questionId).some(
    (id) =>
      mine[id] !== undefined && read(theirs, id) !== read(base, id) && read(theirs, id) !== read(mine, id),
  );
}

function read(answers: Answers, id: string): string {
  const value = answers[id];
  return typeof value === 'string' ? value.trim() : '';
}
