import { readRecord, sectionAnswers } from '../../engine/answers/record.ts';
import type { Answers, CompiledQuestionnaire, Questionnaire } from '../../engine/registry/questionnaire.ts';
import { countAnswered, countAsked } from '../../engine/rules/completion.ts';
import type { ReadRecord } from '../../contracts/record.ts';
import { ApiError } from '../api/api-error.ts';
import { loadLatestRecord, loadRecord, loadRecordList, type Tagged } from '../api/records.ts';
import { migrate } from './migrate-record.ts';
import type { RecordLink } from './queue/record-links.ts';
import { blankRecord, isUnsaved, toSavedSections, type RecordState } from './record-state.ts';
import { changeRecord, getRecord, type RecordParts } from './records.ts';

/** Previous Analysis: the record saved last, all its sections counted as saved (SPEC section 4). */
export async function openPrevious(
  records: RecordParts,
  { questionnaire }: CompiledQuestionnaire,
): Promise<'opened' | 'none'> {
  const { links, keys } = records;
  const { id: module, version } = questionnaire;
  const found = await attempt(loadLatestRecord({ module, email: records.member, version }));
  if (!found) return 'none';
  const { body, etag } = found;
  const edition = getRecord(records, questionnaire.id).edition + 1;
  const answers = readRecord(questionnaire, body);
  changeRecord(records, questionnaire.id, () => ({
    ...blankRecord,
    edition,
    id: body.id,
    handle: links.add(toLink(body.id, etag, answers, bySection(questionnaire, answers))),
    ...(body.name !== null && { name: body.name }),
    sections: toSavedSections(questionnaire, answers, edition),
    complete: true,
    previous: true,
  }));
  keepRecord(records, questionnaire, body, answers);
  keys.setComplete(questionnaire.id, true);
  return 'opened';
}

/** Does what a record's phase calls for, until the record is ready. */
export async function prepareRecord(
  records: RecordParts,
  compiled: CompiledQuestionnaire,
): Promise<'ready' | 'failed'> {
  const { questionnaire } = compiled;
  changeRecord(records, questionnaire.id, (record) => migrate(questionnaire, record));
  const { phase } = getRecord(records, questionnaire.id);
  return phase.kind === 'to-load' ? loadStored(records, compiled) : 'ready';
}

/** Fills in the stored answers of a record that this tab knows only by its id; what is unsaved stays. */
async function loadStored(
  records: RecordParts,
  compiled: CompiledQuestionnaire,
): Promise<'ready' | 'failed'> {
  const { questionnaire } = compiled;
  const found = await attempt(findStored(records, questionnaire, getRecord(records, questionnaire.id).id));
  if (!found) return 'failed';
  const { body, saved } = found;
  const answers = readRecord(questionnaire, body);
  const handle = await relink(records, questionnaire, body.id, found.etag, answers);
  changeRecord(records, questionnaire.id, (record) => {
    const edition = record.edition + 1;
    const loaded = Object.entries(toSavedSections(questionnaire, answers, edition)).filter(([id]) =>
      saved.has(id),
    );
    return {
      ...record,
      id: body.id,
      handle,
      phase: { kind: 'ready' },
      edition,
      sections: { ...Object.fromEntries(loaded), ...unsavedOf(record) },
    };
  });
  keepRecord(records, questionnaire, body, answers, saved);
  if (questionnaire.kind === 'insights') {
    const count = countAnswered(compiled, answers);
    records.keys.setAnswered(questionnaire.id, count);
    const complete = count === countAsked(compiled, answers);
    changeRecord(records, questionnaire.id, (record) => ({ ...record, complete }));
  }
  return 'ready';
}

async function findStored(
  { member }: RecordParts,
  { id: module, version }: Questionnaire,
  id: string | undefined,
): Promise<Tagged<ReadRecord> & { readonly saved: ReadonlySet<string> }> {
  const call = { module, email: member, version };
  const [record, rows] = await Promise.all([
    id === undefined ? loadLatestRecord(call) : loadRecord({ ...call, id }),
    loadRecordList(call),
  ]);
  const sections = rows.find((row) => row.id === record.body.id)?.sections ?? [];
  return { ...record, saved: new Set(sections) };
}

/** Sections with answers of the member's own keep what those were begun on. */
async function relink(
  records: RecordParts,
  questionnaire: Questionnaire,
  id: string,
  etag: string | undefined,
  answers: Answers,
): Promise<string> {
  const { handle, sections } = getRecord(records, questionnaire.id);
  const { links } = records;
  const before = handle === undefined ? undefined : await links.load(handle);
  // A first save without a response stays with the handle that it was sent for.
  if (handle !== undefined && before?.first) return handle;
  const base = Object.fromEntries(
    Object.entries(bySection(questionnaire, answers)).map(([sectionId, loaded]) => {
      const section = sections[sectionId];
      return [sectionId, section && isUnsaved(section) ? (before?.base[sectionId] ?? {}) : loaded];
    }),
  );
  const link = toLink(id, etag, answers, base);
  if (handle === undefined) return links.add(link);
  await links.set(handle, link);
  return handle;
}

/** `base` says what the member's own answers were begun on. */
function toLink(id: string, etag: string | undefined, stored: Answers, base: RecordLink['base']): RecordLink {
  return { id, ...(etag !== undefined && { etag }), base, stored };
}

function unsavedOf({ sections }: RecordState): RecordState['sections'] {
  return Object.fromEntries(Object.entries(sections).filter(([, section]) => isUnsaved(section)));
}

function bySection({ sections }: Questionnaire, answers: Answers): Readonly<Record<string, Answers>> {
  return Object.fromEntries(sections.map(({ id, questions }) => [id, sectionAnswers(questions, answers)]));
}

function keepRecord(
  { keys }: RecordParts,
  questionnaire: Questionnaire,
  found: ReadRecord,
  answers: Answers,
  saved?: ReadonlySet<string>,
): void {
  keys.setRecordId(questionnaire.id, found.id);
  if (questionnaire.subject && found.name !== null) keys.setName(questionnaire.subject, found.name);
  for (const { id, questions } of questionnaire.sections) {
    if (saved && !saved.has(id)) continue;
    keys.setSection(questionnaire.id, id, sectionAnswers(questions, answers));
  }
}

/** Undefined when a call failed, which the client has logged. */
async function attempt<Found>(call: Promise<Found>): Promise<Found | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
