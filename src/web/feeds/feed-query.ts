import type { Feed } from '../../contracts/feed.ts';

const nextTry = 5000;
const triesForLive = 5;

/** A failed call is logged once, so nothing is asked again unless somebody wants it; offline it fails at once. */
export const askOnce = {
  retry: false,
  refetchOnWindowFocus: false,
  networkMode: 'always',
  staleTime: 60_000,
} as const;

interface AskedFeed {
  readonly state: {
    readonly data: Feed<unknown> | undefined;
    readonly dataUpdateCount: number;
    readonly errorUpdateCount: number;
  };
}

/** When to ask again, in ms: the sample or an older value stands in while a live one is on its way, not for ever. */
export function untilLive({ state }: AskedFeed): number | false {
  const tries = state.dataUpdateCount + state.errorUpdateCount;
  const isLive = state.data === undefined || state.data.state === 'live';
  return isLive || tries >= triesForLive ? false : nextTry;
}
