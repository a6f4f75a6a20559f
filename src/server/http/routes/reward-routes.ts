import { assertNever } from '../../../lib/assert-never.ts';
import { claimRequestSchema, claimSchema, dailySchema, ledgerSchema } from '../../../contracts/rewards.ts';
import { bases } from '../../../contracts/config.ts';
import { claimRewards, collectDaily, loadLedger } from '../../domain/rewards.ts';
import type { Context } from '../../domain/context.ts';
import { AppError } from '../app-error.ts';
import { callerOf } from '../guards.ts';
import type { Limiters } from '../limits.ts';
import { failures, noBodySchema, type Routes } from '../routes.ts';

/** Reward coins: claims, the daily collection, the ledger. */
export const rewardRoutes: Routes<{ context: Context; limiters: Limiters }> = async (
  app,
  { context, limiters },
) => {
  app.post(
    `${bases.report}/coin/:email`,
    {
      onRequest: limiters.claims,
      schema: { body: claimRequestSchema, response: { 200: claimSchema, ...failures } },
    },
    async (request) => {
      const result = await claimRewards(context, callerOf(request), request.body.module_name);
      switch (result.kind) {
        case 'claimed':
          return result.claim;
        case 'not-saved':
          throw new AppError('NOT_SAVED');
        case 'unknown':
          throw new AppError('INVALID_FIELD', {
            fields: [{ path: 'module_name', message: 'There is no such module or section.' }],
          });
        default:
          return assertNever(result);
      }
    },
  );
  app.post(
    `${bases.report}/coin/:email/daily`,
    {
      onRequest: limiters.daily,
      schema: { body: noBodySchema, response: { 200: dailySchema, ...failures } },
    },
    async (request) => {
      const daily = await collectDaily(context, callerOf(request));
      if (daily) return daily;
      request.log.error("the clock stands before a member's last daily collection: nothing was paid");
      throw new AppError('BUSY');
    },
  );
  app.get(
    `${bases.report}/coin/:email/ledger`,
    { onRequest: limiters.reads, schema: { response: { 200: ledgerSchema, ...failures } } },
    async (request) => loadLedger(context, callerOf(request)),
  );
};
