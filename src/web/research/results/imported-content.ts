import type { SentFields, WireValue } from '../../../contracts/record.ts';
import { mergeContents, type Content, type RecordContent } from '../../../engine/content.ts';
import type { Questionnaire } from '../../../engine/questionnaire.ts';
import { findFieldQuestion, readSentFields, toSentFields } from '../../../engine/send.ts';
import type { ImportedRecord } from './import-results.ts';

/** The answers of a file in the current version; undefined if the questionnaire cannot read them now. */
export function readImportedContent(
  questionnaire: Questionnaire,
  one: ImportedRecord,
): RecordContent | undefined {
  const read = readSentFields(questionnaire, one.version, one);
  const sections = Object.keys(read);
  if (sections.length === 0 && Object.keys(one.fields).length > 0) return undefined;
  return {
    ...mergeContents(Object.values(read)),
    sections,
    ...(one.savedAt !== undefined && { asOf: one.savedAt.slice(0, 10) }),
  };
}

/** Compares what a save of each would send, without blanks: a file leaves out what is no longer asked. */
export function hasSameAnswers(
  questionnaire: Questionnaire,
  one: RecordContent,
  other: RecordContent,
): boolean {
  return toKey(questionnaire, one) === toKey(questionnaire, other);
}

function toKey(questionnaire: Questionnaire, content: RecordContent): string {
  const { fields, marks } = toSent(questionnaire, content, content.sections);
  const { no = [], cant_tell: cantTell = [] } = marks;
  const written = Object.entries(fields).filter(
    ([name, value]) => isAnswerField(questionnaire, name) && !isBlank(value),
  );
  const lines = [
    ...written.map(([name, value]) => [name, typeof value === 'string' ? toPlain(value) : value]),
    ...no.map((name) => [name, 'no']),
    ...cantTell.map((name) => [name, 'cant_tell']),
  ];
  return JSON.stringify(lines.map((line) => JSON.stringify(line)).toSorted());
}

/** A save that makes a record's answers those of `next`: what `next` lacks is sent blank. */
export function toReplacing(
  questionnaire: Questionnaire,
  here: RecordContent,
  next: RecordContent,
): SentFields {
  const before = toSent(questionnaire, here, here.sections).fields;
  const sent = toSent(questionnaire, next, [...here.sections, ...next.sections]);
  const notes = Object.keys(before).filter(
    (name) => !Object.hasOwn(sent.fields, name) && isNoteField(questionnaire, name),
  );
  return { ...sent, fields: { ...sent.fields, ...Object.fromEntries(notes.map((name) => [name, ''])) } };
}

function toSent(questionnaire: Questionnaire, content: Content, sectionIds: readonly string[]): SentFields {
  const sections = questionnaire.sections.filter(({ id }) => sectionIds.includes(id));
  return toSentFields(questionnaire, sections, content);
}

function isAnswerField({ sections }: Questionnaire, name: string): boolean {
  return sections.some((section) => findFieldQuestion(section, name) !== undefined);
}

function isNoteField(questionnaire: Questionnaire, name: string): boolean {
  return (
    isAnswerField(questionnaire, name) &&
    !questionnaire.sections.some(({ questions }) => questions.some(({ id }) => id === name))
  );
}

/** No answer, if no mark says that it is one. */
function isBlank(value: WireValue): boolean {
  return value === false || (typeof value === 'string' && /^(?:\s*|false(?:,false)*)$/.test(value));
}

function toPlain(text: string): string {
  return text.trim().replaceAll('\r\n', '\n').normalize('NFC');
}
