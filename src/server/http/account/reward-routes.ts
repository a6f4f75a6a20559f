import { assertNever } from '../../../lib/assert-never.ts';
import {
  claimRequestSchema,
  claimSchema,
  dailySchema,
  ledgerSchema,
  type Claim,
} from '../../../contracts/rewards.ts';
import { bases } from '../../../contracts/config.ts';
import { claimRewards, collectDaily, loadLedger, type ClaimOutcome } from '../../domain/rewards.ts';
import type { Context } from '../../domain/context.ts';
import { AppError } from '../app-error.ts';
import { contextOf, long } from '../costs.ts';
import { callerOf } from '../guards.ts';
import type { Limiters } from '../limits.ts';
import { failures, noBodySchema, type Routes } from '../routes.ts';

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
    async (request) => sendClaim(await claimRewards(context, callerOf(request), request.body.module_name)),
  );
  app.post(
    `${bases.report}/coin/:email/daily`,
    {
      onRequest: limiters.daily,
      schema: { body: noBodySchema, response: { 200: dailySchema, ...failures } },
    },
    async (request) => {
      const outcome = await collectDaily(context, callerOf(request));
      switch (outcome.kind) {
        case 'collected':
          return outcome.daily;
        case 'member-gone':
          throw new AppError('NO_SESSION');
        case 'clock-went-back':
          request.log.error("the clock stands before a member's last daily collection: nothing was paid");
          throw new AppError('BUSY');
        default:
          return assertNever(outcome);
      }
    },
  );
  app.get(
    `${bases.report}/coin/:email/ledger`,
    { onRequest: limiters.reads, config: long, schema: { response: { 200: ledgerSchema, ...failures } } },
    async (request) => loadLedger(contextOf(request), callerOf(request)),
  );
};

function sendClaim(outcome: ClaimOutcome): Claim {
  switch (outcome.kind) {
    case 'claimed':
      return outcome.claim;
    case 'not-saved':
      throw new AppError('NOT_SAVED');
    case 'member-gone':
      throw new AppError('NO_SESSION');
    case 'unknown':
      throw new AppError('INVALID_FIELD', {
        fields: [{ path: 'module_name', message: 'There is no such module or section.' }],
      });
    default:
      return assertNever(outcome);
  }
}
