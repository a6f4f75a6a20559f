import { upstreamIds, type UpstreamId } from '../../src/server/ports/providers.ts';
import { listLiveAnswers } from './live-answers.ts';
import { startUpstreamServer, type UpstreamAnswer } from './upstream-server.ts';

/** The paths of providers that are not under their own name. */
const paths: Readonly<Partial<Record<UpstreamId, string>>> = {
  RSS: '/rss/coindesk.xml',
  COINMARKETCAL: '/coinmarketcal/v1',
};

export interface LiveUpstreams {
  /** The settings of a server with live sources only: those that need no key, or all. */
  readonly env: Readonly<Record<'keyless' | 'keyed', Readonly<Record<string, string>>>>;
  readonly requests: readonly string[];
  /** Sets the response of every path of every provider; undefined restores the recorded ones. */
  answerAll(answer: UpstreamAnswer | undefined): void;
  close(): Promise<void>;
}

/** The settings that replace every provider's address. */
export function toAddresses(toAddress: (id: UpstreamId) => string): Readonly<Record<string, string>> {
  return Object.fromEntries(upstreamIds.map((id) => [`UPSTREAM_${id}_URL`, toAddress(id)]));
}

/** All outside services on one local server with their recorded responses; `now` in ms. */
export async function startLiveUpstreams(now: number): Promise<LiveUpstreams> {
  const server = await startUpstreamServer(listLiveAnswers(now));
  const keyless = {
    UPSTREAMS: 'live',
    AIRDROPS_URL: `${server.base}/airdrops/list.csv`,
    ...toAddresses((id) => `${server.base}${paths[id] ?? `/${id.toLowerCase()}`}`),
  };
  const keys = Object.fromEntries(upstreamIds.map((id) => [`UPSTREAM_${id}_KEY`, `key-of-${id}`]));
  return {
    env: { keyless, keyed: { ...keyless, ...keys } },
    requests: server.requests,
    answerAll: (answer) => server.answerAll(answer),
    close: () => server.close(),
  };
}
