import { bases } from '../../../contracts/config.ts';
import { sourceListSchema } from '../../../contracts/sources.ts';
import type { SourceRegister } from '../../ports/sources.ts';
import { failures, type Routes } from '../routes.ts';

interface SourceOptions {
  readonly sources: SourceRegister;
}

export const sourceRoutes: Routes<SourceOptions> = async (app, { sources }) => {
  app.get(
    `${bases.api}/sources`,
    { schema: { response: { 200: sourceListSchema, ...failures } } },
    async () => sources.list(),
  );
};
