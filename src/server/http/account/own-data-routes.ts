import { Readable } from 'node:stream';
import { exportPath, exportSchema, leavingSchema, type Leaving } from '../../../contracts/user.ts';
import { keepAccount, leave, toLeaving } from '../../domain/account.ts';
import type { ChangeLeavingOutcome } from '../../domain/commands/member-commands.ts';
import type { Context } from '../../domain/context.ts';
import { exportMember } from '../../domain/queries/export-member.ts';
import { AppError } from '../app-error.ts';
import { logAuthEvent } from '../telemetry/auth-log.ts';
import { contextOf } from '../costs.ts';
import { callerOf, formerToo, freshSignIn } from '../guards.ts';
import type { Limiters } from '../limits.ts';
import { failures, noBodySchema, type Routes } from '../routes.ts';

interface OwnDataOptions {
  readonly context: Context;
  readonly limiters: Limiters;
  readonly provesMember: boolean;
}

export const ownDataRoutes: Routes<OwnDataOptions> = async (app, { context, limiters, provesMember }) => {
  const config = { ...formerToo, ...(provesMember && freshSignIn) };
  const schema = { body: noBodySchema, response: { 200: leavingSchema, ...failures } } as const;
  app.get(
    exportPath,
    {
      onRequest: limiters.exports,
      config: { ...config, cost: 'export' },
      schema: { response: { 200: exportSchema, ...failures } },
    },
    async (request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="take-profits.json"')
        // One record at a time: all of them may not fit into memory.
        .send(Readable.from(exportMember(contextOf(request), callerOf(request)))),
  );
  app.put('/api/account/leaving', { onRequest: limiters.saves, config, schema }, async (request) => {
    const leaving = sendLeaving(await leave(context, callerOf(request)));
    logAuthEvent(request, 'account-leaving');
    return leaving;
  });
  app.delete(
    '/api/account/leaving',
    { onRequest: limiters.saves, config: formerToo, schema },
    async (request) => {
      const leaving = sendLeaving(await keepAccount(context, callerOf(request)));
      logAuthEvent(request, 'account-kept');
      return leaving;
    },
  );
};

function sendLeaving(outcome: ChangeLeavingOutcome): Leaving {
  if (outcome.kind === 'member-gone') throw new AppError('NO_SESSION');
  return toLeaving(outcome.leavesAt);
}
