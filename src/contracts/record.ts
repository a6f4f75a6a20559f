import type { FromSchema } from 'json-schema-to-ts';
import { maxSubjectIdLength } from './subject.ts';

/** Longest name of a coin or NFT that a record carries, in characters. */
export const maxNameLength = 100;

/** Longest text answer, in characters (I2). */
export const maxTextLength = 4000;

/** Response of both save routes: the record's id. */
export const savedSchema = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: { type: 'string' } },
} as const;
export type Saved = FromSchema<typeof savedSchema>;

/** A UTC day, YYYY-MM-DD. */
const dayPattern = '^\\d{4}-\\d{2}-\\d{2}$';

const questionIds = { type: 'array', items: { type: 'string' }, maxItems: 1000 } as const;

/**
 * What a save may say besides the fields of docs/behaviour.md. `subject` is the id of what the record is about (see Subject), `day` the
 * UTC day of a journal entry (absent: the server's today; never later than that), `no` the ids of questions whose
 * blank is an answer (No, of a list none of these), `cant_tell` of those that the member looked at and can't tell: both are
 * false on the wire (D2). With `no`, be it empty, a blank that is in neither list is no answer; without it, it keeps a No
 * that is stored.
 */
export const saveAboutSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    subject: { type: 'string', minLength: 1, maxLength: maxSubjectIdLength },
    day: { type: 'string', pattern: dayPattern },
    no: questionIds,
    cant_tell: questionIds,
  },
} as const;
export type SaveAbout = FromSchema<typeof saveAboutSchema>;

/** What the member can change of a record besides its answers; a missing field stays as it is. */
export const recordChangeSchema = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    /** Null: it is shown by its name again. */
    title: { anyOf: [{ type: 'null' }, { type: 'string', minLength: 1, maxLength: maxNameLength }] },
    archived: { type: 'boolean' },
    /** A deleted record can be taken back for a while, see deletedFor. */
    deleted: { type: 'boolean' },
  },
} as const;
export type RecordChange = FromSchema<typeof recordChangeSchema>;

/** How long a deleted record can be taken back, in ms: 30 days. After that the member's next login or change of a record deletes it for good. */
export const deletedFor = 30 * 24 * 60 * 60 * 1000;

const nullableText = { type: ['string', 'null'] } as const;

/**
 * What of a record is no answer. `subject`: the id of what it is about; `title`: what the member called it; `day`: that
 * of a journal entry, null for a checklist; `saved_at`: ISO 8601 UTC; `sections`: the ids of those saved;
 * `asked_sections`: of those that have something to ask, given its answers; `archived`: put away by the member.
 */
const aboutRecord = {
  subject: nullableText,
  title: nullableText,
  day: nullableText,
  saved_at: { type: 'string' },
  sections: { type: 'array', items: { type: 'string' } },
  asked_sections: { type: 'array', items: { type: 'string' } },
  archived: { type: 'boolean' },
} as const;
const aboutFields = [
  'subject',
  'title',
  'day',
  'saved_at',
  'sections',
  'asked_sections',
  'archived',
] as const;

/**
 * What a record that is read says besides the fields of docs/behaviour.md; `no` and `cant_tell` as in a save. `new_questions`: the ids of those asked
 * now that were not in the version it was answered in. `damaged`: its answers can't be read, and
 * none comes with it; only entries of a journal say so, another such record is refused.
 */
export const recordAboutSchema = {
  type: 'object',
  required: [...aboutFields, 'no', 'cant_tell'],
  additionalProperties: false,
  properties: {
    ...aboutRecord,
    no: { type: 'array', items: { type: 'string' } },
    cant_tell: { type: 'array', items: { type: 'string' } },
    new_questions: { type: 'array', items: { type: 'string' } },
    damaged: { type: 'boolean' },
  },
} as const;
export type RecordAbout = FromSchema<typeof recordAboutSchema>;

/**
 * A record as it is read (GET .../cg and .../records/{id}): id, name (null where the questionnaire has no subject) and
 * every answer field of the questionnaire. Booleans and texts as they are; a choice of several as 'true,false,...', one
 * flag per option in the order of the version named by Questionnaire-Version. Where the member has noted something
 * beside an answer, `<field>--note` is its text and `<field>--source` an https address; a save may send both.
 */
export const recordSchema = {
  type: 'object',
  required: ['id', 'name', 'about'],
  additionalProperties: { type: ['boolean', 'string'] },
  properties: { id: { type: 'string' }, name: nullableText, about: recordAboutSchema },
} as const;

/** The values that an answer has on the wire. */
export type WireValue = boolean | string;

/** See {@link recordSchema}. */
export interface ReadRecord {
  readonly id: string;
  readonly name: string | null;
  readonly about: RecordAbout;
  readonly [field: string]: unknown;
}

/** Response of GET {report}/{module}/{email}/journal: entries with their answers, the newest day first. */
export const journalSchema = { type: 'array', items: recordSchema } as const;

/** How many entries of a journal one answer has. */
export const journalPage = 20;

/** The most records a member can keep of a questionnaire; deleted ones that can be restored count while there is room. */
export const maxRecords = 500;

/** The most bytes that their answers may have together. */
export const maxRecordBytes = 16_000_000;

/** How many earlier versions of a record are kept; older ones go, and all go first when a member's quota is used up. */
export const maxVersions = 100;

/** How many rows one answer of GET {report}/{module}/{email}/records has; `?skip=` leaves out that many of the newest. */
export const recordPage = 100;

/** One row of GET {report}/{module}/{email}/records, newest first. */
export const recordListSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'name', ...aboutFields],
    additionalProperties: false,
    properties: { id: { type: 'string' }, name: nullableText, ...aboutRecord },
  },
} as const;
export type RecordList = FromSchema<typeof recordListSchema>;

/**
 * Response of GET {report}/{module}/{email}/deleted: the member's deleted records that can be restored, deleted last
 * first. `deleted_at`: ISO 8601 UTC; deletedFor later they are gone.
 */
export const deletedListSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'name', 'title', 'day', 'saved_at', 'deleted_at'],
    additionalProperties: false,
    properties: {
      id: { type: 'string' },
      name: nullableText,
      title: nullableText,
      day: nullableText,
      saved_at: aboutRecord.saved_at,
      deleted_at: { type: 'string' },
    },
  },
} as const;
export type DeletedList = FromSchema<typeof deletedListSchema>;

/**
 * Response of GET {report}/{module}/{email}/records/{id}/versions: what the record was before each of its later saves,
 * newest first. `changed`: the ids of the questions whose answers the save after it changed.
 */
export const versionListSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['revision', 'saved_at', 'sections', 'changed'],
    additionalProperties: false,
    properties: {
      revision: { type: 'integer', minimum: 1 },
      saved_at: aboutRecord.saved_at,
      sections: aboutRecord.sections,
      changed: { type: 'array', items: { type: 'string' } },
    },
  },
} as const;
export type VersionList = FromSchema<typeof versionListSchema>;

/** Request header that names the questionnaire version whose option order the flags of the body follow. */
export const versionHeader = 'Questionnaire-Version';

/** Request header of a first save, kept by the browser until a response came, so that a repeat makes no second record. */
export const idempotencyHeader = 'Idempotency-Key';
