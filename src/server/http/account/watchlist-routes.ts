import { watchlistPath, watchlistSchema, watchSchema } from '../../../contracts/watchlist.ts';
import { assertNever } from '../../../lib/assert-never.ts';
import type { Context } from '../../domain/context.ts';
import { listWatched, unwatchCoin, watchCoin } from '../../domain/watchlist.ts';
import { AppError } from '../app-error.ts';
import { contextOf, long } from '../costs.ts';
import { callerOf } from '../guards.ts';
import type { Limiters } from '../limits.ts';
import { failures, noBodySchema, type Routes } from '../routes.ts';
import { coinParams, newCoinParams } from './coin-params.ts';

const response = { 200: watchlistSchema, ...failures } as const;

export const watchlistRoutes: Routes<{ context: Context; limiters: Limiters }> = async (
  app,
  { context, limiters },
) => {
  app.get(watchlistPath, { onRequest: limiters.reads, config: long, schema: { response } }, async (request) =>
    listWatched(contextOf(request), callerOf(request)),
  );
  app.put(
    `${watchlistPath}/:coin`,
    {
      onRequest: limiters.saves,
      config: long,
      schema: { params: newCoinParams, body: watchSchema, response },
    },
    async (request) => {
      const caller = callerOf(request);
      const { coin } = request.params;
      const outcome = await watchCoin(context, caller, { coin, name: request.body.name });
      switch (outcome.kind) {
        case 'watched':
          return listWatched(contextOf(request), caller);
        case 'full':
          throw new AppError('WATCHLIST_FULL');
        case 'member-gone':
          throw new AppError('NO_SESSION');
        default:
          return assertNever(outcome);
      }
    },
  );
  app.delete(
    `${watchlistPath}/:coin`,
    { onRequest: limiters.saves, config: long, schema: { params: coinParams, body: noBodySchema, response } },
    async (request) => {
      const caller = callerOf(request);
      await unwatchCoin(context, caller, request.params.coin);
      return listWatched(contextOf(request), caller);
    },
  );
};
