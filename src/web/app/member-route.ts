import { lazy } from 'react';
import type { ComponentType } from 'react';

interface RoutePlace {
  readonly path: string;
  /** The document's title; the page's heading says at least as much. */
  readonly title: string;
  /** May be read before the disclaimer is agreed to. */
  readonly isOpen?: boolean;
  /** Paths of other pages that it shows below its own. */
  readonly embeds?: readonly string[];
}

export interface MemberRoute extends RoutePlace {
  readonly Page: ComponentType;
  /** Fetches the page's code ahead; rejects when it cannot be had. */
  readonly load: () => Promise<unknown>;
}

/** A page whose code is a chunk of its own. */
export function toMemberRoute(place: RoutePlace, load: () => Promise<ComponentType>): MemberRoute {
  return { ...place, load, Page: lazy(async () => ({ default: await load() })) };
}
