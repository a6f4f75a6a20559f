import { versionHeader, type WireValue } from '../../contracts/record.ts';
import { findQuestion } from '../registry/find-question.ts';
import type { Answers, Question, Questionnaire, Section } from '../registry/questionnaire.ts';
import { findAsked, visibleQuestions } from '../rules/visibility.ts';
import type { WireField } from './answer-type.ts';
import type { Fault } from './faults.ts';
import { readNoteId, toNoteId } from './note-ids.ts';
import { notesTo, readNote } from './note-wire.ts';
import { getAnswerType, type Answer } from './answer-types.ts';

/**
 * A section's answers as a save sends them: every visible question, false, '' and all-false flags where there is no
 * answer; insights trimmed (SPEC section 5). Notes that were ever written come with them. Flags follow the current
 * version. `answers` are those of all sections, as far as conditions look at them.
 */
export function toWire(
  questionnaire: Questionnaire,
  section: Section,
  answers: Answers,
): Record<string, WireValue> {
  const visible = visibleQuestions(section, findAsked(questionnaire, answers));
  return {
    ...Object.fromEntries(
      visible.map((question) => [question.id, toSentValue(questionnaire, question, answers[question.id])]),
    ),
    ...notesTo(
      visible.map(({ id }) => id),
      answers,
    ),
  };
}

/** One answer as a save sends it. */
export function toSentValue(
  questionnaire: Questionnaire,
  question: Question,
  answer: Answer | undefined,
): WireValue {
  const value = toWireValue(questionnaire, undefined, question, answer);
  return questionnaire.kind === 'insights' && typeof value === 'string' ? value.trim() : value;
}

/** One answer on the wire; `version` names the order of its options (undefined: the current one). */
export function toWireValue(
  questionnaire: Questionnaire,
  version: number | undefined,
  question: Question,
  answer: Answer | undefined,
): WireValue {
  return getAnswerType(question.type).toWire(answer, toWireField(questionnaire, version, question));
}

/** What a question's type needs to read and write its wire values; `version` undefined: the current one. */
export function toWireField(
  questionnaire: Questionnaire,
  version: number | undefined,
  { id, formerIds, options }: Question,
): WireField {
  const orders = questionnaire.versions[String(version ?? questionnaire.version)] ?? {};
  const name = [id, ...formerIds].find((one) => Object.hasOwn(orders, one));
  return { options, order: name === undefined ? undefined : orders[name] };
}

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
 * unknown names and values that are no answer to the question. What else a schema asks (a shorter text, say) is judged
 * by the section's compiled validator.
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
  for (const [path, value] of Object.entries(fields)) {
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
  if (problems.length > 0) return { kind: 'refused', problems };
  return { kind: 'read', sections };
}
