import type { FastifyReply } from 'fastify';
import { feedHeaders, type Feed } from '../../contracts/feed.ts';

/** The body of a feed's answer; where it is from and how old it is goes into the headers. */
export function sendFeed<T>(reply: FastifyReply, feed: Feed<T>): T {
  reply.headers({
    [feedHeaders.source]: feed.source,
    [feedHeaders.asOf]: feed.asOf,
    [feedHeaders.state]: feed.state,
  });
  return feed.value;
}
