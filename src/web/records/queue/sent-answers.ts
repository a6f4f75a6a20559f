import { markCantTell } from '../../../engine/answers/cant-tell.ts';
import { readWire } from '../../../engine/answers/read-wire.ts';
import { sameAnswers } from '../../../engine/answers/same-answers.ts';
import { toldTo } from '../../../engine/answers/told-facts.ts';
import type { WireValue } from '../../../contracts/record.ts';
import type { Answers, Questionnaire, Section } from '../../../engine/registry/questionnaire.ts';
import type { UnansweredCreate } from './record-links.ts';

/** The answers that a first save carried, by section. */
export function toSentSections(
  questionnaire: Questionnaire,
  { version, fields, cantTell }: UnansweredCreate,
): Readonly<Record<string, Answers>> {
  const sent = readWire(questionnaire, version, fields);
  if (sent.kind === 'refused') return {};
  const marked = markCantTell(questionnaire, sent.sections, cantTell);
  return marked.kind === 'read' ? marked.sections : sent.sections;
}

/** What a save of a section carries. */
interface Sent {
  readonly fields: Readonly<Record<string, WireValue>>;
  readonly cantTell: readonly string[];
}

/** What the server keeps of a record once a save of a section has come through. */
export function toStored(
  before: Answers,
  {
    section,
    answers,
    fields,
  }: Pick<Sent, 'fields'> & { readonly section: Section; readonly answers: Answers },
): Answers {
  const sent = Object.fromEntries(
    Object.keys(fields).flatMap((id) => (answers[id] === undefined ? [] : [[id, answers[id]]])),
  );
  const others = Object.entries(before).filter(([id]) => !Object.hasOwn(fields, id));
  return { ...Object.fromEntries(others), ...sent, ...toldTo(section.id, fields) };
}

/** Whether two saves carry the same. */
export function isSameSave(one: Sent, other: Sent): boolean {
  const names = Object.keys(one.fields);
  return (
    names.length === Object.keys(other.fields).length &&
    names.every((name) => one.fields[name] === other.fields[name]) &&
    sameAnswers({ cantTell: one.cantTell }, { cantTell: other.cantTell })
  );
}
