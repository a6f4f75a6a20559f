import type { FromSchema } from 'json-schema-to-ts';
import { bases } from '../../../contracts/config.ts';
import { recordSchema, saveAboutSchema, savedSchema, versionHeader } from '../../../contracts/record.ts';
import type { Context } from '../../domain/context.ts';
import { readLatestRecord, readRecordById } from '../../domain/queries/records.ts';
import { createRecord, updateRecord, type SaveRequest } from '../../domain/save-record.ts';
import { callerOf } from '../guards.ts';
import type { Limiters } from '../limits.ts';
import { recordListRoutes } from './record-list-routes.ts';
import { memberParams, moduleParams, recordParams } from './record-params.ts';
import { sendRecord, sendSaved, toReadRequest, type RecordRequest } from './record-replies.ts';
import { recordTrashRoutes } from './record-trash-routes.ts';
import { recordVersionRoutes } from './record-version-routes.ts';
import { readHeader, readRevisions } from './request-headers.ts';
import { failures, type Routes } from '../routes.ts';

/** The questionnaire's own schema checks the answer fields further. */
const saveBodySchema = {
  type: 'object',
  required: ['email'],
  additionalProperties: { type: ['boolean', 'string'] },
  properties: { email: { type: 'string' }, about: saveAboutSchema },
} as const;

export const recordRoutes: Routes<{ context: Context; limiters: Limiters }> = async (
  app,
  { context, limiters },
) => {
  const saving = { onRequest: limiters.saves, config: { emailIn: 'body' } } as const;
  const saveSchema = { body: saveBodySchema, response: { 200: savedSchema, ...failures } } as const;
  const readSchema = { response: { 200: recordSchema, ...failures } } as const;
  const ofMember = `${bases.report}/:module/:email`;
  const titleOf = ({ params: { module } }: RecordRequest) =>
    context.questionnaires.get(module)?.questionnaire.title ?? module;
  await app.register(recordListRoutes, { context, limiters });
  await app.register(recordTrashRoutes, { context, limiters });
  await app.register(recordVersionRoutes, { context, limiters });

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
      sendRecord(reply, await readLatestRecord(context, callerOf(request), toReadRequest(request))),
  );
  app.get(
    `${ofMember}/records/:id`,
    { onRequest: limiters.reads, schema: { ...readSchema, params: recordParams } },
    async (request, reply) => {
      const read = { ...toReadRequest(request), id: request.params.id };
      return sendRecord(reply, await readRecordById(context, callerOf(request), read));
    },
  );
};

type Save = RecordRequest & { readonly body: FromSchema<typeof saveBodySchema> };

function toSave({ params, body, headers }: Save): SaveRequest {
  const { email: _checkedByTheGuard, about = {}, ...fields } = body;
  return { module: params.module, fields, about, version: readHeader({ headers }, versionHeader) };
}
