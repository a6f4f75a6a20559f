import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { bases } from '../../contracts/config.ts';
import { errorBodySchema } from '../../contracts/errors.ts';
import {
  recordListSchema,
  recordSchema,
  savedSchema,
  versionHeader,
  type Saved,
} from '../../contracts/record.ts';
import type { Context } from '../domain/context.ts';
import {
  listRecords,
  readLatestRecord,
  readRecordById,
  type ReadOutcome,
} from '../domain/queries/records.ts';
import { createRecord, updateRecord, type SaveOutcome } from '../domain/save-record.ts';
import { AppError } from './app-error.ts';
import { callerOf } from './guards.ts';
import type { Limiters } from './limits.ts';
import { readHeader, readRevisions } from './request-headers.ts';

const failures = { '4xx': errorBodySchema, '5xx': errorBodySchema };

/** The answer fields are judged by the questionnaire's own schema. */
const saveBodySchema = {
  type: 'object',
  required: ['email'],
  additionalProperties: true,
  properties: { email: { type: 'string' } },
} as const;

interface Save {
  Params: { module: string };
  Body: { email: string } & Record<string, unknown>;
}
interface OneRecord {
  Params: { module: string; id: string };
}

/** Saving and reading records of any questionnaire. */
export const recordRoutes: FastifyPluginAsync<{ context: Context; limiters: Limiters }> = async (
  app,
  { context, limiters },
) => {
  const saving = {
    onRequest: limiters.saves,
    config: { emailIn: 'body' },
    schema: { body: saveBodySchema, response: { 200: savedSchema, ...failures } },
  } as const;
  const reading = { schema: { response: { 200: recordSchema, ...failures } } };
  const ofMember = `${bases.report}/:module/:email`;

  app.post<Save>(`${bases.report}/:module`, saving, async (request, reply) =>
    sendSaved(
      reply,
      await createRecord(context, callerOf(request), {
        ...toSave(request),
        idempotencyKey: readHeader(request, 'idempotency-key'),
      }),
    ),
  );
  app.post<Save & OneRecord>(`${ofMember}/cg/:id`, saving, async (request, reply) =>
    sendSaved(
      reply,
      await updateRecord(context, callerOf(request), {
        ...toSave(request),
        id: request.params.id,
        revisions: readRevisions(readHeader(request, 'if-match')),
      }),
    ),
  );
  app.get<OneRecord>(`${ofMember}/cg`, reading, async (request, reply) =>
    sendRecord(reply, await readLatestRecord(context, callerOf(request), toRead(request))),
  );
  app.get<OneRecord>(`${ofMember}/records/:id`, reading, async (request, reply) =>
    sendRecord(
      reply,
      await readRecordById(context, callerOf(request), { ...toRead(request), id: request.params.id }),
    ),
  );
  app.get<OneRecord>(
    `${ofMember}/records`,
    { schema: { response: { 200: recordListSchema, ...failures } } },
    async (request) => {
      const list = await listRecords(context, callerOf(request), request.params.module);
      if (!list) throw new AppError('NOT_FOUND');
      return list;
    },
  );
};

function toSave(request: FastifyRequest<Save>) {
  const { email: _checkedByTheGuard, ...fields } = request.body;
  return { module: request.params.module, fields, version: readHeader(request, versionHeader) };
}

function toRead(request: FastifyRequest<OneRecord>) {
  return { module: request.params.module, version: readHeader(request, versionHeader) };
}

function sendSaved(reply: FastifyReply, outcome: SaveOutcome): Saved {
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
  }
}

function sendRecord(reply: FastifyReply, outcome: ReadOutcome) {
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
  }
}
