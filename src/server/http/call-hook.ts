import type { onRequestHookHandler } from 'fastify';
import type { CallFor } from '../ports/sources.ts';
import { callerOf } from './guards.ts';
import type { Limiters } from './limits.ts';

/** Runs the rest of a request so that outside services are called for its member; it runs after the guards. */
export function buildCallHook(callFor: CallFor, { misses }: Pick<Limiters, 'misses'>): onRequestHookHandler {
  return (request, _, done) => {
    callFor({ memberId: callerOf(request).memberId, countMiss: () => misses(request) }, done);
  };
}
