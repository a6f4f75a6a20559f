import { coinHistoryPath, coinHistorySchema } from '../../../contracts/coin-history.ts';
import { deskPath, deskSchema } from '../../../contracts/desk.ts';
import { storedCoinId } from '../../../contracts/watchlist.ts';
import { readDesk } from '../../domain/desk/desk.ts';
import { readCoinHistory } from '../../domain/queries/coin-history.ts';
import { contextOf, long } from '../costs.ts';
import { callerOf } from '../guards.ts';
import type { Limiters } from '../limits.ts';
import { failures, type Routes } from '../routes.ts';

export const deskRoutes: Routes<{ limiters: Limiters }> = async (app, { limiters }) => {
  app.get(
    deskPath,
    { onRequest: limiters.reads, config: long, schema: { response: { 200: deskSchema, ...failures } } },
    async (request) => readDesk(contextOf(request), callerOf(request)),
  );
  app.get(
    `${coinHistoryPath}/:coin`,
    {
      onRequest: limiters.reads,
      config: long,
      schema: {
        params: { type: 'object', required: ['coin'], properties: { coin: storedCoinId } },
        response: { 200: coinHistorySchema, ...failures },
      },
    },
    async (request) => readCoinHistory(contextOf(request), callerOf(request), request.params.coin),
  );
};
