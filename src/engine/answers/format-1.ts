import type { Content, WrittenNote } from '../content.ts';
import { toAnswers, type Answer } from '../answers.ts';
import { readFactField, readFacts, readNoteField } from './wire-fields.ts';

/**
 * Reads content in format 1: one flat map, with the names of wire-fields.ts. Format 1 stored false and no option also where
 * nothing was ever chosen, so both are left out, as is anything that cannot be content.
 */
export function readFormat1(kept: unknown): Content {
  const fields = toAnswers(kept);
  const answers: Record<string, Answer> = {};
  const notes: Record<string, WrittenNote> = {};
  for (const [field, value] of Object.entries(fields)) {
    const note = readNoteField(field);
    if (note && typeof value === 'string') {
      notes[note.question] = { ...notes[note.question], [note.part]: value };
    } else if (!note && !readFactField(field) && !isBlank(value)) answers[field] = value;
  }
  return { answers, notes, conditionFacts: readFacts(fields) };
}

function isBlank(value: Answer): boolean {
  return value === false || (Array.isArray(value) && value.length === 0);
}
