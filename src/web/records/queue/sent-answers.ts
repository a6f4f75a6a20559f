import { applyMarks, listMarks, type Marks } from '../../../engine/answers/marks.ts';
import { readWire } from '../../../engine/answers/read-wire.ts';
import { readFacts, toNoteField } from '../../../engine/answers/wire-fields.ts';
import { blankContent, mergeContents, noteParts, type Content } from '../../../engine/content.ts';
import { withCurrentIds } from '../../../engine/stored.ts';
import { toWire } from '../../../engine/answers/wire.ts';
import type { WireValue } from '../../../contracts/record.ts';
import type { Questionnaire, Section } from '../../../engine/questionnaire.ts';
import type { QueueEntry } from './queue-entry.ts';
import type { UnansweredCreate } from './record-links.ts';

/** The content that a first save carried, by section. */
export function toSentSections(
  questionnaire: Questionnaire,
  { version, fields, marks }: UnansweredCreate,
): Readonly<Record<string, Content>> {
  const sent = readWire(questionnaire, version, fields);
  if (sent.kind === 'refused') return {};
  const marked = applyMarks(questionnaire, sent.sections, marks, {});
  return marked.kind === 'read' ? marked.sections : sent.sections;
}

/** A queued save as it is sent now. */
export function toSent(
  questionnaire: Questionnaire,
  section: Section,
  entry: QueueEntry,
): Pick<Sent, 'fields'> & { readonly content: Content; readonly marks: Marks } {
  const content = withCurrentIds(questionnaire, entry);
  const beside = withCurrentIds(questionnaire, entry.beside ?? blankContent);
  const fields = toWire(questionnaire, section, mergeContents([beside, content]));
  const isSent = (id: string) => Object.hasOwn(fields, id);
  const { no, cant_tell: cantTell } = listMarks(questionnaire, content.answers);
  return { content, fields, marks: { no: no.filter(isSent), cant_tell: cantTell.filter(isSent) } };
}

/** What a save of a section carries. */
interface Sent {
  readonly fields: Readonly<Record<string, WireValue>>;
  readonly marks: Partial<Marks>;
}

/** What the server keeps of a record once a save of a section has come through: all that was sent is replaced. */
export function toStored(
  before: Content,
  {
    section,
    content,
    fields,
  }: Pick<Sent, 'fields'> & { readonly section: Section; readonly content: Content },
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

/** Whether two saves carry the same. */
export function isSameSave(one: Sent, other: Sent): boolean {
  return toKey(one) === toKey(other);
}

function toKey({ fields, marks: { no = [], cant_tell: cantTell = [] } }: Sent): string {
  const sorted = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([sorted, no, cantTell]);
}
