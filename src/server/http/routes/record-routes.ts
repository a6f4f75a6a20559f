import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FromSchema } from 'json-schema-to-ts';
import { bases } from '../../../contracts/config.ts';
import {
  journalSchema,
  maxNameLength,
  recordChangeSchema,
  recordListSchema,
  recordSchema,
  saveAboutSchema,
  savedSchema,
  versionHeader,
  type Saved,
} from '../../../contracts/record.ts';
import { maxSubjectIdLength } from '../../../contracts/subject.ts';
import { assertNever } from '../../../lib/assert-never.ts';
import { changeRecord } from '../../domain/change-record.ts';
import type { Context } from '../../domain/context.ts';
import {
  listJournal,
  listRecords,
  readLatestRecord,
  readRecordById,
  type ReadOutcome,
  type ReadRequest,
} from '../../domain/queries/records.ts';
import { createRecord, updateRecord, type SaveOutcome, type SaveRequest } from '../../domain/save-record.ts';
import { AppError } from '../app-error.ts';
import { callerOf } from '../guards.ts';
import type { Limiters } from '../limits.ts';
import { readHeader, readRevisions } from './request-headers.ts';
import { failures, type Routes } from '../routes.ts';

/** The answer fields are judged by the questionnaire's own schema. */
const saveBodySchema = {
  type: 'object',
  required: ['email'],
  additionalProperties: true,
  properties: { email: { type: 'string' }, about: saveAboutSchema },
} as const;

const text = { type: 'string' } as const;
const journalQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    name: { type: 'string', maxLength: maxNameLength },
    subject: { type: 'string', maxLength: maxSubjectIdLength },
    words: { type: 'string', maxLength: maxNameLength },
    skip: { type: 'string', pattern: '^\\d{1,6}$' },
  },
} as const;
const moduleParams = { type: 'object', required: ['module'], properties: { module: text } } as const;
const memberParams = {
  type: 'object',
  required: ['module', 'email'],
  properties: { module: text, email: text },
} as const;
const recordParams = {
  type: 'object',
  required: ['module', 'email', 'id'],
  properties: { module: text, email: text, id: text },
} as const;

/** Saving and reading records of any questionnaire. */
export const recordRoutes: Routes<{ context: Context; limiters: Limiters }> = async (
  app,
  { context, limiters },
) => {
  const saving = { onRequest: limiters.saves, config: { emailIn: 'body' } } as const;
  const saveSchema = { body: saveBodySchema, response: { 200: savedSchema, ...failures } } as const;
  const readSchema = { response: { 200: recordSchema, ...failures } } as const;
  const ofMember = `${bases.report}/:module/:email`;

  app.post(
    `${bases.report}/:module`,
    { ...saving, schema: { ...saveSchema, params: moduleParams } },
    async (request, reply) => {
      const save = {
        ...toSave(request),
        idempotencyKey: readHeader(request, 'idempotency-key'),
        onlyNew: readHeader(request, 'if-none-match') === '*',
      };
      return sendSaved(reply, await createRecord(context, callerOf(request), save));
    },
  );
  app.post(
    `${ofMember}/cg/:id`,
    { ...saving, schema: { ...saveSchema, params: recordParams } },
    async (request, reply) => {
      const revisions = readRevisions(readHeader(request, 'if-match'));
      const save = { ...toSave(request), id: request.params.id, revisions };
      return sendSaved(reply, await updateRecord(context, callerOf(request), save));
    },
  );
  app.get(`${ofMember}/cg`, { schema: { ...readSchema, params: memberParams } }, async (request, reply) =>
    sendRecord(reply, await readLatestRecord(context, callerOf(request), toRead(request))),
  );
  app.get(
    `${ofMember}/records/:id`,
    { schema: { ...readSchema, params: recordParams } },
    async (request, reply) => {
      const read = { ...toRead(request), id: request.params.id };
      return sendRecord(reply, await readRecordById(context, callerOf(request), read));
    },
  );
  app.get(
    `${ofMember}/records`,
    { schema: { params: memberParams, response: { 200: recordListSchema, ...failures } } },
    async (request) => {
      const list = await listRecords(context, callerOf(request), request.params.module);
      if (!list) throw new AppError('NOT_FOUND');
      return list;
    },
  );
  app.patch(
    `${ofMember}/records/:id`,
    {
      onRequest: limiters.saves,
      schema: {
        params: recordParams,
        body: recordChangeSchema,
        response: { 200: recordListSchema.items, ...failures },
      },
    },
    async (request) => {
      const { module, id } = request.params;
      const row = await changeRecord(context, callerOf(request), { module, id, change: request.body });
      if (!row) throw new AppError('NOT_FOUND');
      return row;
    },
  );
  app.get(
    `${ofMember}/journal`,
    {
      schema: {
        params: memberParams,
        querystring: journalQuery,
        response: { 200: journalSchema, ...failures },
      },
    },
    async (request) => {
      const { name, subject, words = '', skip = '0' } = request.query;
      const entries = await listJournal(context, callerOf(request), {
        module: request.params.module,
        subject: name === undefined ? undefined : { name, ...(subject !== undefined && { id: subject }) },
        words,
        skip: Number(skip),
      });
      if (!entries) throw new AppError('NOT_FOUND');
      return entries;
    },
  );
};

/** As much of a reply as is written to here. */
type Reply = Pick<FastifyReply, 'header'>;

type Read = Pick<FastifyRequest, 'headers'> & { readonly params: FromSchema<typeof moduleParams> };
type Save = Read & { readonly body: FromSchema<typeof saveBodySchema> };

function toSave({ params, body, headers }: Save): SaveRequest {
  const { email: _checkedByTheGuard, about = {}, ...fields } = body;
  return { module: params.module, fields, about, version: readHeader({ headers }, versionHeader) };
}

function toRead({ params, headers }: Read): ReadRequest {
  return { module: params.module, version: readHeader({ headers }, versionHeader) };
}

function sendSaved(reply: Reply, outcome: SaveOutcome): Saved {
  switch (outcome.kind) {
    case 'saved':
      reply.header('etag', `"${outcome.revision}"`);
      return { id: outcome.id };
    case 'refused':
      throw new AppError('INVALID_FIELD', { fields: outcome.problems });
    case 'unknown':
      throw new AppError('NOT_FOUND');
    case 'stale':
      throw new AppError('VERSION_CONFLICT');
    case 'key-reused':
      throw new AppError('IDEMPOTENCY_MISMATCH');
    default:
      return assertNever(outcome);
  }
}

function sendRecord(reply: Reply, outcome: ReadOutcome) {
  switch (outcome.kind) {
    case 'read':
      reply.header('etag', `"${outcome.revision}"`).header(versionHeader, String(outcome.version));
      return outcome.record;
    case 'none':
      throw new AppError('NOT_FOUND');
    case 'unknown-version':
      throw new AppError('INVALID_FIELD', {
        fields: [{ path: versionHeader, message: 'There is no such version.' }],
      });
    default:
      return assertNever(outcome);
  }
}
