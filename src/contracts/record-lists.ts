import type { FromSchema } from 'json-schema-to-ts';
import type { Endpoint } from './endpoint.ts';
import {
  aboutFields,
  aboutRecord,
  maxNameLength,
  nullableText,
  ofMember,
  ofMemberParams,
  ofRecordParams,
  recordSchema,
  savedSchema,
  versionHeader,
} from './record.ts';
import { movedPriceSchema, readOnSchema } from './moved-price.ts';
import { stands } from './stands.ts';
import { maxSubjectIdLength } from './subject.ts';

/** How many of the newest are left out. */
const skip = { type: 'string', pattern: '^\\d{1,6}$' } as const;

/** Rows in one response of `getRecords`. */
export const recordPage = 100;

/**
 * Newest first. `stands`: what each asked question of a checklist says, in the order of the questions, without sections that
 * have no signs; absent if its answers cannot be read, and for journal entries. `price`: of the coin of a checklist, then and
 * now; absent until both are known.
 */
const recordListSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'name', ...aboutFields],
    additionalProperties: false,
    properties: {
      id: { type: 'string' },
      name: nullableText,
      ...aboutRecord,
      stands: { type: 'array', items: { type: 'string', enum: stands } },
      price: {
        ...movedPriceSchema,
        required: [...movedPriceSchema.required, 'read_on'],
        properties: { ...movedPriceSchema.properties, read_on: readOnSchema },
      },
    },
  },
} as const;
export type RecordList = FromSchema<typeof recordListSchema>;

export const getRecords = {
  method: 'GET',
  path: `${ofMember}/records`,
  params: ofMemberParams,
  query: { type: 'object', additionalProperties: false, properties: { skip } },
  response: recordListSchema,
  limit: 'reads',
  cost: 'long',
} as const satisfies Endpoint;

/** What a member can change of a record besides its answers; an absent field stays unchanged. */
const recordChangeSchema = {
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
 * Answers stay; 409 ENTRY_EXISTS if a deleted journal entry is restored and another one has its place, with If-Match of
 * another ETag 409 VERSION_CONFLICT.
 */
export const patchRecord = {
  method: 'PATCH',
  path: `${ofMember}/records/:id`,
  params: ofRecordParams,
  headers: ['If-Match'],
  body: recordChangeSchema,
  response: recordListSchema.items,
  limit: 'saves',
} as const satisfies Endpoint;

/** Entries with their answers, newest day first. */
const journalSchema = { type: 'array', items: recordSchema } as const;

/** Entries in one response. */
export const journalPage = 20;

/** `name` and `subject`: only entries about it. `words`: only entries with these words, in any case and without accents. */
export const getJournal = {
  method: 'GET',
  path: `${ofMember}/journal`,
  params: ofMemberParams,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      name: { type: 'string', maxLength: maxNameLength },
      subject: { type: 'string', maxLength: maxSubjectIdLength },
      words: { type: 'string', maxLength: maxNameLength },
      skip,
    },
  },
  response: journalSchema,
  limit: 'reads',
  cost: 'long',
} as const satisfies Endpoint;

/**
 * The member's deleted records that can be restored, last deleted first. `deleted_at`: ISO 8601 UTC; they are purged `deletedFor` later.
 */
const deletedListSchema = {
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

export const getDeleted = {
  method: 'GET',
  path: `${ofMember}/deleted`,
  params: ofMemberParams,
  response: deletedListSchema,
  limit: 'reads',
  cost: 'long',
} as const satisfies Endpoint;

/** Deletes a deleted record for good. */
export const deleteDeleted = {
  method: 'DELETE',
  path: `${ofMember}/deleted/:id`,
  params: ofRecordParams,
  limit: 'saves',
} as const satisfies Endpoint;

/**
 * The record before each of its later saves, newest
 * first. `changed`: ids of the questions whose answers the following save changed.
 */
const versionListSchema = {
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

export const getVersions = {
  method: 'GET',
  path: `${ofMember}/records/:id/versions`,
  params: ofRecordParams,
  response: versionListSchema,
  limit: 'reads',
  cost: 'long',
} as const satisfies Endpoint;

const ofVersionParams = { ...ofRecordParams, revision: { type: 'string', pattern: '^\\d{1,9}$' } } as const;

/** An earlier version, in the form of the current questionnaire. */
export const getVersion = {
  method: 'GET',
  path: `${ofMember}/records/:id/versions/:revision`,
  params: ofVersionParams,
  headers: [versionHeader],
  response: recordSchema,
  limit: 'reads',
} as const satisfies Endpoint;

/**
 * Saves an earlier version's answers again; the current ones become a version. With If-Match of another ETag 409
 * VERSION_CONFLICT. The response has an ETag.
 */
export const postRestore = {
  method: 'POST',
  path: `${ofMember}/records/:id/versions/:revision/restore`,
  params: ofVersionParams,
  headers: ['If-Match'],
  response: savedSchema,
  limit: 'saves',
} as const satisfies Endpoint;
