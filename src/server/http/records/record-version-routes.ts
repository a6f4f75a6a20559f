import { bases } from '../../../contracts/config.ts';
import { recordSchema, savedSchema } from '../../../contracts/record.ts';
import { versionListSchema } from '../../../contracts/record-lists.ts';
import type { Context } from '../../domain/context.ts';
import { listVersions, readVersionOf } from '../../domain/queries/versions.ts';
import { restoreVersion } from '../../domain/save-record.ts';
import { AppError } from '../app-error.ts';
import { contextOf, long } from '../costs.ts';
import { callerOf } from '../guards.ts';
import type { Limiters } from '../limits.ts';
import { failures, noBodySchema, type Routes } from '../routes.ts';
import { recordParams, versionParams } from './record-params.ts';
import { sendRecord, sendSaved, toReadRequest } from './record-replies.ts';
import { readHeader, readRevisions } from './request-headers.ts';

interface RecordVersionOptions {
  readonly context: Context;
  readonly limiters: Limiters;
}

export const recordVersionRoutes: Routes<RecordVersionOptions> = async (app, { context, limiters }) => {
  const versions = `${bases.report}/:module/:email/records/:id/versions`;
  app.get(
    versions,
    {
      onRequest: limiters.reads,
      config: long,
      schema: { params: recordParams, response: { 200: versionListSchema, ...failures } },
    },
    async (request) => {
      const list = await listVersions(contextOf(request), callerOf(request), request.params);
      if (!list) throw new AppError('NOT_FOUND');
      return list;
    },
  );
  app.get(
    `${versions}/:revision`,
    {
      onRequest: limiters.reads,
      schema: { params: versionParams, response: { 200: recordSchema, ...failures } },
    },
    async (request, reply) => {
      const { id, revision } = request.params;
      const read = { ...toReadRequest(request), id, revision: Number(revision) };
      return sendRecord(reply, await readVersionOf(context, callerOf(request), read));
    },
  );
  app.post(
    `${versions}/:revision/restore`,
    {
      onRequest: limiters.saves,
      schema: { params: versionParams, body: noBodySchema, response: { 200: savedSchema, ...failures } },
    },
    async (request, reply) => {
      const { module, id, revision } = request.params;
      const restore = {
        module,
        id,
        revision: Number(revision),
        revisions: readRevisions(readHeader(request, 'if-match')),
      };
      const outcome = await restoreVersion(context, callerOf(request), restore);
      return sendSaved(reply, outcome, context.questionnaires.get(module)?.questionnaire.title ?? module);
    },
  );
};
