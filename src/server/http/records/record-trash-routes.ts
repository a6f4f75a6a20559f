import { bases } from '../../../contracts/config.ts';
import { deletedListSchema } from '../../../contracts/record-lists.ts';
import { assertNever } from '../../../lib/assert-never.ts';
import type { Context } from '../../domain/context.ts';
import { listDeleted, purgeRecord } from '../../domain/trash.ts';
import { AppError } from '../app-error.ts';
import { contextOf, long } from '../costs.ts';
import { callerOf } from '../guards.ts';
import type { Limiters } from '../limits.ts';
import { failures, type Routes } from '../routes.ts';
import { memberParams, recordParams } from './record-params.ts';

interface TrashOptions {
  readonly context: Context;
  readonly limiters: Limiters;
}

export const recordTrashRoutes: Routes<TrashOptions> = async (app, { context, limiters }) => {
  const deleted = `${bases.report}/:module/:email/deleted`;
  app.get(
    deleted,
    {
      onRequest: limiters.reads,
      config: long,
      schema: { params: memberParams, response: { 200: deletedListSchema, ...failures } },
    },
    async (request) => {
      const list = await listDeleted(contextOf(request), callerOf(request), request.params.module);
      if (!list) throw new AppError('NOT_FOUND');
      return list;
    },
  );
  app.delete(
    `${deleted}/:id`,
    {
      onRequest: limiters.saves,
      schema: { params: recordParams, response: { 204: { type: 'null' }, ...failures } },
    },
    async (request, reply) => {
      const outcome = await purgeRecord(context, callerOf(request), request.params);
      switch (outcome.kind) {
        case 'purged':
          return reply.code(204).send();
        case 'unknown':
          throw new AppError('NOT_FOUND');
        case 'member-gone':
          throw new AppError('NO_SESSION');
        default:
          return assertNever(outcome);
      }
    },
  );
};
