import { versionHeader } from '../../contracts/record.ts';
import { findQuestion } from '../registry/find-question.ts';
import type { Answers, Questionnaire } from '../registry/questionnaire.ts';
import { getAnswerType, type Answer } from './answer-types.ts';
import type { Fault } from './faults.ts';
import { readNoteId, toNoteId } from './note-ids.ts';
import { readNote } from './note-wire.ts';
import { readTold } from './read-told.ts';
import { toWireField } from './wire.ts';

/** The answers of a save's fields by section id, or every field that is refused. */
export type WireReading =
  | { readonly kind: 'read'; readonly sections: Readonly<Record<string, Answers>> }
  | { readonly kind: 'refused'; readonly problems: readonly WireProblem[] };

/** What is wrong with a field; `message` is a sentence, or stands for one. */
interface WireProblem {
  readonly path: string;
  readonly message: string | Fault;
}

/**
 * Reads the answer fields of a save (without email and name). A question may be named by its id, its read name or a
 * former id, and its note by one of these too (see toNoteId); two names with differing values are refused, as are
 * unknown names and values that are no answer to the question. What a section was told of facts comes with an answer of
 * it. What else a schema asks (a shorter text, say) is judged by the section's compiled validator.
 */
export function readWire(
  questionnaire: Questionnaire,
  version: number | undefined,
  fields: Readonly<Record<string, unknown>>,
): WireReading {
  if (version !== undefined && !Object.hasOwn(questionnaire.versions, String(version))) {
    return { kind: 'refused', problems: [{ path: versionHeader, message: 'There is no such version.' }] };
  }
  const problems: WireProblem[] = [];
  const sections: Record<string, Record<string, Answer>> = {};
  const named = new Map<string, unknown>();
  const told = readTold(questionnaire, fields);
  for (const [path, value] of Object.entries(fields)) {
    if (told.some((one) => one.path === path)) continue;
    const note = readNoteId(path);
    const found = findQuestion(questionnaire, note?.question ?? path);
    if (!found) {
      problems.push({ path, message: 'There is no such field.' });
      continue;
    }
    const { question, section } = found;
    const id = note ? toNoteId(question.id, note.part) : question.id;
    if (named.has(id) && named.get(id) !== value) {
      problems.push({ path, message: `Differs from the same answer sent as ${id}.` });
      continue;
    }
    named.set(id, value);
    const answers = (sections[section.id] ??= {});
    const reading = note
      ? readNote(note.part, value)
      : getAnswerType(question.type).fromWire(value, toWireField(questionnaire, version, question));
    if (reading.kind === 'refused') problems.push({ path, message: reading.message });
    else if (reading.answer !== undefined || note) answers[id] = reading.answer ?? '';
  }
  for (const path of named.keys()) {
    const note = readNoteId(path);
    if (note && !named.has(note.question))
      problems.push({ path, message: `Must come with ${note.question}.` });
  }
  for (const { path, section, id, value } of told) {
    const answers = sections[section];
    if (answers) answers[id] = value;
    else problems.push({ path, message: `Must come with an answer of ${section}.` });
  }
  if (problems.length > 0) return { kind: 'refused', problems };
  return { kind: 'read', sections };
}
