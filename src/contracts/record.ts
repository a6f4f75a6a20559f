import type { FromSchema } from 'json-schema-to-ts';
import { bases } from './config.ts';
import { ownEmail, type Endpoint } from './endpoint.ts';
import type { CoinFact } from './coin-facts.ts';
import { maxSubjectIdLength } from './subject.ts';
import { day } from '../lib/durations.ts';

/** Longest name of a coin or NFT that a record carries, in characters. */
export const maxNameLength = 100;

/** Longest answer to a text question that names no limit, in characters (I2). */
export const maxTextLength = 4000;

/** The largest limit that a text question may name. */
export const maxLongTextLength = 20_000;

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
 * kept_at, confirmed }`, facts as GET {coin-data}/facts/{subject} gives them, `kept_at` only in imported files, `confirmed`
 * if the member gives the stored answer again: its evidence is replaced. `imported`: what else the file says of the record, only
 * in its first save here. `id`: the record's id there, which a repeated import is recognised by. `saved_at`: the moment of
 * its save there, ISO 8601, which it keeps and is ordered by; absent: now.
 */
const saveAboutSchema = {
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

/**
 * How long a deleted record can be restored, in ms: 30 days. Then the server's hourly run purges it.
 */
export const deletedFor = 30 * day;

export const nullableText = { type: ['string', 'null'] } as const;

/**
 * A record's data besides answers. `subject`: the id of what it is about; `title`: the member's name for it; `day`: the
 * day of a journal entry, null for a checklist; `saved_at`: ISO 8601 UTC; `sections`: ids of saved sections;
 * `asked_sections`: ids of sections with a question to ask, given the answers; `archived`: put away by the member;
 * `origin`: its id in the file it was imported from; `imported`: `saved_at` is the file's, it was not saved here since.
 */
export const aboutRecord = {
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
export const aboutFields = [
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
    calculated: { type: 'object', additionalProperties: { type: 'number' } },
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

/** Evidence as a save carries it, see {@link SaveAbout}; the server checks it. */
export type SentEvidence = Readonly<Record<string, unknown>>;

/**
 * A record: id, name (null where the questionnaire has no subject) and every answer
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

/** Most records of a member per questionnaire; deleted ones that can be restored count while there is room. */
export const maxRecords = 500;

/** Most bytes of their answers together. */
export const maxRecordBytes = 16_000_000;

/** Most earlier versions of a record. Older ones are deleted, and all before others when a member's quota is used up. */
export const maxVersions = 100;

/** Request header with the questionnaire version whose order of options the body's flags follow. */
export const versionHeader = 'Questionnaire-Version';

/** Request header of a first save. The browser keeps it until a response arrives, so that a repeat makes no second record. */
export const idempotencyHeader = 'Idempotency-Key';

/** Path of a member's records of a questionnaire; `module` is its id. */
export const ofMember = `${bases.report}/:module/:email` as const;

export const ofMemberParams = { module: { type: 'string' }, email: ownEmail } as const;

export const ofRecordParams = { ...ofMemberParams, id: { type: 'string' } } as const;

/** The questionnaire's own schema checks the answer fields further. */
const saveSchema = {
  type: 'object',
  required: ['email'],
  additionalProperties: { type: ['boolean', 'string'] },
  properties: { email: ownEmail, about: saveAboutSchema },
} as const;

/**
 * The first save of a record; in a journal, it continues the entry of the same day and subject. With If-None-Match: * such an
 * entry stays unchanged: 409 VERSION_CONFLICT. The response has an ETag.
 */
export const postRecord = {
  method: 'POST',
  path: `${bases.report}/:module`,
  params: { module: { type: 'string' } },
  headers: [versionHeader, idempotencyHeader, 'If-None-Match'],
  body: saveSchema,
  emailIn: 'body',
  response: savedSchema,
  limit: 'saves',
} as const satisfies Endpoint;

/** A later save of a record; with If-Match of another ETag 409 VERSION_CONFLICT. The response has an ETag. */
export const postUpdate = {
  method: 'POST',
  path: `${ofMember}/cg/:id`,
  params: ofRecordParams,
  headers: [versionHeader, 'If-Match'],
  body: saveSchema,
  emailIn: 'body',
  response: savedSchema,
  limit: 'saves',
} as const satisfies Endpoint;

/** The record saved last, with its ETag. */
export const getLatestRecord = {
  method: 'GET',
  path: `${ofMember}/cg`,
  params: ofMemberParams,
  headers: [versionHeader],
  response: recordSchema,
  limit: 'reads',
} as const satisfies Endpoint;

/** A record with its ETag. */
export const getRecord = {
  method: 'GET',
  path: `${ofMember}/records/:id`,
  params: ofRecordParams,
  headers: [versionHeader],
  response: recordSchema,
  limit: 'reads',
} as const satisfies Endpoint;
