import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Cost } from './costs.ts';

export interface RouteEntry {
  readonly method: string;
  /** As registered, such as /api/report/coin/:email. */
  readonly url: string;
  readonly isPublic: boolean;
  readonly emailIn: 'body' | undefined;
  readonly cost: Cost | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Call it once the app is ready. */
    readonly listRoutes: () => readonly RouteEntry[];
  }
}

export function addRouteTable(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  // Plugins may still change a route's config after this hook, so it is read at each call of the list.
  app.addHook('onRoute', (route) => void routes.push(route));
  app.decorate('listRoutes', () => routes.flatMap(toEntries));
}

function toEntries({ method, url, config }: RouteOptions): readonly RouteEntry[] {
  return [method].flat().map((one) => ({
    method: one,
    url,
    isPublic: config?.access === 'public',
    emailIn: config?.emailIn,
    cost: config?.cost,
  }));
}
