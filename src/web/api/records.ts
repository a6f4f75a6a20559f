import {
  getLatestRecord,
  getRecord,
  idempotencyHeader,
  postRecord,
  postUpdate,
  versionHeader,
  type ReadRecord,
  type SaveAbout,
  type Saved,
  type SentFields,
} from '../../contracts/record.ts';
import {
  deleteDeleted,
  getDeleted,
  getJournal,
  getRecords,
  getVersion,
  getVersions,
  patchRecord,
  postRestore,
  recordPage,
  type DeletedList,
  type RecordChange,
  type RecordList,
  type VersionList,
} from '../../contracts/record-lists.ts';
import type { Subject } from '../../contracts/subject.ts';
import { call, callWithEtag } from './call.ts';
import { loadPages } from './load-pages.ts';
import type { WithEtag } from './read-body.ts';

interface RecordCall {
  /** The questionnaire's id, `module` on the wire. */
  readonly module: string;
  readonly email: string;
}

interface SaveCall extends RecordCall, SentFields {
  /** The questionnaire version that defines the option order of the fields. */
  readonly version: number;
  /** Present where the record has a subject. */
  readonly subject?: Subject;
}

/**
 * First save. The key is the same for every retry of a save, so that a retry creates no second record. `day`: the UTC
 * day of a journal entry; an existing entry of that day and subject throws VERSION_CONFLICT.
 */
export function createRecord(
  save: SaveCall & { readonly idempotencyKey: string; readonly day?: string },
): Promise<WithEtag<Saved>> {
  return postFirst(save, { [idempotencyHeader]: save.idempotencyKey });
}

/** First save of a record from a file; one that the member has, or an entry in its place, throws VERSION_CONFLICT. */
export function importRecord(
  save: SaveCall & { readonly imported: NonNullable<SaveAbout['imported']>; readonly day?: string },
): Promise<WithEtag<Saved>> {
  return postFirst(save, {});
}

type FirstCall = SaveCall & Pick<SaveAbout, 'day' | 'imported'>;

function postFirst(
  save: FirstCall,
  key: { readonly [idempotencyHeader]?: string },
): Promise<WithEtag<Saved>> {
  const { module } = save;
  const headers = { ...toVersion(save), ...key, 'If-None-Match': '*' };
  return callWithEtag(postRecord, { params: { module }, headers, body: toBody(save) });
}

/** A record changed since `etag` throws VERSION_CONFLICT. */
export function updateRecord(
  save: SaveCall & { readonly id: string; readonly etag: string },
): Promise<WithEtag<Saved>> {
  const headers = { ...toVersion(save), 'If-Match': save.etag };
  return callWithEtag(postUpdate, { params: ofRecord(save), headers, body: toBody(save) });
}

/** NOT_FOUND without a record. */
export function loadLatestRecord(
  of: RecordCall & { readonly version?: number },
): Promise<WithEtag<ReadRecord>> {
  return callWithEtag(getLatestRecord, { params: ofMember(of), headers: toVersion(of) });
}

interface OneRecord extends RecordCall {
  readonly id: string;
}

/** NOT_FOUND without the record. */
export function loadRecord(of: OneRecord & { readonly version: number }): Promise<WithEtag<ReadRecord>> {
  return callWithEtag(getRecord, { params: ofRecord(of), headers: toVersion(of) });
}

/** Newest first. */
export function loadRecordList(of: RecordCall): Promise<readonly RecordList[number][]> {
  return loadPages(recordPage, (skip) =>
    call(getRecords, { params: ofMember(of), query: skip > 0 ? { skip: String(skip) } : {} }),
  );
}

/** With `etag`: a record changed since throws VERSION_CONFLICT. */
export function changeRecordDetails(
  of: OneRecord & { readonly change: RecordChange; readonly etag?: string | undefined },
): Promise<RecordList[number]> {
  return call(patchRecord, { params: ofRecord(of), headers: toMatch(of), body: of.change });
}

function toMatch({ etag }: { readonly etag?: string | undefined }) {
  return etag === undefined ? {} : { 'If-Match': etag };
}

/** Only records that can be restored, deleted last first. */
export function loadDeleted(of: RecordCall): Promise<DeletedList> {
  return call(getDeleted, { params: ofMember(of) });
}

/** Deletes for good; NOT_FOUND without a deleted record of that id. */
export function purgeRecord(of: OneRecord): Promise<void> {
  return call(deleteDeleted, { params: ofRecord(of) });
}

/** Newest first; NOT_FOUND without the record. */
export function loadVersions(of: OneRecord): Promise<VersionList> {
  return call(getVersions, { params: ofRecord(of) });
}

interface OneVersion extends OneRecord {
  readonly revision: number;
}

/** NOT_FOUND without the revision. */
export function loadVersion(of: OneVersion & { readonly version: number }): Promise<ReadRecord> {
  const params = { ...ofRecord(of), revision: String(of.revision) };
  return call(getVersion, { params, headers: toVersion(of) });
}

/** The current answers become a version. With `etag`: a record changed since throws VERSION_CONFLICT. */
export function restoreVersion(of: OneVersion & { readonly etag?: string | undefined }): Promise<Saved> {
  const params = { ...ofRecord(of), revision: String(of.revision) };
  return call(postRestore, { params, headers: toMatch(of) });
}

/** With answers, newest first; `journalPage` at a time. */
export function loadJournal(
  of: RecordCall & {
    readonly subject?: Subject | undefined;
    readonly words?: string;
    readonly skip?: number;
  },
): Promise<readonly ReadRecord[]> {
  const { subject, words = '', skip = 0 } = of;
  const query = {
    ...(subject && { name: subject.name, ...(subject.id !== undefined && { subject: subject.id }) }),
    ...(words !== '' && { words }),
    ...(skip > 0 && { skip: String(skip) }),
  };
  return call(getJournal, { params: ofMember(of), query });
}

function ofMember({ module, email }: RecordCall) {
  return { module, email };
}

function ofRecord({ module, email, id }: OneRecord) {
  return { module, email, id };
}

function toVersion({ version }: { readonly version?: number }) {
  return version === undefined ? {} : { [versionHeader]: String(version) };
}

export function toBody({
  email,
  subject,
  day,
  imported,
  fields,
  marks: { no, cant_tell: cantTell = [] },
  evidence,
}: FirstCall) {
  const about: SaveAbout = {
    ...(subject?.id !== undefined && { subject: subject.id }),
    ...(day !== undefined && { day }),
    ...(no && { no }),
    ...(cantTell.length > 0 && { cant_tell: cantTell }),
    ...(evidence && { evidence }),
    ...(imported && { imported }),
  };
  return {
    email,
    ...(subject && { name: subject.name }),
    ...(Object.keys(about).length > 0 && { about }),
    ...fields,
  };
}
