import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FromSchema } from 'json-schema-to-ts';
import { bases } from '../../../contracts/config.ts';
import {
  recordSchema,
  saveAboutSchema,
  savedSchema,
  versionHeader,
  type Saved,
} from '../../../contracts/record.ts';
import { assertNever } from '../../../lib/assert-never.ts';
import type { Context } from '../../domain/context.ts';
import {
  readLatestRecord,
  readRecordById,
  type ReadOutcome,
  type ReadRequest,
} from '../../domain/queries/records.ts';
import { createRecord, updateRecord, type SaveOutcome, type SaveRequest } from '../../domain/save-record.ts';
import { AppError, refuseFull } from '../app-error.ts';
import { callerOf } from '../guards.ts';
import type { Limiters } from '../limits.ts';
import { recordListRoutes } from './record-list-routes.ts';
import { memberParams, moduleParams, recordParams } from './record-params.ts';
import { readHeader, readRevisions } from './request-headers.ts';
import { failures, type Routes } from '../routes.ts';

/** The answer fields are judged by the questionnaire's own schema. */
const saveBodySchema = {
  type: 'object',
  required: ['email'],
  additionalProperties: true,
  properties: { email: { type: 'string' }, about: saveAboutSchema },
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
  const titleOf = ({ params: { module } }: Read) =>
    context.questionnaires.get(module)?.questionnaire.title ?? module;
  await app.register(recordListRoutes, { context, limiters });

  app.post(
    `${bases.report}/:module`,
    { ...saving, schema: { ...saveSchema, params: moduleParams } },
    async (request, reply) => {
      const save = {
        ...toSave(request),
        idempotencyKey: readHeader(request, 'idempotency-key'),
        onlyNew: readHeader(request, 'if-none-match') === '*',
      };
      return sendSaved(reply, await createRecord(context, callerOf(request), save), titleOf(request));
    },
  );
  app.post(
    `${ofMember}/cg/:id`,
    { ...saving, schema: { ...saveSchema, params: recordParams } },
    async (request, reply) => {
      const revisions = readRevisions(readHeader(request, 'if-match'));
      const save = { ...toSave(request), id: request.params.id, revisions };
      return sendSaved(reply, await updateRecord(context, callerOf(request), save), titleOf(request));
    },
  );
  app.get(
    `${ofMember}/cg`,
    { onRequest: limiters.reads, schema: { ...readSchema, params: memberParams } },
    async (request, reply) =>
      sendRecord(reply, await readLatestRecord(context, callerOf(request), toRead(request))),
  );
  app.get(
    `${ofMember}/records/:id`,
    { onRequest: limiters.reads, schema: { ...readSchema, params: recordParams } },
    async (request, reply) => {
      const read = { ...toRead(request), id: request.params.id };
      return sendRecord(reply, await readRecordById(context, callerOf(request), read));
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

function sendSaved(reply: Reply, outcome: SaveOutcome, title: string): Saved {
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
    case 'full':
      throw refuseFull(outcome.of === 'records' ? 'RECORDS_FULL' : 'ANSWERS_FULL', title);
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
