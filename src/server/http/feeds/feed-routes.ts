import type { FastifyInstance, FastifyReply } from 'fastify';
import { feedHeaders, type Feed } from '../../../contracts/feed.ts';
import { isRecord } from '../../../lib/is-record.ts';
import { failures } from '../routes.ts';

export interface FeedRoute {
  /** With at most one parameter, such as '/api/x/:coin'; a path that ends in a slash is also served without it. */
  readonly path: string;
  readonly param?: object;
  /** A query parameter instead of a path parameter, with its schema. */
  readonly query?: { readonly name: string; readonly schema: object };
  /** Absent for a text. */
  readonly body?: object;
  readonly type?: string;
  /** `param` is the route's only parameter, decoded; empty if it has none. */
  load(param: string): Promise<Feed<unknown>>;
}

export function addFeedRoutes(app: FastifyInstance, routes: readonly FeedRoute[]): void {
  for (const route of routes) {
    addRoute(app, route, { hide: false });
    if (route.path.endsWith('/')) addRoute(app, { ...route, path: route.path.slice(0, -1) }, { hide: true });
  }
}

function addRoute(app: FastifyInstance, route: FeedRoute, { hide }: { readonly hide: boolean }): void {
  const { path, param, query, body, type } = route;
  const name = /:(\w+)/.exec(path)?.[1];
  const params = name !== undefined && {
    params: { type: 'object', required: [name], properties: { [name]: param ?? { type: 'string' } } },
  };
  const ok = type === undefined ? body : { content: { [type]: { schema: { type: 'string' } } } };
  const querystring = query && {
    querystring: { type: 'object', required: [query.name], properties: { [query.name]: query.schema } },
  };
  const schema = { hide, ...params, ...querystring, response: { 200: ok, ...failures } };
  app.get(path, { schema }, async (request, reply) => {
    const feed = await route.load(
      query ? readText(request.query, query.name) : readText(request.params, name ?? ''),
    );
    if (type !== undefined) reply.type(type);
    return sendFeed(reply, feed);
  });
}

function readText(sent: unknown, name: string): string {
  const text = isRecord(sent) ? sent[name] : undefined;
  return typeof text === 'string' ? text : '';
}

function sendFeed(reply: FastifyReply, feed: Feed<unknown>): unknown {
  reply.headers({
    [feedHeaders.source]: feed.source,
    [feedHeaders.asOf]: feed.asOf,
    [feedHeaders.state]: feed.state,
    ...(feed.skipped !== undefined && { [feedHeaders.skipped]: String(feed.skipped) }),
  });
  return feed.value;
}
