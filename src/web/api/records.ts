import { bases } from '../../contracts/config.ts';
import { idempotencyHeader, recordSchema, savedSchema, versionHeader } from '../../contracts/record.ts';
import {
  deletedListSchema,
  journalSchema,
  recordPage,
  recordListSchema,
  versionListSchema,
} from '../../contracts/record-lists.ts';
import type { ReadRecord, SaveAbout, Saved, SentFields } from '../../contracts/record.ts';
import type { DeletedList, RecordChange, RecordList, VersionList } from '../../contracts/record-lists.ts';
import type { Subject } from '../../contracts/subject.ts';
import { api } from './client.ts';
import { loadPages } from './load-pages.ts';
import { readBody, readWithEtag, type WithEtag } from './read-body.ts';

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
  call: SaveCall & { readonly idempotencyKey: string; readonly day?: string },
): Promise<WithEtag<Saved>> {
  return postFirst(call, { [idempotencyHeader]: call.idempotencyKey });
}

/** First save of a record from a file; one that the member has, or an entry in its place, throws VERSION_CONFLICT. */
export function importRecord(
  call: SaveCall & { readonly imported: NonNullable<SaveAbout['imported']>; readonly day?: string },
): Promise<WithEtag<Saved>> {
  return postFirst(call, {});
}

type FirstCall = SaveCall & Pick<SaveAbout, 'day' | 'imported'>;

function postFirst(call: FirstCall, key: Readonly<Record<string, string>>): Promise<WithEtag<Saved>> {
  const headers = { [versionHeader]: String(call.version), ...key, 'If-None-Match': '*' };
  return readWithEtag(
    api.post(`${bases.report}/${call.module}`, { json: toBody(call), headers }),
    savedSchema,
  );
}

/** A record changed since `etag` throws VERSION_CONFLICT. */
export function updateRecord(
  call: SaveCall & { readonly id: string; readonly etag: string },
): Promise<WithEtag<Saved>> {
  const headers = { [versionHeader]: String(call.version), 'If-Match': call.etag };
  const path = `${toLatestPath(call)}/${encodeURIComponent(call.id)}`;
  return readWithEtag(api.post(path, { json: toBody(call), headers }), savedSchema);
}

/** NOT_FOUND without a record. */
export function loadLatestRecord(
  call: RecordCall & { readonly version?: number },
): Promise<WithEtag<ReadRecord>> {
  return readWithEtag(api.get(toLatestPath(call), { headers: toVersion(call) }), recordSchema);
}

/** NOT_FOUND without the record. */
export function loadRecord(
  call: RecordCall & { readonly id: string; readonly version: number },
): Promise<WithEtag<ReadRecord>> {
  const path = `${toListPath(call)}/${encodeURIComponent(call.id)}`;
  return readWithEtag(api.get(path, { headers: toVersion(call) }), recordSchema);
}

/** Newest first. */
export function loadRecordList(call: RecordCall): Promise<readonly RecordList[number][]> {
  return loadPages(recordPage, (skip) =>
    readBody(api.get(toListPath(call), { searchParams: skip > 0 ? { skip } : {} }), recordListSchema),
  );
}

export function changeRecordDetails(
  call: RecordCall & { readonly id: string; readonly change: RecordChange },
): Promise<RecordList[number]> {
  const path = `${toListPath(call)}/${encodeURIComponent(call.id)}`;
  return readBody(api.patch(path, { json: call.change }), recordListSchema.items);
}

/** Only records that can be restored, deleted last first. */
export function loadDeleted(call: RecordCall): Promise<DeletedList> {
  return readBody(api.get(toDeletedPath(call)), deletedListSchema);
}

/** Deletes for good; NOT_FOUND without a deleted record of that id. */
export async function purgeRecord(call: RecordCall & { readonly id: string }): Promise<void> {
  await api.delete(`${toDeletedPath(call)}/${encodeURIComponent(call.id)}`);
}

function toDeletedPath({ module, email }: RecordCall): string {
  return `${bases.report}/${module}/${encodeURIComponent(email)}/deleted`;
}

interface VersionCall extends RecordCall {
  readonly id: string;
}

/** Newest first; NOT_FOUND without the record. */
export function loadVersions(call: VersionCall): Promise<VersionList> {
  return readBody(api.get(toVersionsPath(call)), versionListSchema);
}

/** NOT_FOUND without the revision. */
export function loadVersion(
  call: VersionCall & { readonly revision: number; readonly version: number },
): Promise<ReadRecord> {
  const path = `${toVersionsPath(call)}/${call.revision}`;
  return readBody(api.get(path, { headers: toVersion(call) }), recordSchema);
}

/** The current answers become a version. */
export function restoreVersion(call: VersionCall & { readonly revision: number }): Promise<Saved> {
  return readBody(api.post(`${toVersionsPath(call)}/${call.revision}/restore`), savedSchema);
}

function toVersionsPath(call: VersionCall): string {
  return `${toListPath(call)}/${encodeURIComponent(call.id)}/versions`;
}

/** With answers, newest first; `journalPage` at a time. */
export function loadJournal(
  call: RecordCall & {
    readonly subject?: Subject | undefined;
    readonly words?: string;
    readonly skip?: number;
  },
): Promise<readonly ReadRecord[]> {
  const { subject, words = '', skip = 0 } = call;
  const searchParams = {
    ...(subject && { name: subject.name, ...(subject.id !== undefined && { subject: subject.id }) }),
    ...(words !== '' && { words }),
    ...(skip > 0 && { skip }),
  };
  const path = `${bases.report}/${call.module}/${encodeURIComponent(call.email)}/journal`;
  return readBody(api.get(path, { searchParams }), journalSchema);
}

function toListPath({ module, email }: RecordCall): string {
  return `${bases.report}/${module}/${encodeURIComponent(email)}/records`;
}

function toLatestPath({ module, email }: RecordCall): string {
  return `${bases.report}/${module}/${encodeURIComponent(email)}/cg`;
}

function toVersion({ version }: { readonly version?: number }): Record<string, string> {
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
