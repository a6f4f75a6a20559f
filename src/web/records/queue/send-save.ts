import { findClashes } from '../../../engine/answers/clashes.ts';
import { readRecord } from '../../../engine/answers/record.ts';
import { currentAnswers } from '../../../engine/answers/stored.ts';
import { readWire, toWire } from '../../../engine/answers/wire.ts';
import type { Answers, CompiledQuestionnaire, Section } from '../../../engine/registry/questionnaire.ts';
import { countAnswered, countAsked } from '../../../engine/rules/completion.ts';
import type { WireValue } from '../../../contracts/record.ts';
import { ApiError } from '../../api/api-error.ts';
import { loadRecord, loadRecordList, createRecord, updateRecord } from '../../api/records.ts';
import type { QueueEntry } from './queue-entry.ts';
import { recordLinks, type RecordLink, type UnansweredCreate } from './record-links.ts';
import type { Settled } from './settled.ts';
import { sortFailure } from './sort-failure.ts';

/** A save on its way, with all that its steps need. */
interface Save {
  readonly email: string;
  readonly entry: QueueEntry;
  readonly compiled: CompiledQuestionnaire;
  readonly section: Section;
  readonly answers: Answers;
  readonly fields: Readonly<Record<string, WireValue>>;
}

type SaveEnd = Extract<Settled, { kind: 'saved' | 'conflict' | 'refused' }>;

/** More other saves in between than this, and the next attempt comes later. */
const mostRounds = 5;

/**
 * Sends one save: the record is made first where there is none; what was saved elsewhere meanwhile is looked at
 * before anything is written over it. A call that fails is an ApiError.
 */
export async function sendSave(
  email: string,
  entry: QueueEntry,
  compiled: CompiledQuestionnaire,
): Promise<SaveEnd> {
  const section = compiled.sections.find(({ id }) => id === entry.sectionId);
  if (!section) return { kind: 'refused' };
  const answers = currentAnswers(compiled.questionnaire, entry.answers);
  const fields = toWire(compiled.questionnaire, section, answers);
  const save: Save = { email, entry, compiled, section, answers, fields };
  for (let round = 0; round < mostRounds; round += 1) {
    const link = (await recordLinks.get(email, entry.handle)) ?? { base: {}, stored: {} };
    const end = await takeStep(save, link);
    if (end) return end;
  }
  throw new ApiError({ code: 'VERSION_CONFLICT', status: 503, message: 'Others save all the time' });
}

/** One step towards the save; undefined: the record's link has moved on, and another step is needed. */
async function takeStep(save: Save, link: RecordLink): Promise<SaveEnd | undefined> {
  if (link.first) return create(save, link, link.first);
  if (link.id === undefined) return begin(save, link);
  if (link.etag === undefined) return look(save, link, link.id);
  return update(save, link, link.id, link.etag);
}

async function keep({ email, entry }: Save, link: RecordLink): Promise<undefined> {
  await recordLinks.set(email, entry.handle, link);
}

/** A questionnaire without a subject has one record, which another device may have made already. */
async function begin(save: Save, link: RecordLink): Promise<undefined> {
  const { questionnaire } = save.compiled;
  if (!questionnaire.subject) {
    const [latest] = await loadRecordList({ module: questionnaire.id, email: save.email });
    if (latest) return keep(save, { ...link, id: latest.id });
  }
  const { name } = save.entry;
  const idempotencyKey = crypto.randomUUID();
  const { version } = questionnaire;
  const first = { idempotencyKey, version, ...(name !== undefined && { name }), fields: save.fields };
  return keep(save, { ...link, first });
}

/** The same call under the same key until it is answered: only an answer that is final ends the attempt. */
async function create(save: Save, link: RecordLink, first: UnansweredCreate): Promise<SaveEnd | undefined> {
  const { questionnaire } = save.compiled;
  try {
    const { body, etag } = await createRecord({ ...first, module: questionnaire.id, email: save.email });
    const sent = readWire(questionnaire, first.version, first.fields);
    const base = { ...link.base, ...(sent.kind === 'read' && sent.sections) };
    const made = { ...link, first: undefined, id: body.id, base };
    const isThis = first.version === questionnaire.version && sameFields(first.fields, save.fields);
    return isThis ? await succeed(save, { ...made, etag }, body.id) : await keep(save, made);
  } catch (error) {
    if (error instanceof ApiError && sortFailure(error).kind === 'final') {
      await keep(save, { ...link, first: undefined });
    }
    throw error;
  }
}

async function look(save: Save, link: RecordLink, id: string): Promise<undefined> {
  const { questionnaire } = save.compiled;
  const { id: module, version } = questionnaire;
  const { body, etag = '*' } = await loadRecord({ module, email: save.email, id, version });
  return keep(save, { ...link, etag, stored: readRecord(questionnaire, body) });
}

async function update(save: Save, link: RecordLink, id: string, etag: string): Promise<SaveEnd | undefined> {
  const { entry, compiled, section, answers, fields, email } = save;
  const { questionnaire } = compiled;
  const asked = section.questions.filter((question) => Object.hasOwn(fields, question.id));
  const base = currentAnswers(questionnaire, { ...flat(link.base), ...entry.seen });
  const theirs = link.stored;
  const questions = findClashes(questionnaire, asked, { base, mine: answers, theirs });
  if (questions.length > 0) return { kind: 'conflict', questions, theirs };
  try {
    const name = entry.name === undefined ? {} : { name: entry.name };
    const { id: module, version } = questionnaire;
    const saved = await updateRecord({ module, email, version, ...name, fields, id, etag });
    return await succeed(save, { ...link, etag: saved.etag }, saved.body.id);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'VERSION_CONFLICT') throw error;
    return keep(save, { ...link, etag: undefined });
  }
}

async function succeed(save: Save, link: RecordLink, recordId: string): Promise<SaveEnd> {
  const { section, answers, compiled, fields } = save;
  const sent = Object.fromEntries(
    Object.keys(fields).flatMap((id) => (answers[id] === undefined ? [] : [[id, answers[id]]])),
  );
  const others = Object.entries(link.stored).filter(([id]) => !Object.hasOwn(fields, id));
  const stored: Answers = { ...Object.fromEntries(others), ...sent };
  await keep(save, { ...link, stored, base: { ...link.base, [section.id]: answers } });
  const answered = toAnswered(compiled, stored);
  return {
    kind: 'saved',
    recordId,
    sections: compiled.questionnaire.sections.map(({ id }) => id),
    ...(answered && { answered }),
  };
}

function toAnswered(compiled: CompiledQuestionnaire, stored: Answers) {
  if (compiled.questionnaire.kind !== 'insights') return undefined;
  const count = countAnswered(compiled, stored);
  return { count, all: count === countAsked(compiled, stored) };
}

function flat(base: RecordLink['base']): Answers {
  return Object.assign({}, ...Object.values(base));
}

function sameFields(one: Save['fields'], other: Save['fields']): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
