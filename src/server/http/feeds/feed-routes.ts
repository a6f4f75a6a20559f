import type { FastifyInstance, FastifyReply } from 'fastify';
import { feedHeaders, type Feed } from '../../../contracts/feed.ts';
import { isRecord } from '../../../lib/is-record.ts';
import { failures } from '../routes.ts';

/** A GET route that sends what a feed has. */
export interface FeedRoute {
  /** With at most one parameter, such as '/api/x/:coin'; a path that ends in a slash is served without it, too. */
  readonly path: string;
  /** What its parameter must be like, where that is not for the feed to say. */
  readonly param?: object;
  /** A parameter of the address that it takes instead, and what that must be like. */
  readonly query?: { readonly name: string; readonly schema: object };
  /** The body's JSON Schema; absent where `type` says that it is a text. */
  readonly body?: object;
  /** The content type of a text. */
  readonly type?: string;
  /** `param` is the one parameter as it was sent, decoded; empty where there is none. */
  load(param: string): Promise<Feed<unknown>>;
}

interface Shown {
  /** Left out of the description of the routes. */
  readonly hide: boolean;
}

/** Registers routes that send feeds. */
export function addFeedRoutes(app: FastifyInstance, routes: readonly FeedRoute[]): void {
  for (const route of routes) {
    addRoute(app, route, { hide: false });
    if (route.path.endsWith('/')) addRoute(app, { ...route, path: route.path.slice(0, -1) }, { hide: true });
  }
}

function addRoute(app: FastifyInstance, route: FeedRoute, { hide }: Shown): void {
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

/** A feed's value as the body; where it is from and how old it is goes into the headers. */
function sendFeed(reply: FastifyReply, feed: Feed<unknown>): unknown {
  reply.headers({
    [feedHeaders.source]: feed.source,
    [feedHeaders.asOf]: feed.asOf,
    [feedHeaders.state]: feed.state,
    ...(feed.skipped !== undefined && { [feedHeaders.skipped]: String(feed.skipped) }),
  });
  return feed.value;
}
