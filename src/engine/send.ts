import { readWire } from './answers/read-wire.ts';
import { toWireValue } from './answers/wire.ts';
import type { Answer } from './answers.ts';
import { findSectionFacts } from './answers/condition-facts.ts';
import { toFactFields, toNoteFields, toNoteField, readFacts, toQuestionName } from './answers/wire-fields.ts';
import { askedQuestions, findAsked } from './asked-questions.ts';
import { listMarks, applyMarks } from './answers/marks.ts';
import { type Content, noteParts } from './content.ts';
import { toFirstRows } from './first-row.ts';
import type { Questionnaire, Section, Question } from './questionnaire.ts';
import type { SentFields, WireValue } from '../contracts/record.ts';

/** Sections as one save; `content` as toWire takes it. */
export function toSentFields(
  questionnaire: Questionnaire,
  sections: readonly Section[],
  content: Content,
): SentFields {
  const fields: Readonly<Record<string, WireValue>> = Object.assign(
    {},
    ...sections.map((section) => toWire(questionnaire, section, content)),
  );
  const isSent = (id: string) => Object.hasOwn(fields, id);
  const { no, cant_tell: cantTell } = listMarks(questionnaire, content.answers);
  return { fields, marks: { no: no.filter(isSent), cant_tell: cantTell.filter(isSent) } };
}

/**
 * A section's fields as a save sends them: every asked question, with false, '' and all-false flags without an
 * answer; insights trimmed (I2). Includes all notes ever written, and the facts by which the section is judged. Flags
 * follow the current version. `content` is of all sections, as far as conditions depend on it.
 */
export function toWire(
  questionnaire: Questionnaire,
  section: Section,
  content: Content,
): Record<string, WireValue> {
  const { answers, notes, conditionFacts } = content;
  const questions = askedQuestions(section, findAsked(questionnaire, content));
  if (questions.length === 0) return {};
  return {
    ...Object.fromEntries(
      questions.map((question) => [question.id, toSentValue(questionnaire, question, answers[question.id])]),
    ),
    ...trimNotes(questions, notes),
    ...toFactFields({ [section.id]: findSectionFacts(questionnaire, section, conditionFacts) }),
  };
}

function trimNotes(questions: readonly Question[], notes: Content['notes']): Record<string, string> {
  const own = questions.flatMap(({ id }) => {
    const note = notes[id];
    return note ? [[id, note] as const] : [];
  });
  const fields = Object.entries(toNoteFields(Object.fromEntries(own)));
  return Object.fromEntries(fields.map(([field, value]) => [field, value.trim()]));
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

/** Reads fields of toSentFields by section; blank if the questionnaire refuses them now. */
export function readSentFields(
  questionnaire: Questionnaire,
  version: number | undefined,
  { fields, marks }: SentFields,
): Readonly<Record<string, Content>> {
  const sent = readWire(questionnaire, version, fields);
  if (sent.kind === 'refused') return {};
  const marked = applyMarks(questionnaire, sent.sections, marks, {});
  const sections = marked.kind === 'read' ? marked.sections : sent.sections;
  return Object.fromEntries(
    Object.entries(sections).map(([id, content]) => [
      id,
      { ...content, answers: toFirstRows(questionnaire, content.answers) },
    ]),
  );
}

/** The server's fields of a record after a save of one section: the sent fields replace the stored ones. */
export function withSentFields(
  before: Content,
  section: Section,
  content: Content,
  fields: SentFields['fields'],
): Content {
  const isSent = (name: string) => Object.hasOwn(fields, name);
  const others = Object.entries(before.answers).filter(([id]) => !isSent(id));
  const sent = Object.entries(content.answers).filter(([id]) => isSent(id));
  const notes = Object.entries(content.notes).map(([id, note]) => {
    const parts = noteParts.filter((part) => note[part] !== undefined && isSent(toNoteField(id, part)));
    return [id, { ...before.notes[id], ...Object.fromEntries(parts.map((part) => [part, note[part]])) }];
  });
  const facts = readFacts(fields)[section.id];
  return {
    answers: Object.fromEntries([...others, ...sent]),
    notes: { ...before.notes, ...Object.fromEntries(notes) },
    conditionFacts: { ...before.conditionFacts, ...(facts && { [section.id]: facts }) },
  };
}

/** The question of an answer's or a note's field, by its id or read name. */
export function findFieldQuestion({ questions }: Section, field: string): Question | undefined {
  const name = toQuestionName(field);
  return questions.find(({ id, savedAs }) => savedAs === name || id === name);
}
