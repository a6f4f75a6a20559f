import { LRUCache } from 'lru-cache';
import type { Clock } from '../../ports/clock.ts';
import { day } from './call-budget.ts';
import { LoadFailure } from './load-failure.ts';

/** Routes of one address that refused a call, and are then not called for a day. */
export interface RoutePauses {
  /** Throws LoadFailure 'refused' while the path's route is paused. */
  check(path: string): void;
  pause(path: string): void;
}

/** Paths without a pattern are separate routes, and some contain members' search words. */
const maxRoutes = 1000;

/**
 * A plan may exclude one route, and one id may be blocked: neither concerns the source's other routes. `patterns` are
 * routes with a star for each id, such as '/coins/*'. A path that matches none is a separate route with its query: a
 * source may refuse the words that one member searches for.
 */
export function buildRoutePauses(clock: Clock, patterns: readonly string[]): RoutePauses {
  const ends = new LRUCache<string, number>({ max: maxRoutes });
  const findRoute = (path: string) => {
    const pathname = toPathname(path);
    return patterns.find((pattern) => matches(pattern, pathname)) ?? path;
  };
  return {
    check(path) {
      const end = ends.get(findRoute(path)) ?? 0;
      if (clock.now() < end)
        throw new LoadFailure('refused', `not called until ${new Date(end).toISOString()}, after a refusal`);
    },
    pause: (path) => void ends.set(findRoute(path), clock.now() + day),
  };
}

function matches(pattern: string, pathname: string): boolean {
  const parts = pathname.split('/');
  const expected = pattern.split('/');
  return (
    parts.length === expected.length && expected.every((part, index) => part === '*' || part === parts[index])
  );
}

/** A path without its query, which may contain a key or what a member typed. */
export function toPathname(path: string): string {
  return path.replace(/\?.*/s, '');
}
