import type { Feed } from '../../contracts/feed.ts';

/** After how many ms what is not live yet is asked for again. */
const nextTry = 5000;
const triesForLive = 5;
/** The same for what waits for a source's calls of the next minute: further tries, further apart. */
const laterTry = 20_000;
const triesForTurn = triesForLive + 4;

/** A failed call is logged once, so nothing is asked again unless somebody wants it; offline it fails at once. */
export const askOnce = {
  retry: false,
  refetchOnWindowFocus: false,
  // What failed is asked for again once the network is back.
  refetchOnReconnect: ({ state }: { readonly state: { readonly status: string } }) =>
    state.status === 'error',
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
export function untilLive(asked: AskedFeed): number | false {
  return isLive(asked) || countTries(asked) >= triesForLive ? false : nextTry;
}

/** The same for what sources give that bear few calls a minute: it goes on until their next minute is over. */
export function untilTurn(asked: AskedFeed): number | false {
  const soon = untilLive(asked);
  if (soon !== false) return soon;
  return isLive(asked) || countTries(asked) >= triesForTurn ? false : laterTry;
}

function isLive({ state }: AskedFeed): boolean {
  return state.data === undefined || state.data.state === 'live' || state.data.state === 'empty';
}

function countTries({ state }: AskedFeed): number {
  return state.dataUpdateCount + state.errorUpdateCount;
}
