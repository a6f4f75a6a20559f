import { randomUUID } from 'node:crypto';
import {
  getLatestRecord,
  getRecord,
  idempotencyHeader,
  postRecord,
  postUpdate,
  versionHeader,
} from '../../contracts/record.ts';
import { foldName, isSameSubject, toSubject, type Subject } from '../../contracts/subject.ts';
import type { Sent } from '../../contracts/endpoint.ts';
import { findEntry, isJournal, withDay } from '../domain/journal.ts';
import {
  judgeAnswers,
  readAbout,
  readImported,
  type ImportedAbout,
  type SaveContent,
  type SavedAbout,
} from '../domain/judge-save.ts';
import { findQuestionnaire } from '../domain/find-questionnaire.ts';
import { toRead } from './to-read.ts';
import { refuse, type Refused } from '../domain/read-request.ts';
import { toHash } from '../domain/sessions.ts';
import { findStoredAnswers, memberGone, recordDamaged } from '../domain/stored.ts';
import type { BriefRecord, StoredRecord } from '../ports/entities.ts';
import { route } from './route.ts';
import { findSaveReceipt } from './save-receipts.ts';
import { beginSave, beginUpdate, readRevisions, stale, toSaved, type UpdateArgs } from './save-start.ts';
import { findLatestRecord, findRecord, findSaveBefore, listBriefRecords } from './stored-records.ts';
import { writeAnswers } from './write-answers.ts';
import { writeWithoutMember } from './write.ts';

export const routes = [
  route(postRecord, async (context, { caller: { memberId }, params: { module }, headers, body }) => {
    const { storage, questionnaires, clock } = context;
    if (!questionnaires.has(module)) return { kind: 'no-such-record' };
    const key = headers[idempotencyHeader];
    if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key))
      return refuse(idempotencyHeader, 'Must have 1 to 255 visible ASCII characters.');
    const content = toContent(body, headers[versionHeader]);
    const outcome = await storage.run(createRecord, {
      memberId,
      module,
      id: randomUUID(),
      content,
      onlyNew: headers['If-None-Match'] === '*',
      repeat: key === undefined ? undefined : { key, requestHash: hashRequest(module, content) },
      now: clock.now(),
    });
    return outcome.kind === 'saved' ? toSaved(outcome) : outcome;
  }),

  route(postUpdate, async (context, { caller: { memberId }, params: { module, id }, headers, body }) => {
    const { storage, questionnaires, clock } = context;
    if (!questionnaires.has(module)) return { kind: 'no-such-record' };
    const outcome = await storage.run(updateRecord, {
      memberId,
      module,
      id,
      content: toContent(body, headers[versionHeader]),
      revisions: readRevisions(headers['If-Match']),
      now: clock.now(),
    });
    return outcome.kind === 'saved' ? toSaved(outcome) : outcome;
  }),

  route(getLatestRecord, async ({ storage, questionnaires }, { caller, params: { module }, headers }) => {
    const record = await findLatestRecord(storage.reads, caller.memberId, module);
    return toRead(questionnaires.get(module)?.questionnaire, record, headers[versionHeader]);
  }),

  route(getRecord, async ({ storage, questionnaires }, { caller, params: { module, id }, headers }) => {
    const record = await findRecord(storage.reads, caller.memberId, id);
    const isThere = record?.module === module && record.deletedAt === null;
    const shown = isThere ? record : undefined;
    return toRead(questionnaires.get(module)?.questionnaire, shown, headers[versionHeader]);
  }),
];

function toContent(
  { email: _checkedByTheGuard, about = {}, ...fields }: Sent<typeof postRecord>['body'],
  version: string | undefined,
): SaveContent {
  return { fields, about, version };
}

function hashRequest(module: string, { version, fields, about }: SaveContent): string {
  const sorted = [fields, about].map((part) =>
    Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  return toHash(JSON.stringify([module, version ?? null, ...sorted]));
}

interface CreateRecordArgs {
  readonly memberId: string;
  readonly module: string;
  readonly id: string;
  readonly content: SaveContent;
  /** An existing entry stays unchanged: the client does not know of it. */
  readonly onlyNew: boolean;
  readonly repeat: { readonly key: string; readonly requestHash: string } | undefined;
  readonly now: number;
}

/**
 * Once per Idempotency-Key; in a journal, continues an entry of the same day and subject. An imported record is 'stale' if
 * the member has it, or an entry in its place.
 */
export const createRecord = writeWithoutMember(
  'createRecord',
  async (tx, args: CreateRecordArgs, questionnaires) => {
    const { memberId, module, content, repeat, now } = args;
    const compiled = findQuestionnaire(questionnaires, module);
    const { questionnaire } = compiled;
    const [start, known, records] = await Promise.all([
      beginSave(tx, memberId, module),
      repeat && findSaveReceipt(tx, memberId, repeat.key),
      isJournal(questionnaire) || content.about.imported ? listBriefRecords(tx, memberId, module) : [],
    ]);
    if (!start) return memberGone;
    if (repeat && known) {
      if (known.requestHash !== repeat.requestHash) return { kind: 'key-reused' } as const;
      const saved = await findRecord(tx, memberId, known.recordId);
      return { kind: 'saved', id: known.recordId, revision: saved?.revision ?? 1 } as const;
    }
    const about = readAbout(compiled, content, questionnaire.subjectRequired ? 'required' : 'optional', now);
    const imported = content.about.imported && readImported(content.about.imported, now);
    const entry =
      about.kind === 'read' &&
      (about.day === null
        ? imported?.kind === 'read' && findImported(records, imported, about)
        : findEntry(questionnaire, records, { day: about.day, subject: about.subject }));
    const before = (entry && (await findRecord(tx, memberId, entry.id))) || undefined;
    const stored = before && findStoredAnswers(before);
    if (before && !stored) return recordDamaged(before.id);
    const save = judgeAnswers(compiled, content, now, stored);
    if (about.kind === 'refused' || save.kind === 'refused' || imported?.kind === 'refused')
      return joinRefusals(about, save, ...(imported ? [imported] : []));
    if (before && (args.onlyNew || imported)) return stale;
    const record = withDay(questionnaire, before ?? toNewRecord(args, about, imported));
    const place = imported && {
      now: imported.savedAt,
      saveNumber:
        imported.savedAt < now ? await findSaveBefore(tx, memberId, imported.savedAt) : start.saveNumber,
    };
    return writeAnswers(tx, questionnaire, { ...start, now, ...place }, record, save.merged, {
      sections: save.sections,
      receipt: repeat && { memberId, ...repeat, createdAt: now },
    });
  },
);

interface UpdateRecordArgs extends UpdateArgs {
  readonly content: SaveContent;
}

/** A deleted record must be restored first. */
export const updateRecord = writeWithoutMember(
  'updateRecord',
  async (tx, args: UpdateRecordArgs, questionnaires) => {
    const { module, content, revisions, now } = args;
    const start = await beginUpdate(tx, args);
    if (start.kind !== 'begun') return start;
    const compiled = findQuestionnaire(questionnaires, module);
    const { record } = start;
    const stored = findStoredAnswers(record);
    if (!stored) return recordDamaged(record.id);
    const about = readAbout(compiled, content, 'optional', now);
    const save = judgeAnswers(compiled, content, now, stored);
    if (about.kind === 'refused' || save.kind === 'refused') return joinRefusals(about, save);
    if (content.about.imported)
      return refuse('about/imported', 'Only the first save of a record may have it.');
    const { subject } = about;
    if (subject && !isAbout(record, subject))
      return refuse('name', 'What a record is about never changes: begin a new one.');
    if (revisions && !revisions.includes(record.revision)) return stale;
    const before = withDay(compiled.questionnaire, { ...record, ...toFound(record, subject) });
    const { sections, merged } = save;
    return writeAnswers(tx, compiled.questionnaire, { ...start, now }, before, merged, { sections });
  },
);

type Judged = Refused | { readonly kind: 'read' | 'ready' };

function joinRefusals(...parts: readonly Judged[]): Refused {
  return {
    kind: 'refused',
    problems: parts.flatMap((part) => (part.kind === 'refused' ? part.problems : [])),
  };
}

function toNewRecord(
  { memberId, id, module, now }: CreateRecordArgs,
  { subject, day }: SavedAbout,
  imported: ImportedAbout | undefined,
): StoredRecord {
  return {
    ...blank,
    memberId,
    id,
    module,
    name: subject?.name ?? null,
    subject: subject?.id ?? null,
    day,
    title: imported?.title ?? null,
    archivedAt: imported?.archived ? now : null,
    origin: imported?.origin ?? null,
  };
}

/** The record that a file's record was exported from or imported as. */
function findImported(
  records: readonly BriefRecord[],
  { origin }: ImportedAbout,
  { subject }: SavedAbout,
): BriefRecord | undefined {
  return records.find(
    (record) => [record.id, record.origin].includes(origin) && isSameSubject(toSubject(record), subject),
  );
}

const blank = {
  alias: null,
  title: null,
  archivedAt: null,
  deletedAt: null,
  origin: null,
  content: '',
  sections: [],
  revision: 0,
  saveNumber: 0,
  savedAt: 0,
} as const;

/** A record's subject never changes; a save may use the name as it was first typed. */
function isAbout({ name, subject: id, alias }: StoredRecord, subject: Subject): boolean {
  if (name === null) return false;
  if (isSameSubject({ name, ...(id !== null && { id }) }, subject)) return true;
  return subject.id === undefined && alias !== null && foldName(alias) === foldName(subject.name);
}

function toFound(record: StoredRecord, subject: Subject | undefined): Partial<StoredRecord> {
  if (record.subject !== null || subject?.id === undefined) return {};
  return { subject: subject.id, name: subject.name, alias: record.name };
}
