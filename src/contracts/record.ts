import type { FromSchema } from 'json-schema-to-ts';
import type { CoinFact } from './coin-facts.ts';
import { maxSubjectIdLength } from './subject.ts';
import { day } from '../lib/durations.ts';

/** Longest name of a coin or NFT that a record carries, in characters. */
export const maxNameLength = 100;

/** Longest text answer, in characters (I2). */
export const maxTextLength = 4000;

/** Response of both save routes. */
export const savedSchema = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: { type: 'string' } },
} as const;
export type Saved = FromSchema<typeof savedSchema>;

/** A UTC day, YYYY-MM-DD. */
const dayPattern = '^\\d{4}-\\d{2}-\\d{2}$';

/** Longest value of a fact stored as evidence, in bytes of JSON. */
export const maxEvidenceValueBytes = 500;

/** Most bytes of JSON that the evidence of one saved section may have. */
export const maxEvidenceBytes = 4000;

/** No record is older: earlier moments come from a broken clock or an edited file. */
export const earliestMoment = '2000-01-01T00:00:00Z';

const questionIds = { type: 'array', items: { type: 'string' }, maxItems: 1000 } as const;

/**
 * What a save may carry besides the fields of docs/behaviour.md. `subject`: the id of what the record is about (see
 * Subject). `day`: the UTC day of a journal entry, at most the server's today, which is the default. `no`: ids of
 * questions whose blank is an answer (No; in a list: none of these). `cant_tell`: ids of questions that the member
 * cannot answer. Both are false on the wire (D2). If `no` is present, even empty, a blank in neither list is no answer;
 * without `no`, a blank keeps a stored No. `evidence`: the facts shown beside questions, by question id: `{ facts,
 * kept_at }`, facts as GET {coin-data}/facts/{subject} gives them, `kept_at` only in imported files. `imported`: what else the file says of the record, only
 * in its first save here. `id`: the record's id there, which a repeated import is recognised by. `saved_at`: the moment of
 * its save there, ISO 8601, which it keeps and is ordered by; absent: now.
 */
export const saveAboutSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    subject: { type: 'string', minLength: 1, maxLength: maxSubjectIdLength },
    day: { type: 'string', pattern: dayPattern },
    no: questionIds,
    cant_tell: questionIds,
    // Checked against the facts that the questionnaire shows under each question.
    evidence: { type: 'object', additionalProperties: true },
    imported: {
      type: 'object',
      required: ['id'],
      additionalProperties: false,
      properties: {
        id: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
        saved_at: { type: 'string', maxLength: 40 },
        title: { type: 'string', minLength: 1, maxLength: maxNameLength },
        archived: { type: 'boolean' },
      },
    },
  },
} as const;
export type SaveAbout = FromSchema<typeof saveAboutSchema>;

/** What a member can change of a record besides its answers; an absent field stays unchanged. */
export const recordChangeSchema = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    /** Null: shown by its name again. */
    title: { anyOf: [{ type: 'null' }, { type: 'string', minLength: 1, maxLength: maxNameLength }] },
    archived: { type: 'boolean' },
    /** A deleted record can be restored during `deletedFor`. */
    deleted: { type: 'boolean' },
  },
} as const;
export type RecordChange = FromSchema<typeof recordChangeSchema>;

/**
 * How long a deleted record can be restored, in ms: 30 days. Then the server's hourly run purges it.
 */
export const deletedFor = 30 * day;

const nullableText = { type: ['string', 'null'] } as const;

/**
 * A record's data besides answers. `subject`: the id of what it is about; `title`: the member's name for it; `day`: the
 * day of a journal entry, null for a checklist; `saved_at`: ISO 8601 UTC; `sections`: ids of saved sections;
 * `asked_sections`: ids of sections with a question to ask, given the answers; `archived`: put away by the member;
 * `origin`: its id in the file it was imported from; `imported`: `saved_at` is the file's, it was not saved here since.
 */
const aboutRecord = {
  subject: nullableText,
  title: nullableText,
  day: nullableText,
  saved_at: { type: 'string' },
  sections: { type: 'array', items: { type: 'string' } },
  asked_sections: { type: 'array', items: { type: 'string' } },
  archived: { type: 'boolean' },
  origin: { type: 'string' },
  imported: { type: 'boolean' },
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
 * What a record carries besides the fields of docs/behaviour.md; `no` and `cant_tell` as in a save. `new_questions`: ids of
 * questions asked now that the version it was answered in did not have. `saved_in`: the version of each section's last save,
 * if a scale had other steps in an earlier one. `evidence`: facts shown beside a question at a
 * save, by question id; `kept_at`: the time of that save, ISO 8601 UTC; `imported`: it came from a file.
 * `damaged`: its answers cannot be read and are left out; only journal entries carry it, any other damaged record is refused.
 */
const recordAboutSchema = {
  type: 'object',
  required: [...aboutFields, 'no', 'cant_tell'],
  additionalProperties: false,
  properties: {
    ...aboutRecord,
    no: { type: 'array', items: { type: 'string' } },
    cant_tell: { type: 'array', items: { type: 'string' } },
    new_questions: { type: 'array', items: { type: 'string' } },
    saved_in: { type: 'object', additionalProperties: { type: 'integer' } },
    evidence: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['kept_at', 'facts'],
        additionalProperties: false,
        properties: {
          kept_at: { type: 'string' },
          imported: { type: 'boolean' },
          facts: { type: 'array', items: { type: 'object', additionalProperties: true } },
        },
      },
    },
    damaged: { type: 'boolean' },
  },
} as const;
export type RecordAbout = FromSchema<typeof recordAboutSchema>;

/** The facts shown beside a question at a save, as a record has them. */
export interface KeptEvidence {
  /** The time of that save, ISO 8601 UTC. */
  readonly kept_at: string;
  /** It came from a file. */
  readonly imported?: true;
  readonly facts: readonly CoinFact[];
}

/** The evidence of a record, by question id. */
export type EvidenceByQuestion = Readonly<Record<string, KeptEvidence>>;

/** Evidence as a save carries it, see {@link saveAboutSchema}; the server checks it. */
export type SentEvidence = Readonly<Record<string, unknown>>;

/**
 * A record (GET .../cg and .../records/{id}): id, name (null where the questionnaire has no subject) and every answer
 * field of the questionnaire. Booleans and texts are plain; a choice of several is 'true,false,...', one flag per
 * option in the order of the version in Questionnaire-Version. A note beside an answer is `<field>--note` (text) and
 * `<field>--source` (an https address); a save may send both.
 */
export const recordSchema = {
  type: 'object',
  required: ['id', 'name', 'about'],
  additionalProperties: { type: ['boolean', 'string'] },
  properties: { id: { type: 'string' }, name: nullableText, about: recordAboutSchema },
} as const;

/** Types of an answer on the wire. */
export type WireValue = boolean | string;

/** A record's part of a save: fields by name, and which of their blanks are answers. */
export interface SentFields {
  readonly fields: Readonly<Record<string, WireValue>>;
  /** Without `no` in a save of a build that had no explicit No. */
  readonly marks: Pick<SaveAbout, 'no' | 'cant_tell'>;
  /** The facts shown with the questions; absent: none. */
  readonly evidence?: SentEvidence | undefined;
}

/** See {@link recordSchema}. */
export interface ReadRecord {
  readonly id: string;
  readonly name: string | null;
  readonly about: RecordAbout;
  readonly [field: string]: unknown;
}

/** Response of GET {report}/{module}/{email}/journal: entries with their answers, newest day first. */
export const journalSchema = { type: 'array', items: recordSchema } as const;

/** Entries in one response of a journal. */
export const journalPage = 20;

/** Most records of a member per questionnaire; deleted ones that can be restored count while there is room. */
export const maxRecords = 500;

/** Most bytes of their answers together. */
export const maxRecordBytes = 16_000_000;

/** Most earlier versions of a record. Older ones are deleted, and all before others when a member's quota is used up. */
export const maxVersions = 100;

/** Rows in one response of GET {report}/{module}/{email}/records; `?skip=` leaves out that many of the newest. */
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
 * Response of GET {report}/{module}/{email}/deleted: the member's deleted records that can be restored, last deleted
 * first. `deleted_at`: ISO 8601 UTC; they are purged `deletedFor` later.
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
 * Response of GET {report}/{module}/{email}/records/{id}/versions: the record before each of its later saves, newest
 * first. `changed`: ids of the questions whose answers the following save changed.
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
      imported: aboutRecord.imported,
      sections: aboutRecord.sections,
      changed: { type: 'array', items: { type: 'string' } },
    },
  },
} as const;
export type VersionList = FromSchema<typeof versionListSchema>;

/** Request header with the questionnaire version whose order of options the body's flags follow. */
export const versionHeader = 'Questionnaire-Version';

/** Request header of a first save. The browser keeps it until a response arrives, so that a repeat makes no second record. */
export const idempotencyHeader = 'Idempotency-Key';
