import { listCantTell, markCantTell } from '../../../engine/answers/cant-tell.ts';
import { readWire } from '../../../engine/answers/read-wire.ts';
import { flatten, readFlat } from '../../../engine/answers/flat-content.ts';
import { blankContent, mergeContents, type Content } from '../../../engine/content.ts';
import { withCurrentIds } from '../../../engine/answers/stored.ts';
import { toWire } from '../../../engine/answers/wire.ts';
import type { WireValue } from '../../../contracts/record.ts';
import type { Questionnaire, Section } from '../../../engine/registry/questionnaire.ts';
import type { QueueEntry } from './queue-entry.ts';
import type { UnansweredCreate } from './record-links.ts';

/** The content that a first save carried, by section. */
export function toSentSections(
  questionnaire: Questionnaire,
  { version, fields, cantTell }: UnansweredCreate,
): Readonly<Record<string, Content>> {
  const sent = readWire(questionnaire, version, fields);
  if (sent.kind === 'refused') return {};
  const marked = markCantTell(questionnaire, sent.sections, cantTell);
  return marked.kind === 'read' ? marked.sections : sent.sections;
}

/** A queued save as it is sent now. */
export function toSent(
  questionnaire: Questionnaire,
  section: Section,
  entry: QueueEntry,
): Sent & { readonly content: Content } {
  const content = withCurrentIds(questionnaire, entry);
  const beside = withCurrentIds(questionnaire, entry.beside ?? blankContent);
  const fields = toWire(questionnaire, section, mergeContents([beside, content]));
  const marked = listCantTell(questionnaire, content.answers);
  return { content, fields, cantTell: marked.filter((id) => Object.hasOwn(fields, id)) };
}

/** What a save of a section carries. */
interface Sent {
  readonly fields: Readonly<Record<string, WireValue>>;
  readonly cantTell: readonly string[];
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
  const others = Object.entries(flatten(before)).filter(([name]) => !isSent(name));
  const sent = Object.entries(flatten(content)).filter(([name]) => isSent(name));
  const { conditionFacts } = readFlat(fields);
  const facts = conditionFacts[section.id];
  const stored = readFlat(Object.fromEntries([...others, ...sent]));
  return {
    ...stored,
    conditionFacts: { ...stored.conditionFacts, ...(facts && { [section.id]: facts }) },
  };
}

/** Whether two saves carry the same. */
export function isSameSave(one: Sent, other: Sent): boolean {
  const names = Object.keys(one.fields);
  return (
    names.length === Object.keys(other.fields).length &&
    names.every((name) => one.fields[name] === other.fields[name]) &&
    one.cantTell.length === other.cantTell.length &&
    one.cantTell.every((id, index) => id === other.cantTell[index])
  );
}
