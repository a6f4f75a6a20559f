import { versionHeader } from '../../contracts/record.ts';
import { findQuestion, type Questionnaire } from '../questionnaire.ts';
import type { Content, WrittenNote, NotePart } from '../content.ts';
import type { Answer } from '../answers.ts';
import { readWireAnswer } from './typed-answers.ts';
import type { Fault } from './fault.ts';
import { readFactFields } from './condition-facts.ts';
import { readNoteField, toNoteField } from './wire-fields.ts';
import { findNoteFault } from '../form.ts';
import { refuse, type WireAnswer } from './answer-type.ts';
import { link } from './types/link.ts';
import { text } from './types/text.ts';
import { toWireField } from './wire.ts';

/** The content of a save's fields by section id, or every field that is refused. A blank note is ''. */
type WireReading =
  | { readonly kind: 'read'; readonly sections: Readonly<Record<string, Content>> }
  | { readonly kind: 'refused'; readonly problems: readonly WireProblem[] };

function toNoteText(answer: Answer | undefined): string {
  return typeof answer === 'string' ? answer : '';
}

interface SectionReading extends Content {
  readonly answers: Record<string, Answer>;
  readonly notes: Record<string, WrittenNote>;
  readonly conditionFacts: Record<string, Record<string, string>>;
}

/** `message` is a sentence, or a fault that gives one. */
interface WireProblem {
  readonly path: string;
  readonly message: string | Fault;
}

/**
 * Reads the answer fields of a save (without email and name). A field may use a question's id, its read name or a
 * former id, and so may its note (see toNoteField); two names with differing values are refused, as are unknown names
 * and values that are no answer to the question. The facts of a section need an answer of it. Further limits of a
 * schema, such as a text's length, are left to the section's compiled validator.
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
  const sections: Record<string, SectionReading> = {};
  const named = new Map<string, unknown>();
  const facts = readFactFields(questionnaire, fields);
  for (const [path, value] of Object.entries(fields)) {
    if (facts.some((one) => one.path === path)) continue;
    const note = readNoteField(path);
    const found = findQuestion(questionnaire, note?.question ?? path);
    if (!found) {
      problems.push({ path, message: 'There is no such field.' });
      continue;
    }
    const { question, section } = found;
    const id = note ? toNoteField(question.id, note.part) : question.id;
    if (named.has(id) && named.get(id) !== value) {
      problems.push({ path, message: `Differs from the same answer sent as ${id}.` });
      continue;
    }
    named.set(id, value);
    const { answers, notes } = (sections[section.id] ??= { answers: {}, notes: {}, conditionFacts: {} });
    const reading = note
      ? readNote(note.part, value)
      : readWireAnswer(question, value, toWireField(questionnaire, version, question));
    if (reading.kind === 'refused') problems.push({ path, message: reading.message });
    else if (note) notes[question.id] = { ...notes[question.id], [note.part]: toNoteText(reading.answer) };
    else if (reading.answer !== undefined) answers[question.id] = reading.answer;
  }
  for (const path of named.keys()) {
    const note = readNoteField(path);
    if (note && !named.has(note.question))
      problems.push({ path, message: `Must come with ${note.question}.` });
  }
  for (const { path, section, fact, value } of facts) {
    const content = sections[section];
    if (content) (content.conditionFacts[section] ??= {})[fact] = value;
    else problems.push({ path, message: `Must come with an answer of ${section}.` });
  }
  if (problems.length > 0) return { kind: 'refused', problems };
  return { kind: 'read', sections };
}

function readNote(part: NotePart, value: unknown): WireAnswer<string> {
  const written = typeof value === 'string' ? value.trim() : value;
  const reading = part === 'source' ? link.fromWire(written) : text.fromWire(written);
  if (reading.kind === 'refused') return reading;
  const fault = findNoteFault(part, reading.answer);
  return fault ? refuse(fault) : reading;
}
